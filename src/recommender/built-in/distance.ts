import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { statedWishes } from '#domain/stated-wishes.ts';
import { toneOfTheme } from '#domain/tones.ts';
import type { Wishes } from '#domain/wishes.ts';
import { NO_POINTS, type Points } from './points.ts';

/** Points for each theme that a film lacks: one with the dragon and without the darkness is nearer than any other. */
export function lackingThemes({ themes = [] }: Wishes): (film: CatalogueFilm) => number {
  const rules = themes.flatMap((theme) =>
    statedWishes({ genres: [], themes: [theme] })
      .filter(({ name }) => name === 'themes')
      .map(({ holds }) => ({
        holds,
        points: toneOfTheme(theme) === undefined ? LACKED.subject : LACKED.tone,
      })),
  );
  return (film) => rules.reduce((sum, { holds, points }) => sum + (holds(film) ? 0 : points), 0);
}
const LACKED = { subject: 6, tone: 1 };

const over = (value: number, max = Number.POSITIVE_INFINITY) => Math.max(0, value - max);
const under = (value: number, min = Number.NEGATIVE_INFINITY) => Math.max(0, min - value);

/** How far films lie outside loosened bounds: a film of 95 minutes is nearer to "at most 90" than one of 180. */
export function distanceFrom(wishes: Wishes): Points {
  const { minDuration, maxDuration, minYear, maxYear, minRating } = wishes;
  if ((minDuration ?? maxDuration ?? minYear ?? maxYear ?? minRating) === undefined) return NO_POINTS;
  return ({ duration, year, rating }) => {
    const points =
      (over(duration, maxDuration) + under(duration, minDuration)) / 15 +
      over(year, maxYear) / 5 +
      under(year, minYear) / (minYear !== undefined && minYear >= LATELY ? 1.5 : 5) +
      under(rating, minRating) * 3;
    return Math.min(FARTHEST, points);
  };
}
const FARTHEST = 100;
/** Who asks for the films of now is met by last year's rather than by those of ten years ago. */
const LATELY = 2020;
