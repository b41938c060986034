import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { rememberedOf } from '#domain/remembered.ts';
import { normaliseTitle } from '#domain/title.ts';
import type { Random } from '#lib/random.ts';
import { ROLES, type Role, suitsRole } from './roles.ts';
import type { Scored } from './score.ts';

/** So many of the best are weighed against each other; those behind them are too far off to be lifted by variety. */
const MOST_WEIGHED = 250;

/** What films of an evening should not share. Where nobody has named a series, the first two words of a title stand for it. */
const marksOf = rememberedOf(
  ({ year, title, originalTitle, judgement, countries, genres }: CatalogueFilm) => ({
    title: normaliseTitle(title),
    decade: Math.floor(year / 10),
    series: judgement?.series?.name ?? normaliseTitle(originalTitle).split(' ').slice(0, 2).join(' '),
    country: countries[0],
    genres: genres.join(),
  }),
);

/** Two films of one evening should not be twins: same series or director most of all, then decade, country and genres. */
function sameness(a: CatalogueFilm, b: CatalogueFilm, wished: string | undefined): number {
  const [one, other] = [marksOf(a), marksOf(b)];
  return (
    (one.series === other.series ? 6 : 0) +
    (a.director !== undefined && a.director === b.director && a.director !== wished ? 1.2 : 0) +
    (one.decade === other.decade ? 0.9 : 0) +
    (one.country !== undefined && one.country === other.country ? 0.3 : 0) +
    (one.genres === other.genres ? 0.5 : 0)
  );
}

/** Points by which others must lie behind another part of a series for that to come, too. */
const FAR_BEHIND = 8;

/** Whose films are wished: who directed most of the best. That they are one person's says nothing against them then. */
function directorOfMost(pool: readonly Scored[]): string | undefined {
  const best = pool.slice(0, LOOKED_AT).map(({ film }) => film.director);
  return best.find((name) => best.filter((other) => other === name).length > LOOKED_AT / 2);
}
const LOOKED_AT = 6;

/** The best after chance has given its points, in order. Thousands are not sorted for the sake of a few hundred. */
function bestOf(scored: readonly Scored[], random: Random, chance: number): Scored[] {
  const points = new Float64Array(scored.length);
  for (let at = 0; at < points.length; at++) points[at] = (scored[at]?.score ?? 0) + chance * random();
  const least = points.toSorted().at(-MOST_WEIGHED) ?? Number.NEGATIVE_INFINITY;
  const best: Scored[] = [];
  for (let at = 0; at < points.length; at++) {
    const [entry, score] = [scored[at], points[at]];
    if (entry !== undefined && score !== undefined && score >= least) best.push({ ...entry, score });
  }
  return best.sort((a, b) => b.score - a.score).slice(0, MOST_WEIGHED);
}

/**
 * Draws one film for each role, so that an evening has a sure choice, one close to the person and a discovery; where no
 * film that fits well suits a role, the best of the others takes its place. Each is weighed against those already drawn,
 * with a little chance; no title twice. The same random source gives the same films.
 * @param chance how many points chance may give a film: enough that two evenings differ, too few to lift one that does not fit
 * @param mayLead which of the best may stand first
 */
export function pickVaried(
  scored: readonly Scored[],
  roles: readonly Role[],
  random: Random,
  chance: number,
  mayLead: (best: readonly Scored[]) => readonly Scored[] = (best) => best,
): Scored[] {
  let pool = bestOf(scored, random, chance);
  const picked: Scored[] = [];
  const wished = directorOfMost(pool);
  for (const role of roles) {
    const open = picked.length === 0 ? mayLead(pool) : pool;
    const [top] = open;
    if (top === undefined) break;
    const { within } = ROLES[role];
    const suited = open.filter((entry) => suitsRole(entry, role) && entry.score >= top.score - within);
    // What suits no role is worth what it is worth to anybody.
    const { worth } = ROLES[suited.length > 0 ? role : 'sure'];
    const { entry: best } = (suited.length > 0 ? suited : open)
      .map((entry) => ({
        entry,
        points:
          worth(entry) - picked.reduce((sum, other) => sum + sameness(entry.film, other.film, wished), 0),
      }))
      .reduce((a, b) => (b.points > a.points ? b : a));
    picked.push(best);
    const { title, series } = marksOf(best.film);
    pool = pool.filter((entry) => entry !== best && (title === '' || marksOf(entry.film).title !== title));
    const others = pool.filter(({ film }) => marksOf(film).series !== series);
    // Two parts of one series stand side by side only where little else is as good.
    const [first, other] = [pool[0], others[0]];
    if (first !== undefined && other !== undefined && other.score >= first.score - FAR_BEHIND) pool = others;
  }
  return picked;
}
