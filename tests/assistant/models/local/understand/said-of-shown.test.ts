import { describe, expect, it } from 'vitest';

import { readMessage } from '#assistant/models/local/understand/read-message.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const found = (text: string) => readMessage(text, index, 2026).found;

describe('what is said of films on the screen', () => {
  it.each([
    'bunlar iç karartıcı, neşeli bir şey ver',
    'bunlar çok karanlık daha aydınlık bişey',
    'bu çok karanlık ya hafif bişey',
    'hepsi karanlık ya',
    'üçü de karanlık',
  ])('is not wished: %s', (text) => {
    const { themes, avoidThemes } = found(text);
    expect({ themes, avoidThemes }).toEqual({ themes: [], avoidThemes: ['karanlık'] });
  });

  it('is not wished, whatever is told after it', () => {
    expect(found('bunlarda çok küfür var annemle izliycem daha temizi lazım')).toMatchObject({
      avoidTones: ['küfürlü'],
    });
    expect(found('küfür bol olsun')).toMatchObject({ tones: ['küfürlü'] });
  });

  it.each(['hepsi eski bunların daha yeni olsun', 'bunlar eski', 'çok uzun bunlar'])(
    'is no bound: %s',
    (text) => {
      expect(found(text)).not.toHaveProperty('maxYear');
      expect(found(text)).not.toHaveProperty('minDuration');
    },
  );

  it.each(['yabancı niye verdin türk filmi olcak', 'neden yabancı film çıktı ki türk filmi olsun'])(
    'is not what came and should not have: %s',
    (text) => {
      expect(found(text)).toMatchObject({ origin: 'yerli' });
    },
  );

  it('nor is it the years of what came', () => {
    expect(found('niye hep eski verdin yeni olsun')).not.toHaveProperty('maxYear');
  });

  it('may be a kind, beside the one that is wished', () => {
    expect(found('bunlar romantik komedi ya gerilim istedim ben')).toMatchObject({
      genres: ['Gerilim'],
      excludeGenres: ['Romantik', 'Komedi'],
    });
  });

  it.each([
    ['hepsi komedi olsun', ['Komedi']],
    ['ben korku o romantik', ['Korku', 'Romantik']],
    ['bu gece korku', ['Korku']],
    ['ikisi de aksiyon sever', ['Aksiyon']],
  ])('is something else than what is wished for all: %s', (text, genres) => {
    expect(found(text).genres).toEqual(genres);
  });
});

describe('an objection to a kind', () => {
  it.each([
    ['romantik çok bariz olur ya', ['Romantik']],
    ['korku bu saatte ağır gelir', ['Korku']],
    ['komedi çok sıradan kaçar', ['Komedi']],
    ['dram bayık kaçar şimdi', ['Drama']],
  ])('refuses it: %s', (text, excludeGenres) => {
    expect(found(text)).toMatchObject({ genres: [], excludeGenres });
  });

  it.each([
    ['komedi iyi gelir', ['Komedi']],
    ['korku fena olmaz', ['Korku']],
  ])('is no praise: %s', (text, genres) => expect(found(text)).toMatchObject({ genres, excludeGenres: [] }));
});
