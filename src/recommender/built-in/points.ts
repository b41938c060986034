import type { CatalogueFilm } from '#domain/catalogue-film.ts';

/** What a film is worth by one measure, made once for any number of films (docs/taste.md). */
export type Points = (film: CatalogueFilm) => number;
