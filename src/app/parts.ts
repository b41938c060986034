import { watchParts } from '#lib/missing-parts.ts';

/** The parts of this page. Imported first, so that none goes missing unseen. */
export const parts = watchParts(window);
