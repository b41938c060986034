import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { FEELS, type FilmJudgement } from '#domain/judgement.ts';
import { rememberedOf } from '#domain/remembered.ts';
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
  /** Of length 1; empty for a film that nobody has judged. */
  const vectorOf = rememberedOf(({ judgement }: CatalogueFilm): readonly number[] => {
    if (judgement === undefined) return [];
    const figures = figuresOf(judgement);
    const apart = scales.map(({ mean, spread }, at) => ((figures[at] ?? 0) - mean) / spread);
    const length = Math.hypot(...apart) || 1;
    return apart.map((figure) => figure / length);
  });
  return {
    /** How far a film feels like others, in the mean over them: −1 (the opposite) to 1. 0 for one that nobody has judged. */
    like(others: readonly CatalogueFilm[]): (film: CatalogueFilm) => number {
      const feels = others.map(vectorOf);
      const mean = scales.map((_, at) => sum(feels.map((feel) => feel[at] ?? 0)) / feels.length);
      return (film) => {
        const feel = vectorOf(film);
        let total = 0;
        for (let at = 0; at < feel.length; at++) total += (feel[at] ?? 0) * (mean[at] ?? 0);
        return total;
      };
    },
  };
}
