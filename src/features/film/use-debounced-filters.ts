import { startTransition, useEffect, useState } from 'react';

import { FILTER_REST_MS } from '#lib/pacing/constants.ts';

/**
 * The filters as the list applies them: a choice at once, a typed search only when the typing pauses. A list that
 * follows every letter mounts posters that the next letter removes again, and delays that letter.
 */
export function useDebouncedFilters<T extends { query: string }>(filters: T): T {
  const [applied, setApplied] = useState(filters);
  useEffect(() => {
    const apply = () => startTransition(() => setApplied(filters));
    const timer = setTimeout(apply, filters.query === applied.query ? 0 : FILTER_REST_MS);
    return () => clearTimeout(timer);
  }, [filters, applied.query]);
  return applied;
}
