import type { CatalogueFilm, FilmMemory, FilmRole } from '#domain/catalogue-film.ts';
import { bestKnownFirst } from '#films/series.ts';
import { foldWord } from '#films/words.ts';

/** A role with the film that it is in. */
export interface RoleIn {
  film: CatalogueFilm;
  role: FilmRole;
}

/** Finds who plays whom. */
export interface RoleIndex {
  of(film: Pick<CatalogueFilm, 'id'>): readonly FilmRole[];
  /** The roles of a name in all films, those of the best known film first. @param name folded */
  called(name: string): readonly RoleIn[];
}

/** A name as roles are looked up by it. */
export const roleKey = (name: string): string =>
  foldWord(name)
    .replaceAll(/[^a-z0-9]+/gu, ' ')
    .trim();

/** Builds the index of roles; the names are only read once somebody asks for one. */
export function createRoleIndex(
  films: readonly CatalogueFilm[],
  memories: ReadonlyMap<string, FilmMemory>,
): RoleIndex {
  const of: RoleIndex['of'] = ({ id }) => memories.get(id)?.roles ?? [];
  let byName: ReadonlyMap<string, readonly RoleIn[]> | undefined;
  const readNames = () => {
    const names = bestKnownFirst(films).flatMap((film) =>
      of(film).flatMap((role) => role.names.map((name) => ({ key: roleKey(name), film, role }))),
    );
    return Map.groupBy(names, ({ key }) => key);
  };
  return { of, called: (name) => (byName ??= readNames()).get(name) ?? [] };
}
