import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { filmSchema, migrateFilm } from '#domain/film.ts';
import { formatDescription } from '#domain/format-description.ts';
import { PLACEHOLDER_POSTER_URL, posterOf } from '#domain/poster.ts';
import { aFilm } from '#tests/support/builders.ts';

describe('migrateFilm: films of older versions', () => {
  it('K-23 leaves a film of today as it is', () => {
    const film = aFilm({ explanation: 'Ağlatır.', isFavorite: true, originalAiId: 3 });
    expect(migrateFilm(film)).toEqual(film);
  });

  it('cuts what nobody could read, and leaves everything else as it is', () => {
    const endless = 'Ş'.repeat(10_000);
    const film = migrateFilm({
      ...aFilm(),
      id: endless,
      title: endless,
      originalTitle: endless,
      director: endless,
      plot: endless,
      explanation: endless,
      actors: [endless, ...Array.from({ length: 500 }, () => 'Aktör')],
      posterUrl: `https://image.example/${endless}`,
      remark: endless,
    });
    expect(film?.title).toMatch(/^Ş{299}…$/u);
    expect(film?.originalTitle).toHaveLength(300);
    expect(film?.director).toHaveLength(300);
    expect(film?.plot).toHaveLength(4000);
    expect(film?.explanation).toHaveLength(4000);
    expect(film?.actors).toHaveLength(100);
    expect(film?.actors[0]).toHaveLength(300);
    expect(film).toMatchObject({
      id: endless,
      posterUrl: `https://image.example/${endless}`,
      remark: endless,
    });
    expect(migrateFilm(film)).toEqual(film);
  });

  it('cuts no letter in two', () => {
    fc.assert(
      fc.property(fc.nat(5), (before) => {
        const film = migrateFilm({ ...aFilm(), title: 'a'.repeat(296 + before) + '🎬'.repeat(10) });
        expect(film?.title.isWellFormed()).toBe(true);
        expect(film?.title.length).toBeLessThanOrEqual(300);
      }),
    );
  });

  it('K-02 reads `name` for `title`', () => {
    expect(migrateFilm({ id: 1, name: 'Av', year: 2020 })).toMatchObject({ id: 1, title: 'Av' });
    expect(migrateFilm({ id: 1, name: 'Eski', title: 'Av' })).toMatchObject({ title: 'Av', name: 'Eski' });
  });

  it('K-02 gives what is missing its default', () => {
    expect(migrateFilm({ id: 'x', title: 'Av' })).toEqual({
      id: 'x',
      title: 'Av',
      year: 0,
      genre: '',
      rating: 0,
      duration: 120,
      actors: ['Bilinmeyen Oyuncu'],
      plot: 'Detay bulunamadı.',
      description: '',
      posterUrl: PLACEHOLDER_POSTER_URL,
    });
  });

  it.each([
    ['year', '2014', 2014],
    ['year', 2014.7, 2014],
    ['year', 'bilinmiyor', 0],
    ['rating', '8,1', 8.1],
    ['rating', 11, 10],
    ['rating', -1, 0],
    ['duration', '95', 95],
    ['duration', '', 120],
    ['duration', 0, 120],
    ['duration', null, 120],
    ['genre', ['Drama', ' Suç '], 'Drama, Suç'],
    ['genre', 4, ''],
    ['actors', 'Türkan Şoray, Kadir İnanır', ['Türkan Şoray', 'Kadir İnanır']],
    ['actors', ['Türkan Şoray', 5, ''], ['Türkan Şoray']],
    ['actors', [], ['Bilinmeyen Oyuncu']],
    ['posterUrl', '', PLACEHOLDER_POSTER_URL],
    ['explanation', 5, undefined],
    ['isFavorite', 'evet', undefined],
    ['mood', 'sad', 'sad'],
  ])('reads %s %o as %o', (field, stored, read) => {
    expect(migrateFilm({ id: 'x', title: 'Av', [field]: stored })?.[field]).toEqual(read);
  });

  it('K-05 takes what is missing from the labelled description', () => {
    const description = formatDescription({
      title: 'Av',
      year: 2020,
      rating: 6.5,
      explanation: 'Köyünden kaçan bir kadın.',
      posterUrl: 'https://image.example/av.jpg',
    });
    expect(migrateFilm({ id: 3, description })).toMatchObject({
      title: 'Av',
      year: 2020,
      rating: 6.5,
      plot: 'Köyünden kaçan bir kadın.',
      posterUrl: 'https://image.example/av.jpg',
      description,
    });
    expect(migrateFilm({ id: 3, title: 'Avcı', year: 1999, description })).toMatchObject({
      title: 'Avcı',
      year: 1999,
    });
  });

  it.each([
    null,
    undefined,
    'Av',
    7,
    [],
    [{ id: 1, title: 'Av' }],
    {},
    { id: 1 },
    { title: 'Av' },
    { id: '', title: 'Av' },
    { id: Infinity, title: 'Av' },
    { id: 1.5, title: 'Av' },
  ])('takes %o for no film', (value) => {
    expect(migrateFilm(value)).toBeUndefined();
  });

  describe('gives a sound film or none, whatever the file holds, and the same film the second time', () => {
    const keys = fc.constantFrom(
      ...Object.keys(filmSchema.shape),
      'name',
      'constructor',
      'toString',
      '__proto__',
    );
    const value = fc.oneof(fc.jsonValue(), fc.string(), fc.double(), fc.array(fc.string()));
    const property = fc.property(
      fc.array(fc.tuple(keys, value)),
      fc.string({ minLength: 1 }),
      (entries, title) => {
        const film = migrateFilm(Object.fromEntries([['id', 1], ['title', title], ...entries]));
        if (film === undefined) return;
        expect(filmSchema.safeParse(film).success).toBe(true);
        expect(migrateFilm(film)).toEqual(film);
      },
    );

    it('at random', () => fc.assert(property));

    it('where the id is Infinity', () =>
      fc.assert(property, { examples: [[[['id', Number.POSITIVE_INFINITY]], 'Av']], numRuns: 1 }));
  });
});

describe('K-03 posterOf', () => {
  it.each([
    ['https://image.example/av.jpg', 'https://image.example/av.jpg'],
    [PLACEHOLDER_POSTER_URL, undefined],
    ['https://via.placeholder.com/500x750?text=Poster', undefined],
    ['', undefined],
    ['  ', undefined],
    [undefined, undefined],
  ])('%o: %o', (posterUrl, expected) => {
    expect(posterOf({ posterUrl })).toBe(expected);
  });
});
