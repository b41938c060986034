import type { Wishes } from '#domain/wishes.ts';
import type { FilmIndex } from '#films/film-index.ts';
import type { Understanding } from '../../understand/understand.ts';
import { RECENT } from '../../understand/last-years.ts';

/** `buna benzer ama yeni olsun`, of a film of 1993: well after it, though not only of these last years. */
export function newerThanModel(
  { said, numbers, thisYear }: Understanding,
  { similarTo }: Wishes,
  index: FilmIndex,
) {
  const recent = thisYear - RECENT;
  const found = similarTo === undefined ? undefined : index.resolveTitle(similarTo);
  if (found?.kind !== 'one' || said.minYear !== recent || numbers.length > 0) return {};
  return { minYear: Math.round(recent - Math.max(0, recent - found.film.year) * MUCH_OLDER) };
}
const MUCH_OLDER = 1 / 3;
