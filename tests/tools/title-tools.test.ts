import { describe, expect, it } from 'vitest';

import type { Trailer } from '#domain/trailer.ts';
import { aFavourite, aWatched } from '#tests/support/builders.ts';
import { toolsInMemory } from './harness.ts';

const titleTools = [
  'showFilm',
  'findTrailer',
  'addFavourite',
  'removeFavourite',
  'markWatched',
  'unmarkWatched',
  'addToWatchlist',
  'removeFromWatchlist',
  'hideFilm',
  'unhideFilm',
] as const;

describe.each(titleTools)('%s', (name) => {
  it('says that nobody knows a title, as it was said', async () => {
    const { run, shown } = toolsInMemory();
    expect(await run(name, { title: 'Hiç Çekilmemiş' })).toEqual({
      status: 'notFound',
      title: 'Hiç Çekilmemiş',
    });
    expect(shown).toEqual([]);
  });

  it('answers with candidates where several films fit, and does nothing', async () => {
    const { run, shown, records } = toolsInMemory();
    expect(await run(name, { title: 'Baba' })).toMatchObject({
      status: 'ambiguous',
      candidates: [
        { title: 'Baba', originalTitle: 'The Godfather', year: 1972 },
        { title: 'Baba', originalTitle: 'The Father', year: 2020 },
      ],
    });
    expect(shown).toEqual([]);
    expect([...records.favourites.get(), ...records.watched.get()]).toEqual([]);
  });

  it('takes the year for the answer', async () => {
    const { run } = toolsInMemory({
      favourites: [aFavourite({ title: 'Baba', year: 2020 })],
      watched: [aWatched({ title: 'Baba', year: 2020 })],
    });
    const output = await run(name, { title: 'Baba', year: 2020 });
    expect(output).toMatchObject({ film: { title: 'Baba', year: 2020 } });
  });

  it('gives the film with its facts', async () => {
    const { run } = toolsInMemory();
    expect(await run(name, { title: 'interstellar' })).toMatchObject({
      film: {
        title: 'Yıldızlararası',
        originalTitle: 'Interstellar',
        year: 2014,
        genre: 'Bilim Kurgu, Drama',
        rating: 8.7,
        duration: 169,
        actors: ['Matthew McConaughey', 'Anne Hathaway'],
        director: 'Christopher Nolan',
      },
    });
  });
});

describe('adding and marking', () => {
  it.each([
    ['addFavourite', 'favourites'],
    ['markWatched', 'watched'],
    ['addToWatchlist', 'watchlist'],
    ['hideFilm', 'hidden'],
  ] as const)('Q-07 Q-10 %s puts the film into %s once', async (name, list) => {
    const { run, records } = toolsInMemory();
    expect(await run(name, { title: 'Interstellar' })).toMatchObject({ status: 'done' });
    expect(await run(name, { title: 'Yıldızlararası' })).toMatchObject({ status: 'unchanged' });
    expect(records[list].get().map(({ title }) => title)).toEqual(['Yıldızlararası']);
  });

  it('P-16 are independent of each other', async () => {
    const { run, records } = toolsInMemory({
      favourites: [aFavourite({ title: 'Yıldızlararası', year: 2014 })],
    });
    expect(await run('markWatched', { title: 'Yıldızlararası' })).toMatchObject({ status: 'done' });
    expect(records.favourites.get()).toHaveLength(1);
    expect(records.watched.get()).toHaveLength(1);
  });

  it.each(['addFavourite', 'markWatched'] as const)('%s says so when it could not be saved', async (name) => {
    const { run, ports } = toolsInMemory();
    const refuse = async () => false;
    ports.library.favourites.add = refuse;
    ports.library.watched.add = refuse;
    await expect(run(name, { title: 'Interstellar' })).rejects.toThrow(
      'Bu değişiklik cihazına kaydedilemedi.',
    );
  });
});

describe('removing and unmarking', () => {
  const held = {
    favourites: [
      aFavourite({ title: 'Baba', year: 2020 }),
      aFavourite({ title: 'Köprüdekiler', year: 2009 }),
    ],
    watched: [aWatched({ title: 'Baba', year: 2020 }), aWatched({ title: 'Köprüdekiler', year: 2009 })],
  };

  it.each([
    ['removeFavourite', 'favourites'],
    ['unmarkWatched', 'watched'],
  ] as const)('%s takes the film out of %s, and only that one', async (name, list) => {
    const { run, records } = toolsInMemory(held);
    expect(await run(name, { title: 'baba' })).toMatchObject({ status: 'done', film: { year: 2020 } });
    expect(records[list].get().map(({ title }) => title)).toEqual(['Köprüdekiler']);
    const other = list === 'favourites' ? 'watched' : 'favourites';
    expect(records[other].get()).toHaveLength(2);
  });

  it.each(['removeFavourite', 'unmarkWatched'] as const)(
    '%s finds films the catalogue does not know',
    async (name) => {
      const { run } = toolsInMemory(held);
      expect(await run(name, { title: 'Köprüdekiler' })).toMatchObject({ status: 'done' });
    },
  );

  it.each(['removeFavourite', 'unmarkWatched'] as const)(
    '%s leaves what is not in the list',
    async (name) => {
      const { run, records } = toolsInMemory(held);
      expect(await run(name, { title: 'Baba', year: 1972 })).toMatchObject({
        status: 'unchanged',
        film: { year: 1972 },
      });
      expect([records.favourites.get(), records.watched.get()]).toEqual([held.favourites, held.watched]);
    },
  );

  it.each(['removeFavourite', 'unmarkWatched'] as const)(
    '%s says so when it could not be saved',
    async (name) => {
      const { run, ports } = toolsInMemory(held);
      const refuse = async () => false;
      ports.library.favourites.remove = refuse;
      ports.library.watched.remove = refuse;
      await expect(run(name, { title: 'Baba' })).rejects.toThrow('Bu değişiklik cihazına kaydedilemedi.');
    },
  );
});

describe('showing', () => {
  const trailer: Trailer = {
    key: 'abc',
    name: 'Fragman',
    type: 'Trailer',
    movieTitle: 'Yıldızlararası',
    movieYear: 2014,
    url: 'https://www.youtube.com/embed/abc?autoplay=1',
    thumbnailUrl: 'https://img.youtube.com/vi/abc/hqdefault.jpg',
    watchUrl: 'https://www.youtube.com/watch?v=abc',
  };
  const search =
    'https://www.youtube.com/results?search_query=Y%C4%B1ld%C4%B1zlararas%C4%B1%202014%20fragman';

  it('showFilm opens the detail popup', async () => {
    const { run, shown } = toolsInMemory();
    expect(await run('showFilm', { title: 'Interstellar' })).toMatchObject({ status: 'done' });
    expect(shown).toEqual([['film', 'Yıldızlararası', 2014]]);
  });

  it('findTrailer opens the trailer', async () => {
    const { run, shown } = toolsInMemory({ trailer });
    expect(await run('findTrailer', { title: 'Interstellar' })).toMatchObject({
      status: 'done',
      trailer: { url: trailer.url, watchUrl: trailer.watchUrl },
      searchUrl: search,
    });
    expect(shown).toEqual([
      ['looked for', 'Yıldızlararası', 2014],
      ['trailer', 'Yıldızlararası', 'abc'],
    ]);
  });

  it('findTrailer opens Fragman Bulunamadı, with the video site’s search, where there is none', async () => {
    const { run, shown } = toolsInMemory();
    const output = await run('findTrailer', { title: 'Interstellar' });
    expect(output).toMatchObject({ status: 'done', missing: 'notFound', searchUrl: search });
    expect(output).not.toHaveProperty('trailer');
    expect(shown.at(-1)).toEqual(['trailer', 'Yıldızlararası', undefined]);
  });

  it('V-10 findTrailer says that no movie database is connected', async () => {
    const { run, shown } = toolsInMemory({ trailer: 'notConnected' });
    const output = await run('findTrailer', { title: 'Interstellar' });
    expect(output).toMatchObject({ status: 'done', missing: 'notConnected', searchUrl: search });
    expect(output).not.toHaveProperty('trailer');
    expect(shown.at(-1)).toEqual(['trailer', 'Yıldızlararası', 'notConnected']);
  });
});
