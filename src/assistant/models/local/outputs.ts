import * as z from 'zod/mini';

import type { Call } from './prompt.ts';

const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.catch(z.optional(schema), undefined));

/** A film as tools show it; what a tool leaves out is absent. */
const shownFilmSchema = z.object({
  title: z.string(),
  originalTitle: maybe(z.string()),
  id: maybe(z.union([z.string(), z.number()])),
  year: maybe(z.number()),
  genre: maybe(z.string()),
  rating: maybe(z.number()),
  duration: maybe(z.number()),
  director: maybe(z.string()),
  actors: maybe(z.array(z.string())),
  plot: maybe(z.string()),
  explanation: maybe(z.string()),
});
export type ShownFilm = z.infer<typeof shownFilmSchema>;

const films = maybe(z.array(shownFilmSchema));
const outputSchema = z.object({
  status: maybe(z.string()),
  film: maybe(shownFilmSchema),
  films,
  candidates: films,
  explanation: maybe(z.string()),
  total: maybe(z.number()),
  loosened: maybe(z.array(z.string())),
  message: maybe(z.string()),
});

/** What a tool answered, as far as it can be read. */
export type Output = z.infer<typeof outputSchema>;

/** Reads a tool's answer; {} when there is none, or none that can be read. */
export function outputOf(call: Call): Output {
  if (call.outcome?.kind !== 'value') return {};
  const parsed = outputSchema.safeParse(call.outcome.value);
  return parsed.success ? parsed.data : {};
}
