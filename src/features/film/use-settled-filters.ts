import { startTransition, useEffect, useState } from 'react';

import { FILTER_REST_MS } from '#lib/pacing/constants.ts';

/**
 * The filters as the list applies them: what is chosen at once, what is typed once the typing rests. A list that follows
 * every letter puts posters into the page that the next letter takes out again, and holds that letter up meanwhile.
 */
export function useSettledFilters<T extends { query: string }>(filters: T): T {
  const [applied, setApplied] = useState(filters);
  useEffect(() => {
    const apply = () => startTransition(() => setApplied(filters));
    const timer = setTimeout(apply, filters.query === applied.query ? 0 : FILTER_REST_MS);
    return () => clearTimeout(timer);
  }, [filters, applied.query]);
  return applied;
}
