import type { CatalogueFilm } from '#domain/catalogue-film.ts';

const shared = <T>(a: readonly T[], b: readonly T[]): number => a.filter((item) => b.includes(item)).length;

/**
 * How alike two films are, 0 to about 1: themes weigh most, then genres, moods, director, actors and the decade.
 * A film is not compared with itself.
 */
export function similarity(a: CatalogueFilm, b: CatalogueFilm): number {
  const themes = Math.min(1, shared(a.themes, b.themes) / 3);
  const genres = shared(a.genres, b.genres) / Math.max(a.genres.length, b.genres.length, 1);
  const moods = shared(a.moods, b.moods) / Math.max(a.moods.length, b.moods.length, 1);
  const director = a.director !== undefined && a.director === b.director ? 1 : 0;
  const actors = Math.min(1, shared(a.actors, b.actors) / 2);
  const decade = Math.max(0, 1 - Math.abs(a.year - b.year) / 30);
  return 0.38 * themes + 0.26 * genres + 0.1 * moods + 0.1 * director + 0.08 * actors + 0.08 * decade;
}
