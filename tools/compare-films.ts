import { tool, zodSchema } from 'ai';
import * as z from 'zod/mini';

import { compareTwo } from '#domain/comparison.ts';
import { isSameFilm } from '#domain/records.ts';
import type { ToolPorts } from './context.ts';
import {
  ambiguousSchema,
  notFoundSchema,
  type OutputFilm,
  outputFilmSchema,
  unresolved,
} from './film-output.ts';
import { findFilm } from './find-film.ts';
import { titleInputSchema } from './title-input.ts';

const side = z.optional(z.enum(['first', 'second']));
const texts = z.array(z.string());

export const comparisonOutputSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('done'),
    first: outputFilmSchema,
    second: outputFilmSchema,
    /** A side is absent where both are equal or one is not known. */
    longer: side,
    newer: side,
    betterRated: side,
    /** What both have. */
    genres: texts,
    people: texts,
    themes: texts,
  }),
  ambiguousSchema,
  notFoundSchema,
  z.object({ status: z.literal('failed'), message: z.string() }),
]);
export type ComparisonOutput = z.infer<typeof comparisonOutputSchema>;

const comparisonInput = zodSchema(
  z.object({
    first: titleInputSchema.check(z.describe('Birinci film')),
    second: titleInputSchema.check(z.describe('İkinci film')),
  }),
);

/** `compareFilms`: two films side by side, what they share, and which is longer, newer, better rated (V-01 to V-03). */
export const compareFilms = (ports: ToolPorts) =>
  tool({
    description: 'İki filmi karşılaştırır: yılları, süreleri, puanları, türleri, ortak yönleri.',
    inputSchema: comparisonInput,
    outputSchema: comparisonOutputSchema,
    async execute(input): Promise<ComparisonOutput> {
      const found = await Promise.all([findFilm(ports, input.first), findFilm(ports, input.second)]);
      const [first, second] = found;
      if (first.kind !== 'one') return unresolved(first, input.first.title, 'first');
      if (second.kind !== 'one') return unresolved(second, input.second.title, 'second');
      if (isSameFilm(first.film, second.film))
        return {
          status: 'failed',
          message: `İkisi de aynı film: ${first.film.title}. Karşılaştırmak için başka bir film söyler misin?`,
        };
      const [ofFirst, ofSecond] = await Promise.all([
        themesOf(ports, first.film),
        themesOf(ports, second.film),
      ]);
      const themes = ofFirst.filter((theme) => ofSecond.includes(theme));
      return {
        status: 'done',
        first: first.film,
        second: second.film,
        ...compareTwo(first.film, second.film),
        themes,
      };
    },
  });

/** Only the catalogue knows themes; a film that it does not know has none. */
async function themesOf({ catalogue }: ToolPorts, { title, year }: OutputFilm): Promise<readonly string[]> {
  const found = await catalogue.resolve(title, year);
  return found.kind === 'one' ? found.film.themes : [];
}
