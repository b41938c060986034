import { type Batch, isSurprise } from '#domain/batch.ts';
import type { Film } from '#domain/film.ts';
import { filmSet, type NamedFilm } from '#domain/film-set.ts';
import { sameTitle } from '#domain/title.ts';
import { joinList } from '#lib/turkish/format.ts';
import type { Recommendation } from './recommender.ts';

/** The films of the latest recommendation that holds a title; undefined where none does (surprises count as none). */
export function lastWith(batches: readonly Batch[], title: string): readonly Film[] | undefined {
  return batches.find(
    (batch) =>
      !isSurprise(batch) &&
      batch.recommendations.length > 1 &&
      batch.recommendations.some((film) => sameTitle(film.title, title)),
  )?.recommendations;
}

/** The films that stay while others are swapped: those that were not hidden meanwhile. */
export function leftOf(
  before: readonly Film[],
  titles: readonly string[],
  hidden: readonly NamedFilm[] = [],
): Film[] {
  const isHidden = filmSet(hidden);
  return before.filter((film) => !titles.some((title) => sameTitle(film.title, title)) && !isHidden(film));
}

/**
 * The titles that must not come while films are swapped. Those that stay are allowed: of three found films as many are
 * then new as give way, even where the choice is small.
 */
export function bannedBeside(kept: readonly Film[], banned: readonly string[]): string[] {
  return banned.filter((one) => !kept.some((film) => sameTitle(film.title, one)));
}

/** What was said of films, as far as anything was. */
export const explanationsOf = (films: readonly Film[]): string[] =>
  films.flatMap(({ explanation }) => explanation ?? []);

/**
 * A recommendation in which films of the last one (and what was hidden since) have given way to the best new ones, and
 * the others have stayed in their places: still exactly three.
 */
export function swapped(
  before: readonly Film[],
  kept: readonly Film[],
  titles: readonly string[],
  found: Recommendation,
): Recommendation {
  const newcomers = found.films.filter((film) => !before.some((old) => sameTitle(old.title, film.title)));
  const [newcomer] = newcomers;
  if (newcomer === undefined || newcomers.length < before.length - kept.length) return found;
  const came = newcomers.slice(0, titles.length).map(({ title }) => `“${title}”`);
  const films = before.map((film) => (kept.includes(film) ? film : (newcomers.shift() ?? newcomer)));
  const gone = joinList(titles.map((title) => `“${title}”`));
  const stay = kept.length === 1 ? `${kept[0]?.title} yerinde` : 'ötekiler yerinde';
  const explanation = [
    `${gone} yerine ${joinList(came)} geldi, ${stay}.`,
    newcomer.explanation ?? '',
    found.loosened.length > 0 ? 'Tam uyan kalmadığı için isteklerinden birini biraz esnettim.' : '',
  ];
  return { ...found, films, explanation: explanation.filter(Boolean).join(' ') };
}
