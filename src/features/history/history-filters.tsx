import { Search, X } from 'lucide-react';
import { useRef } from 'react';

import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { ToggleChip } from '#ui/toggle-chip.tsx';

import { HISTORY_SORTS, type HistoryFilters, isFiltered } from './filter-batches.ts';
import { SORT_LABELS } from './texts.ts';

interface HistoryFiltersBarProps {
  filters: HistoryFilters;
  genres: readonly string[];
  onChange: (filters: HistoryFilters) => void;
}

/** Search, order, a chip for each genre of the history, and what of it is in force (spec §2, History page). */
export function HistoryFiltersBar({ filters, genres, onChange }: HistoryFiltersBarProps) {
  const toggle = (genre: string) =>
    onChange({
      ...filters,
      genres: filters.genres.includes(genre)
        ? filters.genres.filter((other) => other !== genre)
        : [...filters.genres, genre],
    });
  const search = useRef<HTMLInputElement>(null);
  return (
    <div role="search" className="flex flex-col gap-3">
      <div className="flex flex-col gap-2 sm:flex-row">
        <div className="relative flex-1">
          <Search
            aria-hidden
            className="absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted-foreground"
          />
          <Input
            ref={search}
            type="search"
            aria-label="Geçmişte ara"
            placeholder="Film adı veya açıklama ara..."
            className="pl-10.5"
            value={filters.query}
            onChange={(event) => onChange({ ...filters, query: event.target.value })}
          />
        </div>
        <Select
          aria-label="Sıralama"
          className="sm:w-60"
          value={filters.sort}
          onChange={(event) => {
            const sort = HISTORY_SORTS.find((name) => name === event.target.value);
            if (sort !== undefined) onChange({ ...filters, sort });
          }}
        >
          {HISTORY_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_LABELS[sort]}
            </option>
          ))}
        </Select>
      </div>
      {genres.length === 0 ? null : (
        <fieldset aria-label="Türler" className="flex flex-wrap gap-2">
          {genres.map((genre) => (
            <ToggleChip key={genre} pressed={filters.genres.includes(genre)} onClick={() => toggle(genre)}>
              {genre}
            </ToggleChip>
          ))}
        </fieldset>
      )}
      {isFiltered(filters) ? (
        <ActiveFilters
          filters={filters}
          onClear={() => {
            onChange({ ...filters, query: '', genres: [] });
            // The button goes away with the filters; the search box stands for them.
            search.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}

function ActiveFilters({ filters, onClear }: { filters: HistoryFilters; onClear: () => void }) {
  const words = [filters.query.trim() === '' ? '' : `“${filters.query.trim()}”`, ...filters.genres].filter(
    Boolean,
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-xl bg-muted py-1 pr-1 pl-4 text-sm">
      <p className="wrap-anywhere">
        <span className="text-muted-foreground">Etkin filtreler:</span> {words.join(', ')}
      </p>
      <Button variant="ghost" size="sm" onClick={onClear}>
        <X aria-hidden />
        Filtreleri Temizle
      </Button>
    </div>
  );
}
