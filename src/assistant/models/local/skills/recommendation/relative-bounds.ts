import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { LIMITS } from '#domain/film.ts';
import type { FilmIndex } from '#films/film-index.ts';
import type { Wishes } from '#domain/wishes.ts';

import type { Memory } from '../../core/memory.ts';
import type { Relative } from '../../understand/markers.ts';

/** So many films must be left within a bound, or a wider one is taken. */
const ENOUGH = 8;
const SHORT = 100;
const LONG = 140;
const OLD = 1990;
const NEW = 2015;
const GOOD = 7.5;
const STEP = 0.1;

/**
 * What `daha kısa`, `daha yeni` … mean: beyond all films that were shown if enough films are left there, else beyond the
 * middle one, else beyond the least of them. With nothing shown they mean what `kısa`, `yeni` … mean.
 */
export function relativeBounds(
  relative: Relative,
  { shown, focus, lastShow }: Memory,
  wishes: Wishes,
  index: FilmIndex,
): Partial<Wishes> {
  const films = lastShow === 'surpriseFilm' && focus !== undefined ? [focus] : shown;
  const fitting = index.films.filter((film) => fitsGenres(film, wishes));
  const values = (of: (film: (typeof films)[number]) => number | undefined) =>
    films.flatMap((film) => of(film) ?? []).sort((a, b) => a - b);
  const beyond = (ordered: readonly number[], enough: (bound: number) => number): number | undefined => {
    const steps = [ordered[0], ordered[Math.floor(ordered.length / 2)], ordered.at(-1)].filter(
      (value) => value !== undefined,
    );
    return steps.find((bound) => enough(bound) >= ENOUGH) ?? steps.at(-1);
  };
  const count = (fits: (film: CatalogueFilm) => boolean) => fitting.filter(fits).length;
  const bounds: Partial<Wishes> = {};
  const durations = values(({ duration }) => duration);
  const years = values(({ year }) => year);
  if (relative.shorter === true) {
    const bound = beyond(durations, (value) => count(({ duration }) => duration < value));
    bounds.maxDuration = bound === undefined ? SHORT : Math.max(LIMITS.minDuration, bound - 1);
    if ((wishes.minDuration ?? 0) > bounds.maxDuration) bounds.minDuration = undefined;
  }
  if (relative.longer === true) {
    const bound = beyond(durations.toReversed(), (value) => count(({ duration }) => duration > value));
    bounds.minDuration = bound === undefined ? LONG : Math.min(LIMITS.maxDuration, bound + 1);
    if ((wishes.maxDuration ?? Infinity) < bounds.minDuration) bounds.maxDuration = undefined;
  }
  if (relative.newer === true) {
    const bound = beyond(years.toReversed(), (value) => count(({ year }) => year > value));
    bounds.minYear = bound === undefined ? NEW : bound + 1;
    if ((wishes.maxYear ?? Infinity) < bounds.minYear) bounds.maxYear = undefined;
  }
  if (relative.older === true) {
    const bound = beyond(years, (value) => count(({ year }) => year < value));
    bounds.maxYear = bound === undefined ? OLD : bound - 1;
    if ((wishes.minYear ?? 0) > bounds.maxYear) bounds.minYear = undefined;
  }
  if (relative.better === true) {
    const ratings = values(({ rating }) => rating).toReversed();
    const bound = beyond(ratings, (value) => count(({ rating }) => rating > value));
    bounds.minRating = bound === undefined ? GOOD : Math.round((bound + STEP) * 10) / 10;
  }
  return bounds;
}

function fitsGenres({ genres }: CatalogueFilm, wishes: Wishes): boolean {
  if (wishes.excludeGenres?.some((genre) => genres.includes(genre)) === true) return false;
  return wishes.genres.length === 0 || wishes.genres.some((genre) => genres.includes(genre));
}
