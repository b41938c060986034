import { CircleCheck, Clapperboard, Eye, Heart, Search } from 'lucide-react';
import { useStore } from 'zustand';

import { cn } from '#lib/cn.ts';
import type { FilmToAdd } from '#storage/film-list.ts';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';

import { WatchlistButton } from './watchlist-mark.tsx';
import { useFilmActions, useFilmFlags } from './film-actions.tsx';

interface FilmButtonsProps {
  film: FilmToAdd;
  /** What the web search is called: `Ara` on a card, more words where there is room. */
  searchLabel?: string;
  className?: string;
  buttonClassName?: string;
  /** Without a ground of their own: on a card the film leads, in its details what can be done with it. */
  quiet?: boolean;
  /** Whether *İzleyeceğim* is among them; a card has it beside its title. */
  withWatchlist?: boolean;
  /** Where the change is confirmed beside the buttons: called with it, answers its source. Else a notice confirms it. */
  begin?: () => string;
}

/** The four buttons of a film: favourite, watched, trailer, web search (P-08). */
export function FilmButtons(props: FilmButtonsProps) {
  const {
    film,
    searchLabel = 'Ara',
    withWatchlist = false,
    quiet = false,
    className,
    buttonClassName,
    begin,
  } = props;
  const { toggleFavourite, toggleWatched, findTrailer, searchWeb, trailerSearches } = useFilmActions();
  const { isFavourite, isWatched } = useFilmFlags(film);
  const isSearching = useStore(trailerSearches, (titles) => titles.has(film.title));
  const look = { variant: quiet ? 'ghost' : 'secondary', size: 'sm' } as const;
  return (
    <div className={className}>
      <Button
        {...look}
        aria-pressed={isFavourite}
        className={cn(buttonClassName, isFavourite && 'text-link')}
        onClick={() => void toggleFavourite(film, begin?.())}
      >
        <Heart aria-hidden className={cn(isFavourite && 'fill-current')} />
        Favori
      </Button>
      <Button
        {...look}
        aria-pressed={isWatched}
        className={cn(buttonClassName, isWatched && 'text-success')}
        onClick={() => void toggleWatched(film, begin?.())}
      >
        {/* Another sign, not only another colour. */}
        {isWatched ? <CircleCheck aria-hidden /> : <Eye aria-hidden />}
        İzlendi
      </Button>
      {withWatchlist && <WatchlistButton film={film} className={buttonClassName} begin={begin} />}
      {/* A disabled button would lose the focus, and the popup could not give it back: aria-disabled. */}
      <Button
        {...look}
        aria-disabled={isSearching}
        aria-busy={isSearching}
        className={cn(buttonClassName, isSearching && 'opacity-60')}
        onClick={() => void findTrailer(film)}
      >
        {isSearching ? <Spinner className="size-4" /> : <Clapperboard aria-hidden />}
        {isSearching ? 'Aranıyor...' : 'Fragman'}
      </Button>
      <Button {...look} className={buttonClassName} onClick={() => searchWeb(film.title)}>
        <Search aria-hidden />
        {searchLabel}
      </Button>
    </div>
  );
}
