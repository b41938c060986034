import { FEELS } from '#domain/judgement.ts';
import type { SecondJudgement } from './schemas.ts';

/** A judgement in figures, by name. */
function figuresOf({ feel, pace, gore, sex, language, fame, age }: SecondJudgement): Record<string, number> {
  return { ...feel, pace, gore, sex, language, fame, age };
}

export const FIGURES: readonly string[] = [...FEELS, 'pace', 'gore', 'sex', 'language', 'fame', 'age'];

/** From so far apart on, a third look decides. */
const DISPUTED = 2;

/** Ages three years apart are neighbours. */
const STEPS: Readonly<Record<string, number>> = { age: 3 };

export interface Dispute {
  id: string;
  /** The figures that lie apart: `heavy 0/2`. */
  figures: string[];
}

export interface Agreement {
  films: number;
  /** Shares of all figures, 0–1. */
  equal: number;
  within1: number;
  /** Share of films whose ending is judged alike. */
  ending: number;
  /** Share of films, a figure each, that lie within 1. */
  byFigure: Record<string, number>;
  disputes: Dispute[];
}

/** How far two readers who have not seen each other's judgements agree, over the films that both have judged. */
export function agreementOf(
  first: readonly SecondJudgement[],
  second: ReadonlyMap<string, SecondJudgement>,
): Agreement {
  const pairs = first.flatMap((one) => {
    const other = second.get(one.id);
    return other === undefined ? [] : [{ one, other, a: figuresOf(one), b: figuresOf(other) }];
  });
  const apart = (name: string, { a, b }: (typeof pairs)[number]) =>
    Math.abs((a[name] ?? 0) - (b[name] ?? 0)) / (STEPS[name] ?? 1);
  const all = pairs.flatMap((pair) => FIGURES.map((name) => apart(name, pair)));
  const share = (items: readonly number[], most: number) =>
    items.length === 0 ? 1 : items.filter((item) => item <= most).length / items.length;
  return {
    films: pairs.length,
    equal: share(all, 0),
    within1: share(all, 1),
    ending: share(
      pairs.map(({ one, other }) => (one.ending === other.ending ? 0 : 1)),
      0,
    ),
    byFigure: Object.fromEntries(
      FIGURES.map((name) => [
        name,
        share(
          pairs.map((pair) => apart(name, pair)),
          1,
        ),
      ]),
    ),
    disputes: pairs.flatMap((pair) => {
      const figures = FIGURES.filter((name) => apart(name, pair) >= DISPUTED).map(
        (name) => `${name} ${String(pair.a[name])}/${String(pair.b[name])}`,
      );
      return figures.length === 0 ? [] : { id: pair.one.id, figures };
    }),
  };
}
