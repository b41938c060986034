import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { once } from '#lib/once.ts';

/** The catalogue and its index, fetched when somebody first needs a film (they stay out of the first load). */
export const catalogue = once(async () => {
  const [{ loadCatalogue }, { createFilmIndex }] = await Promise.all([
    import('#films/catalogue.ts'),
    import('#films/film-index.ts'),
  ]);
  const films = await loadCatalogue();
  return { films, index: createFilmIndex(films) };
});

type Resolved = { kind: 'one'; film: CatalogueFilm } | { kind: 'many' | 'none' };

/** The film that a title means, where it means one only. */
export const oneOf = (found: Resolved): CatalogueFilm | undefined =>
  found.kind === 'one' ? found.film : undefined;

/** The catalogue's film of a title, in whatever spelling; undefined where it is unknown or ambiguous. */
export const findInCatalogue = async (title: string, year?: number): Promise<CatalogueFilm | undefined> =>
  oneOf((await catalogue()).index.resolveTitle(title, year));

/** The Turkish → English title map over the catalogue (spec §7). */
export const titleMap = once(async () => {
  const [{ createTitleMap }, { films }] = await Promise.all([import('#films/title-map.ts'), catalogue()]);
  return createTitleMap(films);
});

export type Catalogue = Awaited<ReturnType<typeof catalogue>>;
