import { Bookmark, Eye, Heart, SearchX } from 'lucide-react';
import { memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { EmptyList } from '#features/film/empty-list.tsx';
import { useIncrementalRender } from '#features/film/use-incremental-render.ts';
import { useDebouncedFilters } from '#features/film/use-debounced-filters.ts';
import { formatNumber } from '#lib/turkish/format.ts';
import { useMedia } from '#lib/use-media.ts';
import { Button } from '#ui/button.tsx';
import { FAVOURITES_PORTION as PORTION } from '#lib/pacing/constants.ts';
import type { FilmToAdd } from '#storage/film-list.ts';

import { FilterBar } from './filter-bar.tsx';
import { type DatedFilm, type FilmFilters, filterFilms, genresOf, sortFilms } from './filter-films.ts';
import { PosterGrid } from './poster-grid.tsx';
import { LISTS, type ListName, NO_MATCH } from './texts.ts';

/** Films shown at first, and more at a press: full rows of two, four or five, and of the six of a large screen. */
const STEP = 20;
const STEP_OF_SIX = 24;
const HAS_SIX = '(width >= 112rem)';

/** The signs of the tabs. */
const ICONS = { favourites: Heart, watched: Eye, watchlist: Bookmark } as const;

interface FilmListProps {
  name: ListName;
  films: readonly DatedFilm[];
  filters: FilmFilters;
  onFilters: (filters: FilmFilters) => void;
  /** Leads to where films are recommended; an empty list begins there. */
  onAsk: () => void;
  /** What stands at the foot of a tile. */
  footOf?: FootOf;
}

type FootOf = ((film: FilmToAdd) => ReactNode) | undefined;

/** One of the lists with its filter bar and its empty states (F-02 to F-08). */
export function FilmList({ name, films, filters, onFilters, onAsk, footOf }: FilmListProps) {
  const applied = useDebouncedFilters(filters);
  const genres = useMemo(() => genresOf(films), [films]);
  const sorted = useMemo(() => sortFilms(films, applied.sort), [films, applied.sort]);
  const matching = useMemo(() => filterFilms(sorted, applied), [sorted, applied]);
  if (films.length === 0)
    return (
      <EmptyList icon={ICONS[name]} title={LISTS[name].empty} hint={LISTS[name].hint}>
        <Button className="mt-3" onClick={onAsk}>
          Film önerisi al
        </Button>
      </EmptyList>
    );
  return (
    <div className="flex flex-col gap-4">
      <FilterBar filters={filters} genres={genres} onChange={onFilters} />
      <div role="status">
        {matching.length === 0 ? (
          <EmptyList icon={SearchX} title={NO_MATCH} hint="Başka bir sözcük dene ya da filtreleri temizle." />
        ) : (
          <p className="text-sm text-muted-foreground">{formatNumber(matching.length)} film</p>
        )}
      </div>
      <Page name={name} films={matching} filters={applied} footOf={footOf} />
    </div>
  );
}

interface PageProps {
  name: ListName;
  films: readonly DatedFilm[];
  filters: FilmFilters;
  footOf: FootOf;
}

// Memoised: a key in the search box renders the box alone, and the list follows when there is time.
const Page = memo(function Page({ name, films, filters, footOf }: PageProps) {
  const step = useMedia(HAS_SIX) ? STEP_OF_SIX : STEP;
  const [steps, setSteps] = useState(1);
  const shown = steps * step;
  const [shownFor, setShownFor] = useState(filters);
  // Another filter starts again with the first films; a film taken out of the list does not.
  if (shownFor !== filters) {
    setShownFor(filters);
    setSteps(1);
  }
  const left = films.length - shown;
  const { mounted, mountAtOnce } = useIncrementalRender(filters, Math.min(shown, films.length), PORTION);
  const list = useRef<HTMLDivElement>(null);
  const showMore = () => {
    flushSync(() => {
      setSteps(steps + 1);
      mountAtOnce(shown + PORTION);
    });
    // The focus goes to the first new film, where a keyboard user left off.
    list.current?.querySelectorAll<HTMLElement>('article h2 button')[shown]?.focus({ preventScroll: true });
  };
  return (
    <div ref={list} className="flex flex-col gap-4">
      <PosterGrid list={name} films={films.slice(0, mounted).map(({ film }) => film)} footOf={footOf} />
      {left > 0 ? (
        <Button variant="outline" className="self-center" onClick={showMore}>
          Daha fazla göster ({formatNumber(left)})
        </Button>
      ) : null}
    </div>
  );
});
