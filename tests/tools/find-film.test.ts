import { describe, expect, it } from 'vitest';

import type { Resolution } from '#tools/context.ts';
import type { OutputFilm } from '#tools/film-output.ts';
import { findFilm, findInList } from '#tools/find-film.ts';
import { aBatch, aFavourite, aFilm, aWatched, type Held } from '#tests/support/builders.ts';
import { toolsInMemory } from './harness.ts';

const brief = (found: Resolution<OutputFilm>) => {
  if (found.kind === 'none') return 'none';
  const films = found.kind === 'one' ? [found.film] : found.candidates;
  return films.map(({ title, year }) => `${title} ${year}`).join(' | ');
};
const find = async (title: string, held: Held = {}, year?: number) =>
  brief(await findFilm(toolsInMemory(held).ports, { title, ...(year === undefined ? {} : { year }) }));
const historyOf = (...films: Parameters<typeof aFilm>[0][]) => ({
  history: [aBatch({ recommendations: films.map((film) => aFilm(film)) })],
});

describe('the film that a title means', () => {
  it.each([
    ['Yıldızlararası', 'Yıldızlararası 2014'],
    ['interstellar', 'Yıldızlararası 2014'],
    ['Hiç Çekilmemiş', 'none'],
    ['', 'none'],
    ['Baba', 'Baba 1972 | Baba 2020'],
    ['The Father', 'Baba 2020'],
    ['Can Dostum', 'Can Dostum 2011 | Good Will Hunting 1997'],
  ])('%o in the catalogue: %s', async (title, expected) => {
    expect(await find(title)).toBe(expected);
  });

  it.each([
    [1972, 'Baba 1972'],
    [2021, 'Baba 2020'],
    [1999, 'none'],
  ])('is narrowed by the year %i, within one', async (year, expected) => {
    expect(await find('Baba', {}, year)).toBe(expected);
  });

  it.each<[string, Held]>([
    ['history', historyOf({ title: 'Köprüdekiler', year: 2009 })],
    ['favourites', { favourites: [aFavourite({ title: 'Köprüdekiler', year: 2009 })] }],
    ['watched films', { watched: [aWatched({ title: 'Köprüdekiler', year: 2009 })] }],
  ])('may be one that only the %s know', async (_list, held) => {
    expect(await find('köprüdekiler', held)).toBe('Köprüdekiler 2009');
    expect(await find("Köprüdekiler'i", held)).toBe('Köprüdekiler 2009');
    expect(await find('Köprüdekiler', held, 2010)).toBe('Köprüdekiler 2009');
    expect(await find('Köprüdekiler', held, 1990)).toBe('none');
  });

  it('is the record rather than the catalogue’s film, where both are the same', async () => {
    const shown = aFilm({ id: 'rec_7', title: 'Yıldızlararası', year: 2014, plot: 'Benim konum burada.' });
    const found = await findFilm(toolsInMemory({ history: [aBatch({ recommendations: [shown] })] }).ports, {
      title: 'Interstellar',
    });
    expect(found).toMatchObject({ kind: 'one', film: { id: 'rec_7', plot: 'Benim konum burada.' } });
  });

  it('is one film, though a record has its original title and the catalogue its Turkish one', async () => {
    const held = historyOf({ title: 'Inception', year: 2010 });
    expect(await find('Inception', held)).toBe('Inception 2010');
    expect(await find('Başlangıç', held)).toBe('Inception 2010');
  });

  it('is one film, however often it was recommended', async () => {
    const film = { title: 'Köprüdekiler', year: 2009 };
    const held = {
      history: [1, 2, 3].map((n) => aBatch({ recommendations: [aFilm({ ...film, id: `rec_${n}` })] })),
      favourites: [aFavourite({ ...film, id: 'rec_2' })],
    };
    expect(await find('Köprüdekiler', held)).toBe('Köprüdekiler 2009');
  });

  it('is never guessed: a shown film of that name stands beside the others', async () => {
    expect(await find('Baba', historyOf({ title: 'Baba', year: 2020 }))).toBe('Baba 2020 | Baba 1972');
    expect(await find('Can Dostum', historyOf({ title: 'Can Dostum', year: 2011 }))).toBe(
      'Can Dostum 2011 | Good Will Hunting 1997',
    );
  });

  it('does not compete with a near miss of the catalogue', async () => {
    const { ports } = toolsInMemory(historyOf({ title: 'Babam', year: 2017 }));
    const baba = await ports.catalogue.resolve('Baba', 1972);
    const nearMiss = { ...ports, catalogue: { ...ports.catalogue, resolve: async () => baba } };
    expect(brief(await findFilm(nearMiss, { title: 'Babam' }))).toBe('Babam 2017');
  });
});

describe('the film that a title means within a list', () => {
  const inList = async (title: string, held: Held, year?: number) => {
    const { ports } = toolsInMemory(held);
    return brief(
      await findInList(ports, ports.library.favourites, { title, ...(year === undefined ? {} : { year }) }),
    );
  };
  const baba1972 = aFavourite({ title: 'Baba', year: 1972 });
  const baba2020 = aFavourite({ title: 'Baba', year: 2020 });

  it('is the only one of that name in it, though the catalogue knows more', async () => {
    expect(await inList('baba', { favourites: [baba2020] })).toBe('Baba 2020');
    expect(
      await inList('Can Dostum', { favourites: [aFavourite({ title: 'Good Will Hunting', year: 1997 })] }),
    ).toBe('Good Will Hunting 1997');
  });

  it('is asked for where the list itself holds two', async () => {
    const favourites = [baba1972, baba2020];
    expect(await inList('Baba', { favourites })).toBe('Baba 1972 | Baba 2020');
    expect(await inList('Baba', { favourites }, 2020)).toBe('Baba 2020');
  });

  it('is found by the other of its titles', async () => {
    expect(await inList('The Godfather', { favourites: [baba1972] })).toBe('Baba 1972');
    expect(await inList('Başlangıç', { favourites: [aFavourite({ title: 'Inception', year: 2010 })] })).toBe(
      'Inception 2010',
    );
  });

  it('is the one in the list, not another record of the film', async () => {
    const shown = aFilm({ id: 'rec_shown', title: 'Inception', year: 2010 });
    const { ports } = toolsInMemory({
      history: [aBatch({ recommendations: [shown] })],
      favourites: [aFavourite({ id: 'rec_kept', title: 'Başlangıç', year: 2010 })],
    });
    expect(await findInList(ports, ports.library.favourites, { title: 'Inception' })).toMatchObject({
      film: { id: 'rec_kept' },
    });
  });

  it('is told where it is not in the list, and unknown where nobody knows it', async () => {
    expect(await inList('Yıldızlararası', { favourites: [baba1972] })).toBe('Yıldızlararası 2014');
    expect(await inList('Hiç Çekilmemiş', { favourites: [baba1972] })).toBe('none');
  });
});
