import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { meetingAll, statedWishes } from '#domain/stated-wishes.ts';
import type { Wishes } from '#domain/wishes.ts';
import type { Likeness } from './likeness.ts';
import type { Eligible } from './loosen.ts';

/**
 * How like a film is to those that meet all wishes, where not all do; undefined where all do. Where none does, to those that
 * meet what was wished first of all, whatever else they lack: for a chess thriller, to the films about chess.
 */
export function standInOf(
  eligible: readonly Eligible[],
  films: readonly CatalogueFilm[],
  wishes: Wishes,
  likeness: Likeness,
): ((film: CatalogueFilm) => number) | undefined {
  const met = eligible.filter(({ broken }) => broken.length === 0).map(({ film }) => film);
  if (met.length === eligible.length) return undefined;
  const near = met.length > 0 ? met : ofSubject(films, wishes);
  return near.length === 0 ? undefined : likeness.toGroup(near);
}

function ofSubject(films: readonly CatalogueFilm[], wishes: Wishes): readonly CatalogueFilm[] {
  const { people, themes, places, series, studios, countries } = wishes;
  const stated = statedWishes({ genres: [], people, themes, places, series, studios, countries });
  const subjects = stated.filter(({ name }) => name !== 'genres');
  if (subjects.length === 0) return [];
  const all = films.filter(meetingAll(subjects));
  return all.length > 0 ? all : films.filter((film) => subjects.some(({ holds }) => holds(film)));
}
