import type { FilmRef } from '#domain/film.ts';
import { findRecord } from '#domain/records.ts';
import { normaliseTitle } from '#domain/title.ts';

/**
 * The records of `incoming` that neither `held` nor an earlier one of `incoming` is the same film as (F-15, F-18). Each
 * is compared only with those that share an id, or title and year, with it: lists of thousands stay quick.
 */
export function missingFrom<T extends FilmRef>(held: readonly FilmRef[], incoming: readonly T[]): T[] {
  const alike = new Map<string, FilmRef[]>();
  const note = (film: FilmRef) => {
    for (const key of keysOf(film)) {
      const known = alike.get(key);
      if (known === undefined) alike.set(key, [film]);
      else known.push(film);
    }
  };
  held.forEach(note);
  return incoming.filter((film) => {
    const candidates = keysOf(film).flatMap((key) => alike.get(key) ?? []);
    if (findRecord(candidates, film) !== undefined) return false;
    note(film);
    return true;
  });
}

const keysOf = ({ id, originalId, title, year }: FilmRef): string[] => {
  const ids = originalId === undefined || originalId === id ? [id] : [id, originalId];
  return [...ids.map((own) => `${typeof own} ${own}`), `film ${year} ${normaliseTitle(title)}`];
};
