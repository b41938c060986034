import { tool } from 'ai';
import * as z from 'zod/mini';

import { recommendationStats, statistics } from '#domain/stats.ts';
import type { ToolPorts } from './context.ts';
import { noInput } from './no-input.ts';

const count = z.number();

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
});

/** `showStats`: the person's figures. */
export const showStats = ({ library, now }: ToolPorts) =>
  tool({
    description:
      'Kişinin film istatistiklerini gösterir: favori, izlenen, öneri sayıları ve en sevilen türler.',
    inputSchema: noInput,
    outputSchema: statsOutputSchema,
    execute: () =>
      statsOutputSchema.parse({
        status: 'done',
        ...statistics(library.favourites.get(), library.watched.get(), now()),
        ...recommendationStats(library.history.get()),
      }),
  });
