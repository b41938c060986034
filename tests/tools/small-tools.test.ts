import { describe, expect, it } from 'vitest';

import { aBatch, aFavourite, aFilm, aWatched, NOW } from '#tests/support/builders.ts';
import { toolsInMemory } from './harness.ts';

describe('searchWeb', () => {
  it('P-29 opens a search for the title with "full izle" added', async () => {
    const { run, shown } = toolsInMemory();
    expect(await run('searchWeb', { title: ' Titanik ' })).toMatchObject({
      status: 'done',
      title: 'Titanik',
    });
    expect(shown).toEqual([['window', 'https://www.google.com/search?q=Titanik%20full%20izle']]);
  });

  it('P-30 opens nothing for a blank title', async () => {
    const { run, shown } = toolsInMemory();
    expect(await run('searchWeb', { title: '  ' })).toMatchObject({ status: 'notFound' });
    expect(shown).toEqual([]);
  });
});

it.each(['dark', 'light'])('setTheme hands %s to the screen', async (theme) => {
  const { run, shown } = toolsInMemory();
  expect(await run('setTheme', { theme })).toEqual({ status: 'done', theme });
  expect(shown).toEqual([['theme', theme]]);
});

describe('showStats', () => {
  it('counts what the records hold', async () => {
    const { run } = toolsInMemory({
      favourites: [
        aFavourite({ genre: 'Drama' }),
        aFavourite({ id: 'b', title: 'Matrix', genre: 'Drama, Aksiyon' }),
      ],
      watched: [aWatched({ watchedAt: NOW.toISOString() })],
      history: [aBatch({ recommendations: [aFilm(), aFilm({ id: 'c' }), aFilm({ id: 'd' })] }), aBatch()],
    });
    expect(await run('showStats', {})).toMatchObject({
      totalFavorites: 2,
      totalWatched: 1,
      watchedThisMonth: 1,
      totalRecommendationSessions: 2,
      favoriteGenres: [
        { genre: 'Drama', count: 2 },
        { genre: 'Aksiyon', count: 1 },
      ],
    });
  });

  it('has nothing to count at first', async () => {
    const { run } = toolsInMemory();
    expect(await run('showStats', {})).toMatchObject({
      totalFavorites: 0,
      favoriteGenres: [],
      averageMoviesPerSession: 0,
    });
  });
});

describe('showReport', () => {
  const watched = [
    aWatched({ id: 'a', watchedAt: NOW.toISOString() }),
    aWatched({ id: 'b', title: 'Matrix', watchedAt: '2025-03-05T20:00:00.000Z' }),
  ];

  it.each([
    [{}, { year: 2026, films: 1 }],
    [{ year: 2025 }, { year: 2025, films: 1 }],
    [{ when: 'lastYear' }, { year: 2025, films: 1 }],
    [{ when: 'lastMonth' }, { year: 2026, month: 10, films: 0 }],
    [{ when: 'thisMonth' }, { year: 2026, month: 11, films: 1 }],
    // A month alone is the last one of that name.
    [{ month: 3 }, { year: 2026, month: 3, films: 0 }],
    [{ month: 12 }, { year: 2025, month: 12, films: 0 }],
    [
      { month: 3, when: 'lastYear' },
      { year: 2025, month: 3, films: 1 },
    ],
  ])('Y-05 on %j tells of %j', async (input, expected) => {
    const { run } = toolsInMemory({ watched });
    expect(await run('showReport', input)).toMatchObject({ status: 'done', ...expected });
  });
});
