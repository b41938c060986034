import { Star } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';

import { useFilmActions } from '#features/film/film-actions.tsx';
import { FavouriteMark, SearchMark, TrailerMark, WatchedMark } from '#features/film/film-marks.tsx';
import { POINTS_TITLE, ratingText } from '#features/film/film-text.ts';
import { Poster } from '#features/film/poster/poster.tsx';
import { WatchlistMark } from '#features/film/watchlist-mark.tsx';
import { dashed } from '#lib/turkish/format.ts';
import type { FilmToAdd } from '#storage/film-list.ts';

import type { ListName } from './texts.ts';

const MARK = 'rounded-full text-muted-foreground hover:text-foreground';
const OVER_POSTER = 'rounded-full bg-background/92 text-foreground shadow-card hover:bg-background';

interface FilmTileProps {
  film: FilmToAdd;
  list: ListName;
  /** What stands below its title. */
  foot?: ReactNode;
}

/**
 * A film of the library: its poster first, beneath it title, year, points and the two marks that the list is about. A press
 * anywhere else opens the details, which hold everything; a mouse finds the rest over the poster, too.
 */
export function FilmTile({ foot, ...tile }: FilmTileProps) {
  const id = useId();
  return (
    <article aria-labelledby={id} className="group/film relative flex w-full min-w-0 flex-col">
      <Body {...tile} titleId={id} />
      {foot}
    </article>
  );
}

// Memoised without the foot, which is a new element each time.
const Body = memo(function Body({ film, list, titleId }: Omit<FilmTileProps, 'foot'> & { titleId: string }) {
  const { openFilm } = useFilmActions();
  const isWanted = list === 'watchlist';
  return (
    <>
      <Poster
        film={film}
        className="rounded-xl shadow-card ring-1 ring-border transition-shadow duration-200 group-hover/film:ring-2 group-hover/film:ring-ring"
      />
      <h2 id={titleId} dir="auto" className="hyphens-long mt-2.5 leading-snug font-semibold wrap-anywhere">
        {/* Its ::after covers the tile: a click anywhere but on a button opens the details. */}
        <button
          type="button"
          className="line-clamp-3 min-h-6 rounded-sm text-start group-hover/film:text-link after:absolute after:inset-0 after:rounded-xl after:content-['']"
          onClick={() => openFilm(film)}
        >
          {dashed(film.title)}
        </button>
      </h2>
      {/* At the foot of its row, so that it lines up beside a title of two lines. */}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-1">
        <YearAndPoints film={film} />
        <div className="relative z-1 -mr-3 -ml-3 flex md:pointer-fine:-mr-2.5 md:pointer-fine:-ml-2.5">
          {isWanted ? (
            <WatchlistMark film={film} className={MARK} />
          ) : (
            <FavouriteMark film={film} className={MARK} />
          )}
          <WatchedMark film={film} className={MARK} />
        </div>
      </div>
      {/* By touch, which has no hovering, they are in the details alone. */}
      <div className="absolute top-2 right-2 z-1 hidden flex-col gap-1.5 opacity-0 transition-opacity duration-150 group-focus-within/film:opacity-100 group-hover/film:opacity-100 has-[[aria-busy=true]]:opacity-100 md:pointer-fine:flex any-pointer-coarse:hidden!">
        {isWanted ? (
          <FavouriteMark film={film} className={OVER_POSTER} />
        ) : (
          <WatchlistMark film={film} className={OVER_POSTER} />
        )}
        <TrailerMark film={film} className={OVER_POSTER} />
        <SearchMark film={film} className={OVER_POSTER} />
      </div>
    </>
  );
});

function YearAndPoints({ film: { year, rating } }: Pick<FilmTileProps, 'film'>) {
  return (
    <p className="flex items-center gap-2 text-sm text-muted-foreground tabular-nums">
      {year > 0 && <span>{year}</span>}
      {rating > 0 && (
        <span className="flex items-center gap-1" title={POINTS_TITLE}>
          <Star aria-hidden className="size-3.5 fill-gold-fill text-gold-fill" />
          <span className="sr-only">Puan: </span>
          {ratingText(rating)}
        </span>
      )}
    </p>
  );
}
