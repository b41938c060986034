import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { remembered } from '#domain/remembered.ts';
import { normaliseTitle, sameTitle } from '#domain/title.ts';
import type { Random } from '#lib/random.ts';
import { ROLES, type Role, suitsRole } from './roles.ts';
import type { Scored } from './score.ts';

/** So many of the best are weighed against each other; those behind them are too far off to be lifted by variety. */
const MOST_WEIGHED = 250;
const decade = (film: CatalogueFilm) => Math.floor(film.year / 10);

/** The first two words of a title: what the films of a series share where nobody has named it. */
const saga = remembered((title) => normaliseTitle(title).split(' ').slice(0, 2).join(' '), { most: 20_000 });
const seriesOf = ({ judgement, originalTitle }: CatalogueFilm) =>
  judgement?.series?.name ?? saga(originalTitle);

/** Two films of one evening should not be twins: same series or director most of all, then decade, country and genres. */
function sameness(a: CatalogueFilm, b: CatalogueFilm): number {
  return (
    (seriesOf(a) === seriesOf(b) ? 4 : 0) +
    (a.director !== undefined && a.director === b.director ? 1.2 : 0) +
    (decade(a) === decade(b) ? 0.5 : 0) +
    (a.countries[0] !== undefined && a.countries[0] === b.countries[0] ? 0.3 : 0) +
    (a.genres.join() === b.genres.join() ? 0.3 : 0)
  );
}

/**
 * Draws one film for each role, so that an evening has a sure choice, one close to the person and a discovery; where no
 * film that fits well suits a role, the best of the others takes its place. Each is weighed against those already drawn,
 * with a little chance; no title twice. The same random source gives the same films.
 * @param chance how many points chance may give a film: enough that two evenings differ, too few to lift one that does not fit
 */
export function pickVaried(
  scored: readonly Scored[],
  roles: readonly Role[],
  random: Random,
  chance: number,
): Scored[] {
  let pool = scored
    .map((entry) => ({ ...entry, score: entry.score + chance * random() }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_WEIGHED);
  const picked: Scored[] = [];
  for (const role of roles) {
    const { worth: lift, within } = ROLES[role];
    const worth = (entry: Scored) =>
      lift(entry) - picked.reduce((sum, other) => sum + sameness(entry.film, other.film), 0);
    const [top] = pool;
    if (top === undefined) break;
    const suited = pool.filter((entry) => suitsRole(entry, role) && entry.score >= top.score - within);
    const best = (suited.length > 0 ? suited : pool).reduce((a, b) => (worth(b) > worth(a) ? b : a));
    picked.push(best);
    pool = pool.filter((entry) => entry !== best && !sameTitle(entry.film.title, best.film.title));
  }
  return picked;
}
