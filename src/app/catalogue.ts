import { once } from '#lib/once.ts';
import { yieldTask } from '#lib/pacing/yield.ts';

/**
 * The catalogue with its index, fetched when somebody first needs a film or the page has rested after sign-in, whichever
 * is sooner (they stay out of the first load). Pieces of the work are tasks of their own: a pressed key comes in between.
 */
export const catalogue = once(async () =>
  (await import('#composition/built-in-catalogue.ts')).builtInCatalogue(yieldTask),
);
