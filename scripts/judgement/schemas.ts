import * as z from 'zod/mini';

import { textsSchema } from '#domain/catalogue-film.ts';
import { AWARDS, ENDINGS, ERAS, type Feel, FEELS, RIGHT_FOR } from '#domain/judgement.ts';

const grade = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** `1202330002`: a digit a feel, as a text so that a line of the data stays short. */
const feelSchema = z.pipe(
  z.string().check(z.regex(/^[0-3]{10}$/u)),
  z.transform(
    (digits) =>
      Object.fromEntries(FEELS.map((feel, at) => [feel, Number(digits[at])])) as Record<Feel, number>,
  ),
);

const strengths = {
  /** The film's id in the catalogue. */
  id: z.string().check(z.minLength(1)),
  feel: feelSchema,
  /** 1 slow, 2 medium, 3 fast. */
  pace: grade(1, 3),
  /** What is shown of violence, of sex, and how strong the language is. */
  gore: grade(0, 3),
  sex: grade(0, 3),
  language: grade(0, 3),
  /** The youngest sensible age of a viewer, in years. */
  age: grade(0, 18),
  /** For a viewer in Turkey: 5 everybody knows it, 1 hardly anybody does. */
  fame: grade(1, 5),
  ending: z.enum(ENDINGS),
};

/** What a second reader, who has not seen the first judgement, says of a film. */
export const secondJudgementSchema = z.object(strengths);

/** What somebody who has seen a film says of it, beside its facts. */
export const judgementSchema = z.object({
  ...strengths,
  /** Its id in the public film database, where known. */
  imdb: z.optional(z.string().check(z.regex(/^tt\d{7,9}$/u))),
  /** What it is about, and what only occurs in it. */
  core: textsSchema.check(z.minLength(1)),
  side: textsSchema,
  series: z.optional(z.object({ name: z.string(), place: z.int() })),
  studio: z.optional(z.string()),
  awards: z._default(z.array(z.enum(AWARDS)), []),
  trueStory: z.optional(z.boolean()),
  book: z.optional(z.boolean()),
  documentary: z.optional(z.boolean()),
  silent: z.optional(z.boolean()),
  blackAndWhite: z.optional(z.boolean()),
  era: z.enum(ERAS),
  place: z.optional(z.string()),
  /** ISO codes, the one most spoken first. */
  languages: textsSchema.check(z.minLength(1)),
  /** What people who forgot the title say of it. */
  recall: textsSchema,
  characters: textsSchema,
  rightFor: z.array(z.enum(RIGHT_FOR)).check(z.minLength(1)),
  /** What a friend would say for it, in Turkish. */
  word: z.string().check(z.minLength(20)),
  /** What happens in the film, said after its title in the locative: `tembel bir postacı küskün bir kasabayı mektuplarla barıştırıyor`. */
  hook: z.string().check(z.minLength(15), z.maxLength(96), z.regex(/[^.!?]$/u)),
});

const FIGURES = [...FEELS, 'pace', 'gore', 'sex', 'language', 'age', 'fame'] as const;

/** What a third look decided where two readers lay apart, or a judgement was odd. */
export const thirdLookSchema = z.object({
  id: strengths.id,
  figures: z.partialRecord(z.enum(FIGURES), grade(0, 18)),
  rightFor: z.optional(z.array(z.enum(RIGHT_FOR))),
  core: z.optional(z.array(z.string())),
  side: z.optional(z.array(z.string())),
});
export type ThirdLook = z.output<typeof thirdLookSchema>;

/** A first judgement with what a third look decided: what ranking may read. */
export function settled(first: Judgement, third: ThirdLook | undefined): Judgement {
  if (third === undefined) return first;
  const { figures, rightFor = first.rightFor, core = first.core, side = first.side } = third;
  const decided = { ...first, rightFor, core, side, feel: { ...first.feel } };
  for (const name of FIGURES) {
    const figure = figures[name];
    if (figure === undefined) continue;
    if (isFeel(name)) decided.feel[name] = figure;
    else decided[name] = figure;
  }
  return decided;
}

const isFeel = (name: string): name is Feel => FEELS.some((feel) => feel === name);

export type Judgement = z.output<typeof judgementSchema>;
export type SecondJudgement = z.output<typeof secondJudgementSchema>;
