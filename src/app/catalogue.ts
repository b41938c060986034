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

export type Catalogue = Awaited<ReturnType<typeof catalogue>>;
