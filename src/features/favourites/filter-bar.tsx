import { Search } from 'lucide-react';

import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';

import { FILM_SORTS, type FilmFilters, isUntouched, NO_FILTERS } from './filter-films.ts';
import { ALL_GENRES, SORT_LABELS } from './texts.ts';

interface FilterBarProps {
  filters: FilmFilters;
  genres: readonly string[];
  onChange: (filters: FilmFilters) => void;
}

/** Search, genre, order and a way back (spec §2, Favourites page). */
export function FilterBar({ filters, genres, onChange }: FilterBarProps) {
  return (
    <div role="search" className="grid grid-cols-2 gap-2 sm:flex">
      <div className="relative col-span-2 flex-1">
        <Search
          aria-hidden
          className="absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted-foreground"
        />
        <Input
          type="search"
          aria-label="Film ara"
          placeholder="Film ara..."
          className="pl-10.5"
          value={filters.query}
          onChange={(event) => onChange({ ...filters, query: event.target.value })}
        />
      </div>
      <Select
        aria-label="Tür"
        className="sm:w-44"
        value={filters.genre}
        onChange={(event) => onChange({ ...filters, genre: event.target.value })}
      >
        <option value="">{ALL_GENRES}</option>
        {genres.map((genre) => (
          <option key={genre}>{genre}</option>
        ))}
      </Select>
      <Select
        aria-label="Sıralama"
        className="sm:w-40"
        value={filters.sort}
        onChange={(event) => {
          const sort = FILM_SORTS.find((name) => name === event.target.value);
          if (sort !== undefined) onChange({ ...filters, sort });
        }}
      >
        {FILM_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_LABELS[sort]}
          </option>
        ))}
      </Select>
      <Button
        variant="outline"
        className="col-span-2 aria-disabled:opacity-55"
        aria-disabled={isUntouched(filters)}
        onClick={() => onChange(NO_FILTERS)}
      >
        Temizle
      </Button>
    </div>
  );
}
