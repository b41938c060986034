import type { Film, FilmRef } from '#domain/film.ts';
import type { FilmList } from './context.ts';

const NOT_SAVED = 'Bu değişiklik cihazına kaydedilemedi.';

/** Puts a film into a list: `unchanged` when it is in it already (spec §4). @throws when it could not be saved */
export async function keep<T extends FilmRef>(
  list: FilmList<T>,
  film: Film,
  source: string,
): Promise<'done' | 'unchanged'> {
  if (list.has(film)) return 'unchanged';
  if (await list.add(film, source)) return 'done';
  throw new Error(NOT_SAVED);
}

/** Takes a film out of a list: `unchanged` when it is not in it (spec §4). @throws when it could not be saved */
export async function letGo<T extends FilmRef>(
  list: FilmList<T>,
  film: Film,
  source: string,
): Promise<'done' | 'unchanged'> {
  if (!list.has(film)) return 'unchanged';
  if (await list.remove(film, source)) return 'done';
  throw new Error(NOT_SAVED);
}
