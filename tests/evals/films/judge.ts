import * as z from 'zod/mini';

import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { ENDINGS, FEELS } from '#domain/judgement.ts';
import { wishesSchema } from '#domain/wishes.ts';
import type { SecondJudgement } from '#scripts/judgement/schemas.ts';

const FIGURES = [
  ...FEELS,
  'pace',
  'gore',
  'sex',
  'language',
  'age',
  'fame',
  'year',
  'duration',
  'rating',
] as const;
const range = z.tuple([z.number(), z.number()]);
const ranges = z.partialRecord(z.enum(FIGURES), range);
const condition = z.looseObject({
  ending: z.optional(z.array(z.enum(ENDINGS))),
  genres: z.optional(z.array(z.string())),
  any: z.optional(ranges),
});

/** A wish, what a film must have to fit it, and what must never be shown for it. */
export const wishSchema = z.object({
  say: z.string(),
  wishes: wishesSchema,
  fits: condition,
  never: z._default(z.array(condition), []),
});
export type JudgedWish = z.infer<typeof wishSchema>;

/** A wish with the films that a friend would name for it, by title, and those that would be an embarrassing answer. */
export const friendSchema = z.object({
  say: z.string(),
  wishes: wishesSchema,
  good: z.array(z.string()),
  bad: z.array(z.string()),
});

/** A film, or somebody whose films are known, with the films (ids) that a friend would name for `gibi bir şey`. */
export const alikeSchema = z.union([
  z.object({ film: z.string(), good: z.array(z.string()) }),
  z.object({ maker: z.string(), good: z.array(z.string()) }),
]);

/** Whether a second reader, whose judgement no ranking reads, finds what a condition asks for in a film. */
export function holds(of: z.infer<typeof condition>, film: CatalogueFilm, second: SecondJudgement): boolean {
  const { ending, genres, any, ...rest } = of;
  const { feel, pace, gore, sex, language, age, fame } = second;
  const { year, duration, rating } = film;
  const figures = { ...feel, pace, gore, sex, language, age, fame, year, duration, rating };
  const lies = (name: keyof typeof figures, [least, most]: z.infer<typeof range>) =>
    figures[name] >= least && figures[name] <= most;
  const all = Object.entries(ranges.parse(rest)) as [keyof typeof figures, [number, number]][];
  const some = Object.entries(any ?? {}) as [keyof typeof figures, [number, number]][];
  return (
    (ending?.includes(second.ending) ?? true) &&
    (genres?.some((genre) => film.genres.some((own) => own === genre)) ?? true) &&
    all.every(([name, bounds]) => lies(name, bounds)) &&
    (some.length === 0 || some.some(([name, bounds]) => lies(name, bounds)))
  );
}
