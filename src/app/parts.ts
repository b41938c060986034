import { watchParts } from '#lib/missing-parts.ts';

/** The parts of this page. Imported first, so that none goes missing unseen. */
// Where the landing page is rendered for the build, there is no page.
export const parts = watchParts(typeof window === 'undefined' ? undefined : window);
