import { Bookmark } from 'lucide-react';

import { cn } from '#lib/cn.ts';
import type { FilmToAdd } from '#storage/film-list.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

import { useFilmActions, useIsWanted } from './film-actions.tsx';

interface WatchlistProps {
  film: FilmToAdd;
  className?: string | undefined;
  /** Where the change is confirmed beside it: called with it, answers its source. Else a notice confirms it. */
  begin?: (() => string) | undefined;
}

const LABEL = 'İzleyeceğim';

/** Puts a film on *İzleyeceklerim* and takes it off, as an icon. */
export function WatchlistMark({ film, className, begin }: WatchlistProps) {
  const { toggleWatchlist } = useFilmActions();
  const isWanted = useIsWanted(film);
  return (
    <IconButton
      label={LABEL}
      title={LABEL}
      Icon={Bookmark}
      iconClassName={isWanted ? 'size-4.5 fill-current' : 'size-4.5'}
      aria-pressed={isWanted}
      className={cn(className, isWanted && 'text-gold hover:text-gold')}
      onClick={() => void toggleWatchlist(film, begin?.())}
    />
  );
}

/** The same in words. */
export function WatchlistButton({ film, className, begin }: WatchlistProps) {
  const { toggleWatchlist } = useFilmActions();
  const isWanted = useIsWanted(film);
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-pressed={isWanted}
      className={cn(className, isWanted && 'text-gold')}
      onClick={() => void toggleWatchlist(film, begin?.())}
    >
      <Bookmark aria-hidden className={cn(isWanted && 'fill-current')} />
      {LABEL}
    </Button>
  );
}
