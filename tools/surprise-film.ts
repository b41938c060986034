import { tool } from 'ai';
import * as z from 'zod/mini';

import { SURPRISE_PREFIX } from '#domain/batch.ts';
import { fallbackSchema } from '#domain/fallback.ts';
import { RecommendationError } from '#recommender/recommender.ts';
import type { ToolPorts } from './context.ts';
import { noInput } from './no-input.ts';
import { outputFilmSchema } from './film-output.ts';
import { asOutput } from './find-film.ts';

const result = {
  film: outputFilmSchema,
  explanation: z.string(),
  source: z.enum(['ai', 'builtIn']),
  /** Why the built-in recommender answered for the AI, where it did. */
  fallback: z.optional(fallbackSchema),
};

/** Stages first, then one film, or why there is none. */
export const surpriseOutputSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('working'), stage: z.enum(['selecting', 'posters']) }),
  z.object({ status: z.literal('done'), ...result, saved: z.boolean() }),
  z.object({ status: z.literal('failed'), message: z.string() }),
]);
type SurpriseOutput = z.infer<typeof surpriseOutputSchema>;

/** `surpriseFilm`: the surprise flow (S-01, S-06 to S-09), with its popup. */
export const surpriseFilm = (ports: ToolPorts) =>
  tool({
    description:
      'Bugün için tek bir sürpriz film seçer. Kişi ne istediğini söylemeden film istediğinde kullanılır.',
    inputSchema: noInput,
    outputSchema: surpriseOutputSchema,
    async *execute(_input, { abortSignal }): AsyncGenerator<SurpriseOutput> {
      try {
        for await (const event of ports.flow.surprise(abortSignal)) {
          if (event.stage !== 'done') {
            yield { status: 'working', stage: event.stage };
            continue;
          }
          const { stage: _stage, filteredCount: _count, ...made } = event;
          ports.screen.showSurprise(made.film, made.explanation, made.fallback);
          // A talk needs no heading: what is kept begins with one (S-09).
          const explanation = made.explanation.replace(`${SURPRISE_PREFIX}: `, '');
          yield { status: 'done', ...made, explanation, film: asOutput(made.film) };
        }
      } catch (error) {
        if (!(error instanceof RecommendationError)) throw error;
        yield { status: 'failed', message: error.message };
      }
    },
  });
