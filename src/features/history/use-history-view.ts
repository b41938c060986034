import { useDeferredValue, useMemo, useState } from 'react';

import type { Batch } from '#domain/batch.ts';

import { filterBatches, type HistoryFilters, NO_FILTERS } from './filter-batches.ts';
import { clampPage, pageCount, pageOf } from './pager-window.ts';

/** What is on show of the history, and the rules of its page (spec §2): filters go back to page 1, a page collapses all. */
export function useHistoryView(batches: readonly Batch[], scrollToTop: () => void) {
  const [filters, setFilters] = useState(NO_FILTERS);
  const [wantedPage, setPage] = useState(1);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const applied = useDeferredValue(filters);
  const matching = useMemo(() => filterBatches(batches, applied), [batches, applied]);
  const pages = pageCount(matching.length);
  const page = clampPage(wantedPage, pages);
  return {
    filters,
    matching,
    page,
    pages,
    shown: pageOf(matching, page),
    changeFilters(next: HistoryFilters) {
      setFilters(next);
      setPage(1);
    },
    openPage(next: number) {
      setPage(next);
      setExpanded(new Set());
      scrollToTop();
    },
    isExpanded: (batch: Batch) => expanded.has(batchKey(batch)),
    toggle(batch: Batch) {
      const key = batchKey(batch);
      const rest = [...expanded].filter((other) => other !== key);
      setExpanded(new Set(expanded.has(key) ? rest : [...rest, key]));
    },
  };
}

/** What tells batches apart: the time, and the films for those of one time. */
export function batchKey({ generatedAt, recommendations }: Batch): string {
  return [generatedAt, ...recommendations.map(({ id }) => id)].join(' ');
}
