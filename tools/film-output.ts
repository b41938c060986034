import * as z from 'zod/mini';

import { filmSchema } from '#domain/film.ts';

/** A film in a tool's output: as kept, always with an original title (product.md §6). */
export const outputFilmSchema = z.extend(filmSchema, { originalTitle: z.string() });
export type OutputFilm = z.infer<typeof outputFilmSchema>;

const film = outputFilmSchema;

/** What every tool that takes a title answers (product.md §3). */
export const titleOutputSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('done'), film }),
  z.object({ status: z.literal('unchanged'), film }),
  z.object({ status: z.literal('ambiguous'), candidates: z.array(film) }),
  z.object({ status: z.literal('notFound'), title: z.string() }),
]);
export type TitleOutput = z.infer<typeof titleOutputSchema>;
