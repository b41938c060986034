import type { FavouriteFilm, WatchedFilm } from '#domain/records.ts';
import { formatNumber, formatRating } from '#lib/turkish/format.ts';

export interface Bar {
  /** Under the bar. */
  label: string;
  /** The label in full, for who cannot see the chart. */
  name: string;
  count: number;
}

/** Months in the chart of watched films. */
const MONTHS = 6;

/** Films watched in each of the last six calendar months, the oldest first, in the device's time zone. */
export function watchedByMonth(films: readonly Pick<WatchedFilm, 'watchedAt'>[], now: Date): Bar[] {
  const key = (date: Date) => date.getFullYear() * 12 + date.getMonth();
  const counts = new Map<number, number>();
  for (const { watchedAt } of films) {
    const month = key(new Date(watchedAt));
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = new Date(now.getFullYear(), now.getMonth() - (MONTHS - 1 - index), 1);
    return {
      label: month.toLocaleDateString('tr-TR', { month: 'short' }),
      name: month.toLocaleDateString('tr-TR', { month: 'long', year: 'numeric' }),
      count: counts.get(key(month)) ?? 0,
    };
  });
}

/** How many favourites have which points, whole points from the lowest that occurs (at most 5) to 10; unknown ones are left out. */
export function ratingBars(films: readonly Pick<FavouriteFilm, 'rating'>[]): Bar[] {
  const points = films.flatMap(({ rating }) => (rating > 0 ? [Math.floor(rating)] : []));
  const lowest = Math.min(5, ...points);
  return Array.from({ length: 11 - lowest }, (_, index) => {
    const point = lowest + index;
    return {
      label: String(point),
      name: point === 10 ? '10 puan' : `${point}–${point},9 puan`,
      count: points.filter((other) => other === point).length,
    };
  });
}

/** What the chart of months adds up to. */
export function monthsNote(bars: readonly Bar[]): string {
  return `Son ${bars.length} ayda ${formatNumber(bars.reduce((sum, { count }) => sum + count, 0))} film`;
}

/** The mean of the known points, where there are any. */
export function ratingsNote(films: readonly Pick<FavouriteFilm, 'rating'>[]): string | undefined {
  const known = films.filter(({ rating }) => rating > 0);
  if (known.length === 0) return undefined;
  return `Ortalama ${formatRating(known.reduce((sum, { rating }) => sum + rating, 0) / known.length)}`;
}
