import { useCallback, useMemo, useState } from 'react';

import type { Batch } from '#domain/batch.ts';
import { useIncrementalRender } from '#features/film/use-incremental-render.ts';
import { useDebouncedFilters } from '#features/film/use-debounced-filters.ts';

import { filterBatches, type HistoryFilters, NO_FILTERS } from './filter-batches.ts';
import { HISTORY_PORTION as PORTION } from '#lib/pacing/constants.ts';
import { clampPage, PAGE_SIZE, pageCount, pageOf } from './pager-window.ts';

/** What is on show of the history: filters go back to page 1 (H-25), another page scrolls up and collapses all (H-26, H-27). */
export function useHistoryView(batches: readonly Batch[], scrollToTop: () => void) {
  const [filters, setFilters] = useState(NO_FILTERS);
  const [wantedPage, setPage] = useState(1);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const applied = useDebouncedFilters(filters);
  const matching = useMemo(() => filterBatches(batches, applied), [batches, applied]);
  const pages = pageCount(matching.length);
  const page = clampPage(wantedPage, pages);
  const { mounted } = useIncrementalRender(applied, PAGE_SIZE, PORTION);
  const toggle = useCallback((batch: Batch) => {
    const key = batchKey(batch);
    setExpanded((keys) => {
      const rest = [...keys].filter((other) => other !== key);
      return new Set(keys.has(key) ? rest : [...rest, key]);
    });
  }, []);
  return {
    filters,
    matching,
    page,
    pages,
    shown: pageOf(matching, page).slice(0, mounted),
    toggle,
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
  };
}

/** What tells batches apart: the time, and the films for those of one time. */
export function batchKey({ generatedAt, recommendations }: Batch): string {
  return [generatedAt, ...recommendations.map(({ id }) => id)].join(' ');
}
