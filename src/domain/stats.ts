import { type Batch, recentFilms } from './batch.ts';
import { splitGenres } from './genre.ts';
import type { FavouriteFilm, WatchedFilm } from './records.ts';

export interface GenreCount {
  genre: string;
  count: number;
}

const RECENT = 5;
const TOP_GENRES = 3;

const newestFirst = <T>(items: readonly T[], time: (item: T) => string): T[] =>
  items.toSorted((a, b) => Date.parse(time(b)) - Date.parse(time(a)));

/** Counts genres over films, most first, equals in Turkish alphabetical order. */
export function countGenres(films: readonly { genre: string }[]): GenreCount[] {
  const counts = new Map<string, number>();
  for (const { genre } of films) {
    for (const name of new Set(splitGenres(genre))) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const collator = new Intl.Collator('tr');
  return [...counts]
    .map(([genre, count]) => ({ genre, count }))
    .sort((a, b) => b.count - a.count || collator.compare(a.genre, b.genre));
}

/**
 * Figures of the lists as they stand: the three most frequent genres of the favourites, the last five films
 * of each list, and what was watched in the calendar month of `now` in the device's time zone.
 */
export function statistics(favourites: readonly FavouriteFilm[], watched: readonly WatchedFilm[], now: Date) {
  return {
    totalFavorites: favourites.length,
    totalWatched: watched.length,
    favoriteGenres: countGenres(favourites).slice(0, TOP_GENRES),
    watchedThisMonth: watched.filter(({ watchedAt }) => isSameMonth(new Date(watchedAt), now)).length,
    recentFavorites: newestFirst(favourites, (film) => film.addedToFavoritesAt).slice(0, RECENT),
    recentWatched: newestFirst(watched, (film) => film.watchedAt).slice(0, RECENT),
  };
}

/** Figures of the history. The average is rounded, and 0 without a session. */
export function recommendationStats(batches: readonly Batch[]) {
  const total = batches.reduce((sum, { recommendations }) => sum + recommendations.length, 0);
  return {
    totalRecommendations: total,
    totalRecommendationSessions: batches.length,
    averageMoviesPerSession: batches.length === 0 ? 0 : Math.round(total / batches.length),
    recentRecommendations: recentFilms(batches),
  };
}

function isSameMonth(a: Date, b: Date): boolean {
  return a.getMonth() === b.getMonth() && a.getFullYear() === b.getFullYear();
}
