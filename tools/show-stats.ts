import { tool } from 'ai';
import * as z from 'zod/mini';

import { recommendationStats, statistics } from '#domain/stats.ts';
import type { ToolPorts } from './context.ts';
import { noInput } from './no-input.ts';

const count = z.number();

/** The figures of the statistics tab and of the dashboard (spec §3). */
export const statsOutputSchema = z.object({
  status: z.literal('done'),
  totalFavorites: count,
  totalWatched: count,
  watchedThisMonth: count,
  favoriteGenres: z.array(z.object({ genre: z.string(), count })),
  totalRecommendations: count,
  totalRecommendationSessions: count,
  averageMoviesPerSession: count,
});
export type StatsOutput = z.infer<typeof statsOutputSchema>;

/** `showStats`: statistics (product.md §3). */
export const showStats = ({ library, now }: ToolPorts) =>
  tool({
    description:
      'Kişinin film istatistiklerini gösterir: favori, izlenen, öneri sayıları ve en sevilen türler.',
    inputSchema: noInput,
    outputSchema: statsOutputSchema,
    execute(): StatsOutput {
      const lists = statistics(library.favourites.get(), library.watched.get(), now());
      const given = recommendationStats(library.history.get());
      return {
        status: 'done',
        totalFavorites: lists.totalFavorites,
        totalWatched: lists.totalWatched,
        watchedThisMonth: lists.watchedThisMonth,
        favoriteGenres: lists.favoriteGenres,
        totalRecommendations: given.totalRecommendations,
        totalRecommendationSessions: given.totalRecommendationSessions,
        averageMoviesPerSession: given.averageMoviesPerSession,
      };
    },
  });
