import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { FEELS, type FilmJudgement } from '#domain/judgement.ts';
import { sum } from './vectors.ts';

const figuresOf = ({ feel, pace, gore, sex, language }: FilmJudgement) => [
  ...FEELS.map((name) => feel[name]),
  pace,
  gore,
  sex,
  language,
];

/** How films feel against the mean of their catalogue: to be sad where few films are says more than to be funny. */
export function createFeelings(films: readonly CatalogueFilm[]) {
  const all = films.flatMap(({ judgement }) => (judgement === undefined ? [] : [figuresOf(judgement)]));
  const scales = (all[0] ?? []).map((_, at) => {
    const column = all.map((figures) => figures[at] ?? 0);
    const mean = sum(column) / column.length;
    const spread = Math.sqrt(sum(column.map((figure) => (figure - mean) ** 2)) / column.length);
    return { mean, spread: spread || 1 };
  });
  const made = new Map<string, readonly number[]>();
  const vectorOf = ({ id, judgement }: CatalogueFilm): readonly number[] => {
    if (judgement === undefined) return [];
    const known = made.get(id);
    if (known !== undefined) return known;
    const figures = figuresOf(judgement);
    const apart = scales.map(({ mean, spread }, at) => ((figures[at] ?? 0) - mean) / spread);
    const length = Math.hypot(...apart) || 1;
    const vector = apart.map((figure) => figure / length);
    made.set(id, vector);
    return vector;
  };
  return {
    /** How far a film feels like others, in the mean over them: −1 (the opposite) to 1. 0 for one that nobody has judged. */
    like(others: readonly CatalogueFilm[]): (film: CatalogueFilm) => number {
      const vectors = others.map(vectorOf);
      const mean = scales.map((_, at) => sum(vectors.map((vector) => vector[at] ?? 0)) / vectors.length);
      return (film) => {
        let total = 0;
        for (const [at, figure] of vectorOf(film).entries()) total += figure * (mean[at] ?? 0);
        return total;
      };
    },
  };
}
