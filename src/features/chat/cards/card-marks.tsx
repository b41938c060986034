import { type ReactNode, useRef } from 'react';

import { FavouriteMark, WatchedMark } from '#features/film/film-marks.tsx';
import { WatchlistMark } from '#features/film/watchlist-mark.tsx';
import { RecentChange } from '#features/undo/recent-change.tsx';
import { useRecentChange } from '#features/undo/use-recent-change.ts';
import type { FilmToAdd } from '#storage/film-list.ts';

import { CARD_FOOT } from './card-shape.ts';

const MARK = 'rounded-full text-muted-foreground hover:text-foreground pointer-fine:size-9';

/**
 * `Favori`, `İzlendi` and `İzleyeceğim` as icons, and quiet links. What was just changed is said in the place of the links,
 * with the way back: nothing covers the conversation for it.
 */
export function CardMarks({ film, children }: { film: FilmToAdd; children?: ReactNode }) {
  const { change, begin, forget } = useRecentChange();
  const marks = useRef<HTMLDivElement>(null);
  return (
    <div
      className={`relative z-1 flex min-h-9 flex-wrap items-center gap-x-1 @max-[20rem]/thread:gap-x-0 ${CARD_FOOT}`}
    >
      <div ref={marks} className="-ml-3.25 flex pointer-fine:-ml-2.25">
        <FavouriteMark film={film} className={MARK} begin={begin} />
        <WatchedMark film={film} className={MARK} begin={begin} />
        <WatchlistMark film={film} className={MARK} begin={begin} />
      </div>
      {change === undefined ? (
        children
      ) : (
        <RecentChange
          change={change}
          onUndone={() => {
            forget();
            marks.current?.querySelector('button')?.focus();
          }}
        />
      )}
    </div>
  );
}
