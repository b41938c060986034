import { describe, expect, it } from 'vitest';

import { aCatalogueFilm, aFavourite } from '#tests/support/builders.ts';
import { fillSlot } from '#tools/title-input.ts';
import { CATALOGUE, toolsInMemory } from './harness.ts';

const call = (first: string, second: string, year?: number) => ({
  tool: 'compareFilms',
  input: {
    first: { title: first },
    second: year === undefined ? { title: second } : { title: second, year },
  },
});
const run = (first: string, second: string, year?: number) =>
  toolsInMemory().run('compareFilms', call(first, second, year).input);

describe('compareFilms', () => {
  it('V-01 compares films by Turkish or original title, with the themes that both have', async () => {
    const films = [
      ...CATALOGUE,
      aCatalogueFilm({ title: 'Av', year: 1990, duration: 90, themes: ['deniz', 'yas'] }),
      aCatalogueFilm({ title: 'Kıyı', originalTitle: 'Shore', year: 2001, duration: 130, themes: ['yas'] }),
    ];
    const { run } = toolsInMemory({ films });
    expect(await run('compareFilms', call('Av', 'Shore').input)).toMatchObject({
      status: 'done',
      first: { title: 'Av' },
      second: { title: 'Kıyı' },
      longer: 'second',
      newer: 'second',
      themes: ['yas'],
    });
  });

  it.each([
    ['first', 'Baba', 'Inception'],
    ['second', 'Inception', 'Baba'],
  ])('V-03 says that the %s title is open', async (slot, first, second) => {
    expect(await run(first, second)).toMatchObject({
      status: 'ambiguous',
      slot,
      candidates: [{ year: 1972 }, { year: 2020 }],
    });
  });

  it('V-03 keeps the other title when the open one is filled', () => {
    expect(fillSlot(call('Baba', 'Inception'), 'first', { title: 'Baba', year: 1972 }).input).toEqual({
      first: { title: 'Baba', year: 1972 },
      second: { title: 'Inception' },
    });
  });

  it('says which title nobody knows, as it was said', async () => {
    expect(await run('Inception', 'Hiç Çekilmemiş')).toEqual({ status: 'notFound', title: 'Hiç Çekilmemiş' });
  });

  it('wants two films that are not the same', async () => {
    expect(await run('Başlangıç', 'Inception')).toMatchObject({
      status: 'failed',
      message: 'İkisi de aynı film: Başlangıç. Karşılaştırmak için başka bir film söyler misin?',
    });
  });

  it('knows films that only the person’s records hold', async () => {
    const { run } = toolsInMemory({ favourites: [aFavourite({ title: 'Gizli Film', year: 2020 })] });
    expect(await run('compareFilms', call('Gizli Film', 'Inception').input)).toMatchObject({
      status: 'done',
      themes: [],
    });
  });
});
