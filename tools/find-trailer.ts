import { tool } from 'ai';
import * as z from 'zod/mini';

import { trailerSearchUrl } from '#domain/trailer.ts';
import type { ToolPorts } from './context.ts';
import { outputFilmSchema } from './film-output.ts';
import { findFilm } from './find-film.ts';
import { titleInput } from './title-input.ts';

/** `done` with a trailer, or with the video site's search where none was found. */
export const trailerOutputSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('done'),
    film: outputFilmSchema,
    trailer: z.optional(z.object({ name: z.string(), url: z.string(), watchUrl: z.string() })),
    searchUrl: z.string(),
  }),
  z.object({ status: z.literal('ambiguous'), candidates: z.array(outputFilmSchema) }),
  z.object({ status: z.literal('notFound'), title: z.string() }),
]);
export type TrailerOutput = z.infer<typeof trailerOutputSchema>;

/** `findTrailer`: the trailer popup, or *Fragman Bulunamadı* (spec §4, Trailer flow). */
export const findTrailer = (ports: ToolPorts) =>
  tool({
    description: 'Bir filmin fragmanını bulup açar.',
    inputSchema: titleInput,
    outputSchema: trailerOutputSchema,
    async execute(input, { abortSignal }): Promise<TrailerOutput> {
      const found = await findFilm(ports, input);
      if (found.kind === 'none') return { status: 'notFound', title: input.title };
      if (found.kind === 'many') return { status: 'ambiguous', candidates: found.candidates };
      const { film } = found;
      const trailer = await ports.findTrailer(film, abortSignal);
      ports.screen.showTrailer(film, trailer);
      return {
        status: 'done',
        film,
        ...(trailer === undefined ? {} : { trailer }),
        searchUrl: trailerSearchUrl(film),
      };
    },
  });
