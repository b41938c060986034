import { describe, expect, it } from 'vitest';

import { aBatch, aFavourite, aFilm, aWatched, daysAgo, type Held } from '#tests/support/builders.ts';
import { LIST_LIMIT } from '#tools/list-films.ts';
import { toolsInMemory } from './harness.ts';

const held: Held = {
  favourites: [
    aFavourite({ title: 'Eski', genre: 'Drama', addedToFavoritesAt: daysAgo(9) }),
    aFavourite({ title: 'Yeni', genre: 'Suç, Drama', addedToFavoritesAt: daysAgo(1) }),
    aFavourite({
      title: 'Işıklı Şehir',
      originalTitle: 'City Lights',
      genre: 'Komedi',
      addedToFavoritesAt: daysAgo(5),
    }),
  ],
  watched: [
    aWatched({ title: 'Önce', watchedAt: daysAgo(9) }),
    aWatched({ title: 'Sonra', watchedAt: daysAgo(2) }),
  ],
  history: [
    aBatch({ recommendations: [aFilm({ title: 'Bugün' })], generatedAt: daysAgo(0) }),
    aBatch({ recommendations: [aFilm({ title: 'Dün', genre: 'Korku' }), aFilm({ title: 'Dün 2' })] }),
  ],
};
const list = async (input: object) => {
  const output = await toolsInMemory(held).run('listFilms', input);
  // The harness has held the output to its schema.
  const { films, total } = output as { films: { title: string }[]; total: number };
  expect(total).toBe(films.length);
  return films.map(({ title }) => title);
};

describe('listFilms', () => {
  it.each([
    ['favourites', ['Yeni', 'Işıklı Şehir', 'Eski']],
    ['watched', ['Sonra', 'Önce']],
    ['history', ['Bugün', 'Dün', 'Dün 2']],
  ])('lists %s, newest first', async (name, titles) => {
    expect(await list({ list: name })).toEqual(titles);
  });

  it('narrows by genre', async () => {
    expect(await list({ list: 'favourites', genre: 'Drama' })).toEqual(['Yeni', 'Eski']);
    expect(await list({ list: 'history', genre: 'Korku' })).toEqual(['Dün']);
    expect(await list({ list: 'watched', genre: 'Aile' })).toEqual([]);
  });

  it.each(['isikli', 'ŞEHİR', 'city', ' lights '])('finds %o in either title', async (query) => {
    const { films } = (await toolsInMemory(held).run('listFilms', { list: 'favourites', query })) as {
      films: { title: string }[];
    };
    expect(films.map(({ title }) => title)).toEqual(['Işıklı Şehir']);
  });

  it('takes a blank query for none', async () => {
    const output = await toolsInMemory(held).run('listFilms', { list: 'favourites', query: ' ' });
    expect(output).toMatchObject({ total: 3 });
  });

  it('carries twelve films at most and counts all', async () => {
    const favourites = Array.from({ length: 20 }, (_, i) => aFavourite({ title: `Film ${i}`, year: 2000 }));
    const output = await toolsInMemory({ favourites }).run('listFilms', { list: 'favourites' });
    expect(output).toMatchObject({ total: 20, films: { length: LIST_LIMIT } });
    expect(LIST_LIMIT).toBe(12);
  });

  it('keeps what only records know out of its films', async () => {
    const output = await toolsInMemory(held).run('listFilms', { list: 'history' });
    expect(JSON.stringify(output)).not.toMatch(/recommendedAt|addedToFavoritesAt/u);
  });
});

describe('openTab', () => {
  it('opens the tab', async () => {
    const { run, shown } = toolsInMemory();
    expect(await run('openTab', { tab: 'history' })).toEqual({ status: 'done', tab: 'history' });
    expect(shown).toEqual([['tab', 'history']]);
  });
});
