import { describe, expect, it } from 'vitest';

import { UNKNOWN_TIME, type WatchlistFilm } from '#domain/records.ts';
import { aFilm, aWatched, daysAgo } from '#tests/support/builders.ts';
import { toolsInMemory } from './harness.ts';

const wanted = (title: string, own: Partial<WatchlistFilm> = {}): WatchlistFilm => ({
  ...aFilm({ title, year: 2002 }),
  addedToWatchlistAt: daysAgo(100),
  ...own,
});

describe('removeFromWatchlist and unhideFilm', () => {
  it('Q-07 Q-10 take out that film alone', async () => {
    const { run, records } = toolsInMemory({
      watchlist: [wanted('Uzak'), wanted('Yakın')],
      hidden: [{ ...aFilm({ title: 'Uzak', year: 2002 }), hiddenAt: daysAgo(1) }],
    });
    expect(await run('removeFromWatchlist', { title: 'uzak' })).toMatchObject({ status: 'done' });
    expect(records.watchlist.get().map(({ title }) => title)).toEqual(['Yakın']);
    expect(await run('unhideFilm', { title: 'Uzak' })).toMatchObject({ status: 'done' });
    expect(records.hidden.get()).toEqual([]);
  });
});

describe('rateFilm', () => {
  it('Q-09 keeps the stars as half ones, marks the film, and leaves note and days alone', async () => {
    const note = 'Ağladım';
    const { run, records } = toolsInMemory({ watched: [aWatched({ title: 'Uzak', year: 2002, note })] });
    expect(await run('rateFilm', { title: 'Uzak', stars: 4.5 })).toMatchObject({
      status: 'done',
      stars: 4.5,
    });
    expect(records.watched.get()).toMatchObject([{ score: 9, note }]);
    expect(await run('rateFilm', { title: 'Uzak', stars: 4.5 })).toMatchObject({ status: 'unchanged' });
    expect(await run('rateFilm', { title: 'Interstellar', stars: 3 })).toMatchObject({ status: 'done' });
    expect(records.watched.get()).toHaveLength(2);
    expect(await run('rateFilm', { title: 'Hiç Çekilmemiş', stars: 3 })).toMatchObject({
      status: 'notFound',
    });
  });
});

describe('pickFromWatchlist', () => {
  const films = [
    wanted('Uzun', { duration: 200, genre: 'Drama' }),
    wanted('Kısa', { duration: 80, genre: 'Komedi', addedToWatchlistAt: UNKNOWN_TIME }),
  ];

  it('Q-08 heeds length and genre, and says how long it has waited', async () => {
    const { run } = toolsInMemory({ watchlist: films });
    expect(await run('pickFromWatchlist', { maxDuration: 90 })).toEqual({
      status: 'done',
      film: expect.objectContaining({ title: 'Kısa' }),
      why: '1 saat 20 dakika sürüyor ve listende seni bekliyor.',
    });
    expect(await run('pickFromWatchlist', { genres: ['Drama'] })).toMatchObject({
      film: { title: 'Uzun' },
      why: expect.stringMatching(/3 aydır listende bekliyor\.$/u),
    });
  });

  it('Q-08 says where nothing fits, and comes with the nearest', async () => {
    const { run } = toolsInMemory({ watchlist: films });
    expect(await run('pickFromWatchlist', { genres: ['Korku'], maxDuration: 90 })).toMatchObject({
      film: { title: 'Kısa' },
      why: expect.stringMatching(/^Tam istediğin gibisi listende yok; en yakını bu\./u),
    });
  });

  it('Q-08 Q-04 leaves out what was picked before and what is hidden, until none is left', async () => {
    const hidden = [{ ...aFilm({ title: 'Uzun', year: 2002 }), hiddenAt: daysAgo(1) }];
    const { run } = toolsInMemory({ watchlist: films, hidden });
    expect(await run('pickFromWatchlist', {})).toMatchObject({ film: { title: 'Kısa' } });
    expect(await run('pickFromWatchlist', { not: ['Kısa'] })).toEqual({
      status: 'failed',
      message: 'Listende bundan başka bir film kalmadı.',
    });
    const empty = toolsInMemory();
    expect(await empty.run('pickFromWatchlist', {})).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('İzleyeceklerin boş'),
    });
  });
});
