import { tool } from 'ai';
import * as z from 'zod/mini';

import { countGenres, recommendationStats, statistics } from '#domain/stats.ts';
import type { ToolPorts } from './context.ts';
import { noInput } from './no-input.ts';

const count = z.number();
const TOP_GENRES = 3;

/** The figures of the statistics tab and of the dashboard. */
export const statsOutputSchema = z.object({
  status: z.literal('done'),
  totalFavorites: count,
  totalWatched: count,
  watchedThisMonth: count,
  favoriteGenres: z.array(z.object({ genre: z.string(), count })),
  totalRecommendations: count,
  totalRecommendationSessions: count,
  averageMoviesPerSession: count,
  /** Of the watched films, most first; answers of older versions do not say. */
  watchedGenres: z.optional(z.array(z.object({ genre: z.string(), count }))),
  /** The mean of the stars that were given, where any were. */
  averageStars: z.optional(count),
});

/** `showStats`: the person's figures. */
export const showStats = ({ library, now }: ToolPorts) =>
  tool({
    description:
      'Kişinin film istatistiklerini gösterir: favori, izlenen, öneri sayıları ve en sevilen türler.',
    inputSchema: noInput,
    outputSchema: statsOutputSchema,
    execute: () => {
      const watched = library.watched.get();
      const stars = watched.flatMap(({ score }) => (score === undefined ? [] : score / 2));
      return statsOutputSchema.parse({
        status: 'done',
        ...statistics(library.favourites.get(), watched, now()),
        ...recommendationStats(library.history.get()),
        watchedGenres: countGenres(watched).slice(0, TOP_GENRES),
        ...(stars.length > 0 && { averageStars: stars.reduce((sum, one) => sum + one, 0) / stars.length }),
      });
    },
  });
