import type { CatalogueFilm } from '#domain/catalogue-film.ts';

/** No list of films that a friend names first is so long; a film that is about the subject comes just before others. */
const NOT_NAMED = 100;
const ABOUT_IT = NOT_NAMED - 1;

/**
 * Those that a friend names first for some subjects, the first one first; then what is about them, then others, each in the order
 * that they have.
 */
export function namedFirst(films: readonly CatalogueFilm[], themes: readonly string[]): CatalogueFilm[] {
  const placeOf = ({ judgement }: CatalogueFilm) =>
    themes.reduce((sum, theme) => {
      const isAbout = judgement?.core.includes(theme) === true;
      return sum + (judgement?.firstFor.get(theme) ?? (isAbout ? ABOUT_IT : NOT_NAMED));
    }, 0);
  return films.toSorted((a, b) => placeOf(a) - placeOf(b));
}
