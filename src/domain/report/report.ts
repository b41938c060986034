import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());
const named = z.object({ title: z.string(), year: z.number() });

/** Why a film was the surprise: the person's points against everybody's, the only one of its genre, or far older than the rest. */
const surpriseSchema = z.extend(named, {
  why: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('loved'), score: z.number(), rating: z.number() }),
    z.object({ kind: z.literal('disappointed'), score: z.number(), rating: z.number() }),
    z.object({ kind: z.literal('lone'), genre: z.string() }),
    z.object({ kind: z.literal('old') }),
  ]),
});

/** *Sinema karnesi* (Y-05): what was watched in a year, or in a month of it. */
export const reportSchema = z.object({
  year: z.int(),
  /** 1 to 12; without one the report is of the whole year. */
  month: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
  films: count,
  /** Films of which a viewing before is known, too. */
  again: count,
  minutes: z.number(),
  /** Most first, at most six. */
  genres: z.array(z.object({ genre: z.string(), count })),
  /** Directors and players of at least two films, most first, at most three. */
  people: z.array(z.object({ name: z.string(), role: z.enum(['director', 'actor']), films: count })),
  /** Oldest first, without those in between that have none. */
  decades: z.array(z.object({ decade: z.int(), count })),
  /** Films in each month of the year; empty in the report of a month. */
  months: z.array(count),
  /** At most eight, the best first. */
  best: z.array(z.extend(named, { score: z.optional(z.number()), rating: z.number(), genre: z.string() })),
  surprise: z.optional(surpriseSchema),
  /** The evening with most minutes of film; `day` is its date here, `2026-11-23`. */
  evening: z.optional(z.object({ day: z.string(), films: z.array(z.string()), minutes: z.number() })),
});

export type Report = z.infer<typeof reportSchema>;
export type Surprise = NonNullable<Report['surprise']>;

/** The time that a report is of. */
export interface Period {
  year: number;
  /** 1 to 12. */
  month?: number | undefined;
}
