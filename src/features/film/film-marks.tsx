import { CircleCheck, Clapperboard, Eye, Heart, LoaderCircle, Search } from 'lucide-react';
import { useStore } from 'zustand';

import { cn } from '#lib/cn.ts';
import type { FilmToAdd } from '#storage/film-list.ts';
import { IconButton } from '#ui/icon-button.tsx';

import { useFilmActions, useFilmFlags } from './film-actions.tsx';

interface MarkProps {
  film: FilmToAdd;
  className?: string | undefined;
  /** Where the change is confirmed beside it: called with it, answers its source. Else a notice confirms it. */
  begin?: (() => string) | undefined;
}

const SIZE = 'size-4.5';

/** `Favori` as an icon. */
export function FavouriteMark({ film, className, begin }: MarkProps) {
  const { toggleFavourite } = useFilmActions();
  const { isFavourite } = useFilmFlags(film);
  return (
    <IconButton
      label="Favori"
      title="Favori"
      Icon={Heart}
      iconClassName={cn(SIZE, isFavourite && 'fill-current')}
      aria-pressed={isFavourite}
      className={cn(className, isFavourite && 'text-link hover:text-link')}
      onClick={() => void toggleFavourite(film, begin?.())}
    />
  );
}

/** `İzlendi` as an icon: another sign once it is, not only another colour. */
export function WatchedMark({ film, className, begin }: MarkProps) {
  const { toggleWatched } = useFilmActions();
  const { isWatched } = useFilmFlags(film);
  return (
    <IconButton
      label="İzlendi"
      title="İzlendi"
      Icon={isWatched ? CircleCheck : Eye}
      iconClassName={SIZE}
      aria-pressed={isWatched}
      className={cn(className, isWatched && 'text-success hover:text-success')}
      onClick={() => void toggleWatched(film, begin?.())}
    />
  );
}

/** `Fragman` as an icon, with its searching state (P-23). */
export function TrailerMark({ film, className }: Omit<MarkProps, 'begin'>) {
  const { findTrailer, trailerSearches } = useFilmActions();
  const isSearching = useStore(trailerSearches, (titles) => titles.has(film.title));
  const label = isSearching ? 'Aranıyor...' : 'Fragman';
  return (
    // A disabled button would lose the focus, and the popup could not give it back: aria-disabled.
    <IconButton
      label={label}
      title={label}
      Icon={isSearching ? LoaderCircle : Clapperboard}
      iconClassName={cn(SIZE, isSearching && 'animate-spin')}
      aria-disabled={isSearching}
      aria-busy={isSearching}
      className={className}
      onClick={() => void findTrailer(film)}
    />
  );
}

/** `Ara` as an icon. */
export function SearchMark({ film, className }: Omit<MarkProps, 'begin'>) {
  const { searchWeb } = useFilmActions();
  return (
    <IconButton
      label="Ara"
      title="Web'de ara"
      Icon={Search}
      iconClassName={SIZE}
      className={className}
      onClick={() => searchWeb(film.title)}
    />
  );
}
