import { startTransition, useEffect, useState } from 'react';

/** Milliseconds without a key after which a search is applied: longer than between two letters of a word. */
const REST = 150;

/**
 * The filters as the list applies them: what is chosen at once, what is typed once the typing rests. A list that follows
 * every letter puts posters into the page that the next letter takes out again, and holds that letter up meanwhile.
 */
export function useSettledFilters<T extends { query: string }>(filters: T): T {
  const [applied, setApplied] = useState(filters);
  useEffect(() => {
    const apply = () => startTransition(() => setApplied(filters));
    const timer = setTimeout(apply, filters.query === applied.query ? 0 : REST);
    return () => clearTimeout(timer);
  }, [filters, applied.query]);
  return applied;
}
