import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const wishesIn = (text: string) => readMessage(text, index, 2026).found;

describe('what is refused together', () => {
  it.each([
    ['korku olsun ama cin falan türk filmi olmasın', 'cin'],
    ['hayalet filan vampir olmasın korku filmi', 'vampir'],
    ['uzaylı falan vampir olmasın', 'uzaylı'],
  ])('%s', (text, theme) => {
    expect(wishesIn(text)).toMatchObject({ themes: [] });
    expect(wishesIn(text).avoidThemes).toContain(theme);
  });

  it.each(['hasta olan film istemiyorum güldürsün', 'korku istemiyorum güldürsün'])(
    'does not reach a word that wishes by itself: %s',
    (text) => {
      expect(wishesIn(text)).toMatchObject({ genres: ['Komedi'] });
    },
  );

  it('goes no further than a wish that has its own verb', () => {
    expect(wishesIn('komedi falan olur ama dram olmasın').genres).toEqual(['Komedi']);
  });
});

describe('a wish with its own verb before a refusal that looks ahead', () => {
  it.each([
    ['gülelim olmasın dram', { genres: ['Komedi'], excludeGenres: ['Drama'] }],
    ['eğlenelim istemiyorum dram', { mood: 'happy', excludeGenres: ['Drama'] }],
    ['ağlayalım olmasın komedi', { mood: 'sad', excludeGenres: ['Komedi'] }],
    ['gülelim, dram olmasın', { genres: ['Komedi'], excludeGenres: ['Drama'] }],
    ['ağlayalım istemem', { avoidThemes: ['hüzünlü'] }],
  ])('stays a wish: %s', (text, wishes) => expect(wishesIn(text)).toMatchObject(wishes));
});

describe('where something is not to happen', () => {
  it.each([
    ['okulda şiddet olmasın', [], ['şiddet']],
    ['mahallede cinayet olmasın', [], ['cinayet']],
    ['denizde ölüm olmasın', [], ['ölüm']],
    ['okulda geçsin şiddet olmasın', ['okul'], ['şiddet']],
  ])('is neither wished nor refused: %s', (text, themes, avoidThemes) =>
    expect(wishesIn(text)).toMatchObject({ themes, avoidThemes }),
  );
});

describe('a measure that is called too much', () => {
  it.each([
    ['3 saat çok uzun daha kısası yok mu', { maxDuration: 150 }],
    ['2 saat uzun geldi', { maxDuration: 90 }],
    ['150 dakika fazla uzun bana', { maxDuration: 120 }],
    ['90 dakika çok kısa', { minDuration: 90 }],
    ["90'lar çok eski", { minYear: 2000 }],
    ['1990 fazla eski bana', { minYear: 1991 }],
  ])('bounds the other way: %s', (text, bounds) => expect(wishesIn(text)).toMatchObject(bounds));

  it.each([
    ['2 saatten çok uzun olmasın', { maxDuration: 120 }],
    ['2 saatten fazla olsun', { minDuration: 120 }],
    ["1990'dan eski filmler", { maxYear: 1989 }],
  ])('a plain bound stays one: %s', (text, bounds) => expect(wishesIn(text)).toMatchObject(bounds));
});

describe('the time of some lessons', () => {
  it.each([
    ['sınıfta izleticem 40 dakka iki ders', 80],
    ["iki ders 40'ar dakika", 80],
    ['2 kere 45 dk vaktimiz var', 90],
  ])('is all of it: %s', (text, minutes) => expect(wishesIn(text).maxDuration).toBe(minutes));

  it('is not multiplied by a number of films', () => {
    expect(wishesIn('90 dakikalık üç film öner').maxDuration).toBe(90);
  });
});

describe('words that say when or of whom', () => {
  it.each(['yemekten sonra izlenecek romantik bir film', 'maçtan sonra komedi izlicez'])(
    'name no theme: %s',
    (text) => expect(wishesIn(text).themes).toEqual([]),
  );

  it('a youth that is somebody’s is that of their early films', () => {
    const { themes, maxYear, people } = wishesIn("al pacino'nun gençliği");
    expect({ themes, people }).toEqual({ themes: [], people: ['Al Pacino'] });
    expect(maxYear).toBeLessThan(1990);
    expect(wishesIn('gençlik filmi öner').themes).toEqual(['gençlik']);
    expect(wishesIn('yemek filmi öner').themes).toEqual(['yemek']);
  });

  it.each(['ben yeni evliyim eşimle film gecesi', 'yeni evlendik korkarım filmlerden'])(
    'newly wed wants no new film: %s',
    (text) => expect(wishesIn(text).minYear).toBeUndefined(),
  );
});
