import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { LIMITS } from '#domain/film.ts';
import { breaking } from '#domain/stated-wishes.ts';
import type { Wishes } from '#domain/wishes.ts';
import type { FilmIndex } from '#films/film-index.ts';
import type { Memory } from '../../core/memory.ts';
import type { Relative } from '../../understand/markers.ts';
import { union } from '../../understand/lists.ts';
import type { MessageWishes } from '../../understand/message-wishes.ts';

/** So many films must be left within a bound, or a wider one is taken; of one person there are fewer. */
const ENOUGH = 8;
const ENOUGH_OF_PERSON = 3;

/** A few minutes less are not shorter: so many are, where enough films are left. */
const SHORTER = 20;
/** Of films that are longer than this. */
const LONG = 120;

const CLASSIC = 'klasik';
/** Of so many years there are few films to choose from. */
const LATEST_YEARS = 5;

/** `step` leads from a shown film's value to the first beyond it; `plain` is the bound where nothing was shown. */
const DIRECTIONS = {
  shorter: { of: 'duration', bound: 'maxDuration', against: 'minDuration', step: -1, plain: 100 },
  longer: { of: 'duration', bound: 'minDuration', against: 'maxDuration', step: 1, plain: 140 },
  newer: { of: 'year', bound: 'minYear', against: 'maxYear', step: 1, plain: 2015 },
  older: { of: 'year', bound: 'maxYear', against: 'minYear', step: -1, plain: 1990 },
  better: { of: 'rating', bound: 'minRating', against: undefined, step: 0.1, plain: 7.5 },
} as const satisfies Record<keyof Relative, object>;

/**
 * What `daha kısa`, `daha yeni` … mean: beyond all films that were shown if enough films are left there, else beyond the
 * middle one, else beyond the least of them. A bound in figures says it better (`çok uzun geldi, 110 dakikadan kısa olsun`).
 * @param said what the message itself says
 */
export function relativeBounds(
  relative: Relative,
  { shown, focus, lastShow }: Memory,
  wishes: Wishes,
  said: MessageWishes,
  index: FilmIndex,
): Partial<Wishes> {
  const films = lastShow?.tool === 'surpriseFilm' && focus !== undefined ? [focus] : shown;
  const bounds: { -readonly [Name in keyof Wishes]?: Wishes[Name] } = {};
  // Whoever wants newer films than the classics wants no classics.
  if (relative.newer === true && wishes.themes?.includes(CLASSIC) === true && !said.themes.includes(CLASSIC))
    bounds.themes = wishes.themes.filter((theme) => theme !== CLASSIC);
  const people = union(wishes.people, said.people);
  // `tom cruise aksiyon`, then `daha eski`: of somebody the years count before the kind.
  const ofPerson = people.length > 0 && relative.older === true;
  const enough = people.length > 0 ? ENOUGH_OF_PERSON : ENOUGH;
  const gone: Wishes = { genres: [], people, excludeTitles: union(wishes.excludeTitles, titlesOf(shown)) };
  const isLeft = breaking(gone);
  for (const name of ['shorter', 'longer', 'newer', 'older', 'better'] as const) {
    const { of, bound, against, step, plain } = DIRECTIONS[name];
    const inFigures = said[bound] ?? (against === undefined ? undefined : said[against]);
    if (relative[name] !== true || inFigures !== undefined) continue;
    const gap = name === 'shorter' && films.every(({ duration = 0 }) => duration > LONG) ? SHORTER : 0;
    const left = (value: number) =>
      index.films.filter(
        (film) =>
          (film[of] - value) * step > 0 &&
          (ofPerson || fitsGenres(film, wishes)) &&
          isLeft(film).length === 0,
      ).length;
    const hasKind = (value: number) =>
      index.films.filter(
        (film) => (film[of] - value) * step >= 0 && fitsGenres(film, wishes) && isLeft(film).length === 0,
      ).length >= enough;
    // `90'lar türk filmleri`, then `daha eskiye git`: beyond what was wished, and not older within it.
    const edge = against === undefined ? undefined : wishes[against];
    const past = edge === undefined ? undefined : edge + step;
    if (against !== undefined && past !== undefined && left(past) >= enough) {
      Object.assign(bounds, { [bound]: past, [against]: undefined });
      continue;
    }
    const values = films.flatMap((film) => film[of] ?? []).sort((a, b) => (a - b) * -Math.sign(step));
    const steps = [values[0], values[Math.floor(values.length / 2)], values.at(-1)];
    // Newer than the newest are hardly any.
    const last =
      name === 'newer' ? Math.max(...index.films.map(({ year }) => year)) - LATEST_YEARS : Infinity;
    const reached = steps.filter((value) => value !== undefined && left(value - gap) >= enough);
    const beyond =
      reached.find((value) => value !== undefined && value <= last) ?? reached[0] ?? values.at(-1);
    const next = beyond === undefined ? plain : within(of, Math.round((beyond - gap + step) * 10) / 10);
    // `bunlar çok eski, yenileri yok mu`: a film of ten years ago is no new one, unless an era was wished.
    const isOfNow = name === 'newer' && next < last && edge === undefined && wishes.minYear === undefined;
    const value = isOfNow && left(last - 1) >= enough ? last : next;
    bounds[bound] = value;
    if (ofPerson && name === 'older' && !hasKind(value)) bounds.genres = [];
    // An older bound on the other side that contradicts the new one goes.
    if (against !== undefined && ((wishes[against] ?? value) - value) * step < 0) bounds[against] = undefined;
  }
  return bounds;
}

const titlesOf = (films: Memory['shown']): string[] => films.map(({ title }) => title);

function within(of: 'duration' | 'year' | 'rating', value: number): number {
  return of === 'duration' ? Math.min(Math.max(value, LIMITS.minDuration), LIMITS.maxDuration) : value;
}

function fitsGenres({ genres }: CatalogueFilm, wishes: Wishes): boolean {
  if (wishes.excludeGenres?.some((genre) => genres.includes(genre)) === true) return false;
  return wishes.genres.length === 0 || wishes.genres.some((genre) => genres.includes(genre));
}
