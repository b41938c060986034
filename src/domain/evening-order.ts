import type { CatalogueFilm } from './catalogue-film.ts';

/**
 * How much a film asks of who watches it: the more, the earlier in the evening it belongs. Undefined where nobody has
 * judged it.
 */
export function demandOf({ judgement }: Pick<CatalogueFilm, 'judgement'>): number | undefined {
  if (judgement === undefined) return undefined;
  const { heavy, think, cry, fear, laugh, warm } = judgement.feel;
  return 2 * heavy + think + cry + fear - laugh - warm + (judgement.pace === 1 ? 1 : 0);
}

interface Weighed<Film> {
  film: Film;
  demand: number | undefined;
}

/** Films for an evening, the most demanding first and the lightest last; in their own order where one is not judged (J-05). */
export function inEveningOrder<Film>(films: readonly Weighed<Film>[]): { films: Film[]; arranged: boolean } {
  const judged = films.flatMap(({ film, demand }) => (demand === undefined ? [] : [{ film, demand }]));
  const arranged = judged.length === films.length && new Set(judged.map(({ demand }) => demand)).size > 1;
  const order = arranged ? judged.toSorted((a, b) => b.demand - a.demand) : films;
  return { films: order.map(({ film }) => film), arranged };
}
