import { expect, it } from 'vitest';

import { screenCalls } from '#assistant/models/local/skills/screens/screens.ts';

const NONE = {
  status: 'done' as const,
  totalFavorites: 0,
  totalRecommendations: 0,
  totalRecommendationSessions: 0,
  averageMoviesPerSession: 0,
};

it.each([
  [8, 8, '8 film izlemişsin, hepsi bu ay.'],
  [8, 3, '8 film izlemişsin, 3 tanesi bu ay.'],
  [8, 0, '8 film izlemişsin.'],
  [1, 1, '1 film izlemişsin, o da bu ay.'],
])('tells %d films, %d of them of this month: %s', (totalWatched, watchedThisMonth, said) => {
  const told = screenCalls.showStats.reply(
    { ...NONE, totalWatched, watchedThisMonth, favoriteGenres: [] },
    'tohum',
  );
  expect(told).toBe(`İşte istatistiklerin: ${said}`);
});
