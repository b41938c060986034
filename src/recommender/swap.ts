import { type Batch, isSurprise } from '#domain/batch.ts';
import type { Film } from '#domain/film.ts';
import { sameTitle } from '#domain/title.ts';
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

/**
 * The titles that must not come while one film is swapped. The two films that stay are allowed: of three found films at
 * most two can then be old ones, so that there is a new one even where the choice is small.
 */
export function bannedBeside(before: readonly Film[], banned: readonly string[], title = ''): string[] {
  const kept = before.filter((film) => !sameTitle(film.title, title));
  return banned.filter((one) => !kept.some((film) => sameTitle(film.title, one)));
}

/**
 * A recommendation in which one film of the last one has given way to the best new one, and the others have stayed in
 * their places: still exactly three.
 */
export function swapped(before: readonly Film[], title: string, found: Recommendation): Recommendation {
  const kept = before.filter((film) => !sameTitle(film.title, title));
  const [newcomer] = found.films.filter((film) => !before.some((old) => sameTitle(old.title, film.title)));
  if (newcomer === undefined) return found;
  const films = before.map((film) => (kept.includes(film) ? film : newcomer));
  const explanation = [
    `“${title}” yerine “${newcomer.title}” geldi, ötekiler yerinde.`,
    newcomer.explanation ?? '',
    found.loosened.length > 0 ? 'Tam uyan kalmadığı için isteklerinden birini biraz esnettim.' : '',
  ];
  return { ...found, films, explanation: explanation.filter(Boolean).join(' ') };
}
