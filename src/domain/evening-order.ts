import type { CatalogueFilm } from './catalogue-film.ts';

/**
 * How much a film asks of who watches it: the more, the earlier in the evening it belongs. Undefined where nobody has
 * judged it.
 */
export function demandOf({ judgement }: Pick<CatalogueFilm, 'judgement'>): number | undefined {
  if (judgement === undefined) return undefined;
  const { heavy, think, cry, fear, laugh, warm } = judgement.feel;
  // A tragedy that makes one smile at times is no light end of an evening.
  const eased = heavy >= HEAVY ? 0 : laugh + warm;
  return 2 * heavy + think + cry + fear - eased + (judgement.pace === 1 ? 1 : 0);
}

const HEAVY = 2;
/** Films that ask about as much are none the heavier and none the lighter one. */
const TELLING = 3;

interface Weighed<Film> {
  film: Film;
  demand: number | undefined;
}

/** Films for an evening, the most demanding first and the lightest last; in their own order where one is not judged (J-05). */
export function inEveningOrder<Film>(films: readonly Weighed<Film>[]): { films: Film[]; arranged: boolean } {
  const judged = films.flatMap(({ film, demand }) => (demand === undefined ? [] : [{ film, demand }]));
  const isJudged = judged.length === films.length;
  const order = isJudged ? judged.toSorted((a, b) => b.demand - a.demand) : films;
  const demands = judged.map(({ demand }) => demand);
  const arranged = isJudged && Math.max(...demands) - Math.min(...demands) >= TELLING;
  return { films: order.map(({ film }) => film), arranged };
}
