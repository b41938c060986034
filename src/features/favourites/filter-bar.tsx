import { SearchBox, SortSelect } from '#features/film/list-filters.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';

import { FILM_SORTS, type FilmFilters, isUntouched, NO_FILTERS } from './filter-films.ts';

interface FilterBarProps {
  filters: FilmFilters;
  genres: readonly string[];
  onChange: (filters: FilmFilters) => void;
}

/** Search, genre, order and a way back (F-02 to F-05). */
export function FilterBar({ filters, genres, onChange }: FilterBarProps) {
  return (
    <div role="search" className="grid grid-cols-4 gap-2 sm:flex">
      <SearchBox
        label="Film ara"
        placeholder="Film ara..."
        className="col-span-3"
        value={filters.query}
        onChange={(query) => onChange({ ...filters, query })}
      />
      <Select
        aria-label="Tür"
        className="max-sm:order-1 max-sm:col-span-2 sm:w-44"
        value={filters.genre}
        onChange={(event) => onChange({ ...filters, genre: event.target.value })}
      >
        <option value="">Tüm Türler</option>
        {genres.map((genre) => (
          <option key={genre}>{genre}</option>
        ))}
      </Select>
      <SortSelect
        sorts={FILM_SORTS}
        className="max-sm:order-1 max-sm:col-span-2 sm:w-40"
        value={filters.sort}
        onChange={(sort) => onChange({ ...filters, sort })}
      />
      <Button
        variant="outline"
        className="aria-disabled:opacity-55 max-sm:px-1"
        aria-disabled={isUntouched(filters)}
        onClick={() => onChange(NO_FILTERS)}
      >
        Temizle
      </Button>
    </div>
  );
}
