import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { createFilmIndex } from '#films/film-index.ts';

/** The films with their index. */
export function createCatalogue(films: readonly CatalogueFilm[]) {
  const index = createFilmIndex(films);
  return {
    films,
    index,
    /** The film of a title, in whatever spelling; undefined where it is unknown or ambiguous. */
    find(title: string, year?: number): CatalogueFilm | undefined {
      const found = index.resolveTitle(title, year);
      return found.kind === 'one' ? found.film : undefined;
    },
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;
