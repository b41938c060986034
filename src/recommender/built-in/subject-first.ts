import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { toneOfTheme } from '#domain/tones.ts';
import type { Wishes } from '#domain/wishes.ts';
import type { Scored } from './score.ts';
import { isAtCore } from './theme-fit.ts';

/** A film that lies further behind the best one, in points, leads for no subject. */
const FOREMOST = { places: 5, within: 3 };
const CORE_WITHIN = 10;

/** From this grade on a friend would say its name first, and not only beside others: `Eragon` has dragons, and lets everybody down. */
const GLADLY = { least: 2, within: 8 };

function namedGladly(best: readonly Scored[]): readonly Scored[] {
  const least = (best[0]?.score ?? 0) - GLADLY.within;
  const own = best.filter(
    ({ film, score }) => score >= least && (film.judgement?.gladly ?? GLADLY.least) >= GLADLY.least,
  );
  return own.length > 0 ? own : best;
}

type Holds = (film: CatalogueFilm) => boolean;

/**
 * Which films may stand first where a subject is wished: those that it is the first subject of, or that a friend names
 * among the first, then those that are about it. `Harry Potter` has a game of chess, and leads nobody who wished for chess.
 */
export function subjectFirst({ themes = [] }: Wishes): (best: readonly Scored[]) => readonly Scored[] {
  const subjects = themes.filter((theme) => toneOfTheme(theme) === undefined);
  if (subjects.length === 0) return namedGladly;
  const isFirstOf = subjects.map((theme): Holds => {
    const isFirst = isAtCore(theme, 1);
    return (film) =>
      isFirst(film) || (film.judgement?.firstFor.get(theme) ?? FOREMOST.places) < FOREMOST.places;
  });
  const isAbout = subjects.map((theme) => isAtCore(theme));
  // Of several subjects one is enough to be the first of.
  const leading: readonly (readonly [Holds, number])[] = [
    [
      (film) => isFirstOf.some((holds) => holds(film)) && isAbout.every((holds) => holds(film)),
      FOREMOST.within,
    ],
    [(film) => isAbout.every((holds) => holds(film)), CORE_WITHIN],
    [(film) => isAbout.some((holds) => holds(film)), CORE_WITHIN],
  ];
  return (all) => {
    const best = namedGladly(all);
    const least = best[0]?.score ?? 0;
    for (const [holds, within] of leading) {
      const own = best.filter((entry) => entry.score >= least - within && holds(entry.film));
      if (own.length > 0) return own;
    }
    return best;
  };
}
