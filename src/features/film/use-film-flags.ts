import type { FilmRef } from '#domain/film.ts';
import { useRecord, useRecords } from '#storage/records-context.tsx';

/** The two flags as the records have them now: whatever shows a film follows every change (P-11). */
export function useFilmFlags(film: FilmRef): { isFavourite: boolean; isWatched: boolean } {
  const { favourites, watched } = useRecords();
  useRecord<unknown>(favourites);
  useRecord<unknown>(watched);
  return { isFavourite: favourites.has(film), isWatched: watched.has(film) };
}
