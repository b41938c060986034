import { X } from 'lucide-react';
import { useRef } from 'react';

import { SearchBox, SortSelect } from '#features/film/list-filters.tsx';
import { Button } from '#ui/button.tsx';
import { ToggleChip } from '#ui/toggle-chip.tsx';

import { HISTORY_SORTS, type HistoryFilters, isFiltered } from './filter-batches.ts';

interface HistoryFiltersBarProps {
  filters: HistoryFilters;
  genres: readonly string[];
  onChange: (filters: HistoryFilters) => void;
}

/** Search, order, a chip for each genre of the history, and what of it is in force (H-02, H-03, H-05, H-06). */
export function HistoryFiltersBar({ filters, genres, onChange }: HistoryFiltersBarProps) {
  const chosen = new Set(filters.genres);
  const toggle = (genre: string) =>
    onChange({ ...filters, genres: [...chosen.symmetricDifference(new Set([genre]))] });
  const search = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange({ ...filters, query: '', genres: [] });
    // The button goes away with the filters, and the focus with it.
    search.current?.focus();
  };
  const query = filters.query.trim();
  return (
    <div role="search" className="flex flex-col gap-3">
      <div className="flex flex-col gap-2 sm:flex-row">
        <SearchBox
          ref={search}
          label="Geçmişte ara"
          placeholder="Film adı veya açıklama ara..."
          value={filters.query}
          onChange={(query) => onChange({ ...filters, query })}
        />
        <SortSelect
          sorts={HISTORY_SORTS}
          className="sm:w-60"
          value={filters.sort}
          onChange={(sort) => onChange({ ...filters, sort })}
        />
      </div>
      {genres.length > 0 && (
        <fieldset
          aria-label="Türler"
          className="flex min-w-0 gap-2 max-sm:fade-end max-sm:scrollbar-none max-sm:overflow-x-auto max-sm:py-1 sm:flex-wrap"
        >
          {genres.map((genre) => (
            <ToggleChip key={genre} pressed={chosen.has(genre)} onClick={() => toggle(genre)}>
              {genre}
            </ToggleChip>
          ))}
        </fieldset>
      )}
      {isFiltered(filters) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-xl bg-muted py-1 pr-1 pl-4 text-sm max-sm:flex-nowrap">
          <p className="py-1.5 wrap-anywhere">
            <span className="text-muted-foreground">Etkin filtreler:</span>{' '}
            {[...(query === '' ? [] : [`“${query}”`]), ...filters.genres].join(', ')}
          </p>
          <Button variant="ghost" size="sm" onClick={clear}>
            <X aria-hidden />
            Filtreleri Temizle
          </Button>
        </div>
      )}
    </div>
  );
}
