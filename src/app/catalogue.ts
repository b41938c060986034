import { once } from '#lib/once.ts';

/** The catalogue with its index, fetched when somebody first needs a film (they stay out of the first load). */
export const catalogue = once(async () =>
  (await import('#composition/built-in-catalogue.ts')).builtInCatalogue(),
);
