import { tool, zodSchema } from 'ai';
import * as z from 'zod/mini';

import { findRecord, MAX_SCORE } from '#domain/records.ts';
import type { ToolPorts } from './context.ts';
import { ambiguousSchema, notFoundSchema, onFilm, outputFilmSchema } from './film-output.ts';
import { findFilm } from './find-film.ts';
import { titleInputSchema } from './title-input.ts';

const starsSchema = z.number().check(z.minimum(0.5), z.maximum(MAX_SCORE / 2), z.multipleOf(0.5));

export const rateOutputSchema = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['done', 'unchanged']), film: outputFilmSchema, stars: z.number() }),
  ambiguousSchema,
  notFoundSchema,
]);
export type RateOutput = z.infer<typeof rateOutputSchema>;

const rateInput = zodSchema(
  z.extend(titleInputSchema, {
    stars: starsSchema.check(
      z.describe('Beş üzerinden yıldız, yarımlı: 4,5. On üzerinden 8 puan 4 yıldızdır'),
    ),
  }),
);

/** `rateFilm`: the person's own stars for a film, which is watched by that; a note and days stay as they are. */
export const rateFilm = (ports: ToolPorts) =>
  tool({
    description: 'Kişinin izlediği bir filme verdiği puanı kaydeder ve filmi izlendi olarak işaretler.',
    inputSchema: rateInput,
    outputSchema: rateOutputSchema,
    execute: async ({ stars, ...input }, { toolCallId }) =>
      onFilm(await findFilm(ports, input), input.title, async (film): Promise<RateOutput> => {
        const { watched } = ports.library;
        const held = findRecord(watched.get(), film);
        const score = stars * 2;
        if (held?.score === score) return { status: 'unchanged', film, stars };
        if ((await watched.keepDetails(film, { score }, toolCallId)) !== null)
          return { status: 'done', film, stars };
        throw new Error('Bu değişiklik cihazına kaydedilemedi.');
      }),
  });
