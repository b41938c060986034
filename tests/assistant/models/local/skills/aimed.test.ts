import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

import { converse } from '../converse.ts';

const { index } = await builtInCatalogue();
const found = (text: string) => readMessage(text, index, 2026).found;

describe('what somebody tells of themselves', () => {
  it.each([
    ['gençlik yıllarımdan bir film', 'themes'],
    ['avmde gece nöbetçisiyim bir film aç', 'themes'],
  ])('is no subject of the film: “%s”', (text, field) => {
    expect(found(text)).toMatchObject({ [field]: [] });
  });

  it('is no age of who watches', () => {
    expect(
      readMessage('ortaokul zamanlarım 2001 o yıllara ışınla beni', index, 2026).bounds,
    ).not.toHaveProperty('maxAge');
  });
});

describe('what is refused by idiom', () => {
  it.each([
    ['gülmekten başka derdimiz yok', { genres: ['Komedi'], excludeGenres: [] }],
    ['amerikan filmi görmekten içim şişti', { countries: [], avoidThemes: ['ABD'] }],
    ['cin yeter artık', { themes: [], avoidThemes: ['cin'] }],
    ['marvel dışı süper kahraman', { themes: ['süper kahraman'], excludeTitles: ['Marvel'] }],
    ['hint düğünü olmasın ama hint filmi olsun', { countries: ['Hindistan'], avoidThemes: ['düğün'] }],
  ])('“%s”', (text, wishes) => {
    expect(found(text)).toMatchObject(wishes);
  });

  it('is a rating below the one that is named', () => {
    const { bounds } = readMessage('puanı sekizin altındaysa hiç uğraştırma beni', index, 2026);
    expect(bounds).toMatchObject({ minRating: 8 });
  });
});

describe('right after a film was marked as watched', () => {
  it.each([
    ['bana geçmedi valla 4 anca', 2],
    ['ağladım valla, 5', 5],
    ['8 veririm', 4],
    ['harikaydı 4', 4],
  ])('a number is its points, and stars where it is praised: “%s”', async (said, stars) => {
    const turns = await converse(["Titanik'i izledim", said]);
    expect(turns.at(-1)?.calls).toEqual([['rateFilm', { title: 'Titanik', stars }]]);
  });

  it.each(['4 veririm', '4'])('a number that may be either is asked about: “%s”', async (said) => {
    const turns = await converse(["Titanik'i izledim", said, 'yıldız']);
    expect(turns.at(-1)?.calls).toEqual([['rateFilm', { title: 'Titanik', stars: 4 }]]);
  });
});

describe('what is marked', () => {
  it('is no place that is told beside a film', async () => {
    const [turn] = await converse(["Titanik'i dün gece bitirdim kulübede"]);
    expect(turn?.calls).toEqual([['markWatched', { title: 'Titanik' }]]);
  });
});

describe('a film that is named as somebody’s', () => {
  it.each([
    ["tarkovski'nin aynasını izledim", 'Ayna'],
    ['nuri bilge ceylanın kış uykusunu izledim', 'Kış Uykusu'],
    ['metin erksanın susuz yazını izledim', 'Susuz Yaz'],
  ])('is that film, and no wish for others of theirs: “%s”', (text, title) => {
    const { titles, found: wishes } = readMessage(text, index, 2026);
    expect(titles.map(({ span }) => span.films[0]?.title)).toEqual([title]);
    expect(wishes.people).toEqual([]);
  });

  it('is left out by itself, and not whose it is', () => {
    expect(found("tarantino'nun kill bill hariç filmi")).toMatchObject({
      people: ['Quentin Tarantino'],
      refusedPeople: [],
    });
  });

  it('is left out where others are wished', () => {
    expect(found("nolan'ın tenetinden başka filmi")).toMatchObject({
      people: ['Christopher Nolan'],
      excludeTitles: ['Tenet'],
    });
  });
});

describe('two people', () => {
  it('are counted where it is asked who made more', async () => {
    const [turn] = await converse(['nolan mı daha çok film çekmiş tarantino mu']);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/filmi var/u);
  });
});

describe('news', () => {
  it('brings films that suit it, where nothing else is known of the wish', async () => {
    const [turn] = await converse(['istifayı bastım, bu geceye yakışır bi film yok mu']);
    expect(turn?.calls).toMatchObject([['recommendFilms', { mood: 'happy' }]]);
  });
});
