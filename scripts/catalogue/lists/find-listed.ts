import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { normaliseTitle } from '#domain/title.ts';
import type { Listed } from './read-lists.ts';

/** Lists and catalogues count a film to the year of its festival or of its cinemas. */
const YEARS_APART = 1;

const ARTICLE = /^(?:the|a|an|le|la|les|il|el|der|die|das) /u;
/** Titles stand in lists with and without their article, and with and without the name of their series. */
const keyOf = (title: string) => normaliseTitle(title.replaceAll('&', ' and ')).replace(ARTICLE, '');

/** The film of a list in the catalogue, by any of its names and its year. */
export function finderOf(films: readonly CatalogueFilm[]): (listed: Listed) => CatalogueFilm | undefined {
  const byKey = new Map<string, CatalogueFilm[]>();
  for (const film of films)
    for (const key of new Set([film.originalTitle, film.title, ...film.aliases].map(keyOf)))
      byKey.set(key, [...(byKey.get(key) ?? []), film]);
  return ({ titles, year }) =>
    titles
      .flatMap((title) => byKey.get(keyOf(title)) ?? [])
      .find((film) => Math.abs(film.year - year) <= YEARS_APART);
}
