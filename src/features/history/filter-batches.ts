import type { Batch } from '#domain/batch.ts';
import type { Film } from '#domain/film.ts';
import { splitGenres } from '#domain/genre.ts';
import { countGenres } from '#domain/stats.ts';
import { descriptionOf, whyOf } from '#features/film/film-text.ts';
import { createSearchText, searchFor } from '#features/film/search-text.ts';

import { askedFor } from './asked-for.ts';

/** The orders of the history: by date and by the number of films (H-03). */
export const HISTORY_SORTS = [
  ['newest', 'Tarihe göre (en yeni)'],
  ['oldest', 'Tarihe göre (en eski)'],
  ['count', 'Film sayısına göre'],
] as const;
type HistorySort = (typeof HISTORY_SORTS)[number][0];

export interface HistoryFilters {
  query: string;
  /** Any of these; none means all. */
  genres: readonly string[];
  sort: HistorySort;
}

export const NO_FILTERS: HistoryFilters = { query: '', genres: [], sort: 'newest' };

/** Whether anything narrows the list; the order alone does not. */
export function isFiltered({ query, genres }: HistoryFilters): boolean {
  return query.trim() !== '' || genres.length > 0;
}

/** All genres of the history, the most frequent first. */
export function historyGenres(batches: readonly Batch[]): string[] {
  return countGenres(batches.flatMap((batch) => batch.recommendations)).map(({ genre }) => genre);
}

/** The batches that hold a film of the filters, or whose own words hold the search, in the order asked for; equal ones keep the newest first (H-02, H-05). */
export function filterBatches(batches: readonly Batch[], { query, genres, sort }: HistoryFilters): Batch[] {
  const holds = searchFor(query);
  const isOfGenre = ({ genre }: Film) =>
    genres.length === 0 || splitGenres(genre).some((name) => genres.includes(name));
  const isOpen = query.trim() === '' && genres.length === 0;
  const matches = (batch: Batch) => {
    // Looked up even where everything is kept: the texts are then made with the list, not at the first key.
    const isFound = holds(batchText(batch));
    return batch.recommendations.some((film) => isOfGenre(film) && (holds(searchText(film)) || isFound));
  };
  const kept = batches.filter((batch) => matches(batch) || isOpen);
  return kept.toSorted(ORDERS[sort]);
}

// Without the labels of the description: "film" would otherwise find every film.
const searchText = createSearchText<Film>((film) => [
  film.title,
  film.originalTitle ?? '',
  descriptionOf(film) ?? '',
  film.plot,
  whyOf(film) ?? '',
]);
const batchText = createSearchText<Batch>((batch) => [
  askedFor(batch).heading,
  ...(batch.wishes ?? []),
  batch.explanation,
]);
const newestFirst = (a: Batch, b: Batch) => Date.parse(b.generatedAt) - Date.parse(a.generatedAt);

const ORDERS: Readonly<Record<HistorySort, (a: Batch, b: Batch) => number>> = {
  newest: newestFirst,
  oldest: (a, b) => newestFirst(b, a),
  count: (a, b) => b.recommendations.length - a.recommendations.length || newestFirst(a, b),
};
