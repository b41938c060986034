import { tool } from 'ai';
import * as z from 'zod/mini';

import { trailerSearchUrl } from '#domain/trailer.ts';
import type { ToolPorts } from './context.ts';
import { ambiguousSchema, notFoundSchema, onFilm, outputFilmSchema } from './film-output.ts';
import { findFilm } from './find-film.ts';
import { titleInput } from './title-input.ts';

/**
 * `done` with a trailer, or with the video site's search and the reason: none was found, or no movie database is
 * connected that could be asked. Answers of older versions do not say it.
 */
export const trailerOutputSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('done'),
    film: outputFilmSchema,
    trailer: z.optional(z.object({ name: z.string(), url: z.string(), watchUrl: z.string() })),
    missing: z.optional(z.enum(['notFound', 'notConnected'])),
    searchUrl: z.string(),
  }),
  ambiguousSchema,
  notFoundSchema,
]);

/** `findTrailer`: the trailer popup, or *Fragman Bulunamadı* (P-21, P-24). */
export const findTrailer = (ports: ToolPorts) =>
  tool({
    description: 'Bir filmin fragmanını bulup açar.',
    inputSchema: titleInput,
    outputSchema: trailerOutputSchema,
    execute: async (input, { abortSignal }) =>
      onFilm(await findFilm(ports, input), input.title, async (film) => {
        const trailer = await ports.findTrailer(film, abortSignal);
        ports.screen.showTrailer(film, trailer);
        const searchUrl = trailerSearchUrl(film);
        const found =
          typeof trailer === 'object' ? { trailer } : { missing: trailer ?? ('notFound' as const) };
        return { status: 'done' as const, film, ...found, searchUrl };
      }),
  });
