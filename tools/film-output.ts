import * as z from 'zod/mini';

import { filmSchema } from '#domain/film.ts';
import type { Resolution } from './context.ts';

/** A film in a tool's output: as kept, always with an original title. */
export const outputFilmSchema = z.extend(filmSchema, {
  originalTitle: z.string(),
  /** What a friend would say for a film of the catalogue, and what happens in it (`tembel bir postacı …`); only of one that is shown. */
  word: z.optional(z.string()),
  hook: z.optional(z.string()),
});
export type OutputFilm = z.infer<typeof outputFilmSchema>;

/**
 * The title fits several films, and nothing was done. `slot` is the field of the input that holds the open
 * `{ title, year? }`; without one the input itself does. `fillSlot` puts the film that was meant there.
 */
export const ambiguousSchema = z.object({
  status: z.literal('ambiguous'),
  candidates: z.array(outputFilmSchema),
  slot: z.optional(z.string()),
});
export const notFoundSchema = z.object({ status: z.literal('notFound'), title: z.string() });

/** What tools answer that do one thing with one film. */
export const titleOutputSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('done'), film: outputFilmSchema }),
  z.object({ status: z.literal('unchanged'), film: outputFilmSchema }),
  ambiguousSchema,
  notFoundSchema,
]);

/** What a tool answers on a title that no film or several films fit. @param slot the field of the input that holds it */
export function unresolved(
  found: Exclude<Resolution<OutputFilm>, { kind: 'one' }>,
  title: string,
  slot?: string,
): z.infer<typeof ambiguousSchema> | z.infer<typeof notFoundSchema> {
  if (found.kind === 'none') return { status: 'notFound', title };
  return { status: 'ambiguous', candidates: [...found.candidates], ...(slot === undefined ? {} : { slot }) };
}

/** Runs a deed on the one film that was found; answers with the candidates or `notFound` otherwise. */
export const onFilm = async <Answer>(
  found: Resolution<OutputFilm>,
  title: string,
  deed: (film: OutputFilm) => Promise<Answer> | Answer,
) => (found.kind === 'one' ? deed(found.film) : unresolved(found, title));
