import { describe, expect, it } from 'vitest';

import { countGenres, recommendationStats, statistics } from '#domain/stats.ts';
import { aBatch, aFavourite, aFilm, aWatched, daysAgo, NOW } from '#tests/support/builders.ts';

describe('countGenres', () => {
  it('counts each genre of a film once, most first, equals in the order of the Turkish alphabet', () => {
    const genres = ['Suç, Drama', 'Drama', 'Çizgi', 'Şiir', 'Drama, Drama', ''];
    expect(countGenres(genres.map((genre) => ({ genre })))).toEqual([
      { genre: 'Drama', count: 3 },
      { genre: 'Çizgi', count: 1 },
      { genre: 'Suç', count: 1 },
      { genre: 'Şiir', count: 1 },
    ]);
  });
});

describe('statistics', () => {
  it('X-02 names the three genres most often among the favourites', () => {
    const favourites = ['Drama, Suç', 'Drama, Aile', 'Suç', 'Korku', 'Drama'].map((genre, i) =>
      aFavourite({ title: `Film ${i}`, genre }),
    );
    expect(statistics(favourites, [], NOW).favoriteGenres).toEqual([
      { genre: 'Drama', count: 3 },
      { genre: 'Suç', count: 2 },
      { genre: 'Aile', count: 1 },
    ]);
  });

  it('X-01 X-04 lists the last five, newest first, however they are stored', () => {
    const days = [3, 1, 7, 2, 5, 4, 6];
    const { recentFavorites, recentWatched, totalFavorites, totalWatched } = statistics(
      days.map((day) => aFavourite({ title: `Film ${day}`, addedToFavoritesAt: daysAgo(day) })),
      days.map((day) => aWatched({ title: `Film ${day}`, watchedAt: daysAgo(day) })),
      NOW,
    );
    const lastFive = ['Film 1', 'Film 2', 'Film 3', 'Film 4', 'Film 5'];
    expect(recentFavorites.map(({ title }) => title)).toEqual(lastFive);
    expect(recentWatched.map(({ title }) => title)).toEqual(lastFive);
    expect([totalFavorites, totalWatched]).toEqual([7, 7]);
  });

  it('X-03 counts what was watched in this calendar month, not in the same month of another year', () => {
    const at = (year: number, month: number, day: number) =>
      aWatched({
        title: `${year}-${month}-${day}`,
        watchedAt: new Date(year, month - 1, day, 12).toISOString(),
      });
    const watched = [at(2026, 11, 1), at(2026, 11, 30), at(2026, 10, 31), at(2026, 12, 1), at(2025, 11, 21)];
    expect(statistics([], watched, new Date(2026, 10, 21, 12)).watchedThisMonth).toBe(2);
  });

  it('is all zeros and empty lists without records', () => {
    expect(statistics([], [], NOW)).toEqual({
      totalFavorites: 0,
      totalWatched: 0,
      favoriteGenres: [],
      watchedThisMonth: 0,
      recentFavorites: [],
      recentWatched: [],
    });
  });
});

describe('recommendationStats', () => {
  const batchOf = (count: number) =>
    aBatch({ recommendations: Array.from({ length: count }, (_, i) => aFilm({ title: `Film ${i}` })) });

  it.each([
    [[], 0, 0, 0],
    [[3, 3], 6, 2, 3],
    [[3, 1], 4, 2, 2],
    [[3, 3, 1], 7, 3, 2],
    [[3, 2], 5, 2, 3],
    [[0], 0, 1, 0],
  ])(
    'X-05 X-06 X-07 over batches of %o films: %i films, %i sessions, %i a session',
    (sizes, films, sessions, average) => {
      expect(recommendationStats(sizes.map(batchOf))).toMatchObject({
        totalRecommendations: films,
        totalRecommendationSessions: sessions,
        averageMoviesPerSession: average,
      });
    },
  );

  it('X-08 shows the five latest films', () => {
    const { recentRecommendations } = recommendationStats([batchOf(3), batchOf(3)]);
    expect(recentRecommendations.map(({ title }) => title)).toEqual([
      'Film 0',
      'Film 1',
      'Film 2',
      'Film 0',
      'Film 1',
    ]);
  });
});
