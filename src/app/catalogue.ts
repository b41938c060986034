import { once } from '#lib/once.ts';

/** The catalogue with its index, fetched when somebody first needs a film (they stay out of the first load). */
export const catalogue = once(async () => {
  const [{ loadCatalogue }, { createCatalogue }] = await Promise.all([
    import('#films/catalogue.ts'),
    import('#composition/catalogue.ts'),
  ]);
  return createCatalogue(await loadCatalogue());
});
