import { memo, type ReactNode, useId } from 'react';

import { cn } from '#lib/cn.ts';
import { dashed, hyphenated } from '#lib/turkish/format.ts';
import type { FilmToAdd } from '#storage/film-list.ts';

import { useFilmActions, useFilmFlags } from './film-actions.tsx';
import { ListBadges, RatingBadge } from './film-badges.tsx';
import { FilmButtons } from './film-buttons.tsx';
import { castOf, roleText, shortDescriptionOf, yearAndGenre } from './film-text.ts';
import { WatchlistMark } from './watchlist-mark.tsx';
import { Poster } from './poster/poster.tsx';

/** Actors on a card. */
const ACTORS_SHOWN = 2;

/** On a wide poster the badges stand over it; on a narrow one they would cover its title, and stand beside it. */
const BADGES =
  'flex gap-1 @max-xl/films:my-0.5 @max-xl/films:[&>span]:bg-foreground/8 @max-xl/films:[&>span]:shadow-none ' +
  '@xl/films:pointer-events-none @xl/films:absolute @xl/films:inset-x-2.5 @xl/films:top-2.5';

export interface FilmCardProps {
  film: FilmToAdd;
  withDescription?: boolean;
  className?: string;
  footer?: ReactNode;
}

/**
 * A film wherever films are listed: results, history, lists, the conversation. In a narrow `@container/films` the poster
 * stands beside the text, in a wide one above it.
 */
export function FilmCard({ className, footer, ...card }: FilmCardProps) {
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className={cn(
        'group/film relative grid grid-cols-[6.75rem_minmax(0,1fr)] overflow-hidden rounded-2xl border border-border bg-card shadow-card',
        'transition-[border-color,translate] duration-200 hover:border-input @xl/films:flex @xl/films:flex-col',
        className,
      )}
    >
      <FilmCardBody {...card} titleId={id} />
      {footer === undefined ? null : <div className="col-span-2">{footer}</div>}
    </article>
  );
}

type FilmCardBodyProps = Omit<FilmCardProps, 'className' | 'footer'> & { titleId: string };

// Memoised without the footer, which is a new element at every turn of a conversation.
const FilmCardBody = memo(function FilmCardBody({
  film,
  withDescription = false,
  titleId,
}: FilmCardBodyProps) {
  const { openFilm } = useFilmActions();
  const flags = useFilmFlags(film);
  const description = withDescription ? shortDescriptionOf(film) : undefined;
  return (
    <>
      <div className="self-start p-3 pr-0 pb-0 @xl/films:self-auto @xl/films:p-0">
        <Poster film={film} className="rounded-lg @xl/films:rounded-none" />
      </div>
      <div className="flex min-w-0 flex-col gap-1 px-3.5 pt-3 @xl/films:flex-1 @xl/films:pt-3.5">
        <div className="flex items-start justify-between gap-1">
          <h3
            id={titleId}
            dir="auto"
            className="hyphens-long text-[1.0625rem] leading-snug font-semibold wrap-anywhere"
          >
            {/* Its ::after covers the card: a click anywhere but on a button opens the details. */}
            <button
              type="button"
              className="line-clamp-3 min-h-6 rounded-sm text-start group-hover/film:text-link after:absolute after:inset-0 after:content-['']"
              onClick={() => openFilm(film)}
            >
              {dashed(film.title)}
            </button>
          </h3>
          <WatchlistMark
            film={film}
            className="relative z-1 -my-2.5 -mr-2.5 rounded-full text-muted-foreground hover:text-foreground"
          />
        </div>
        <p className="text-sm text-muted-foreground">
          {film.role === undefined ? null : (
            <span className="block font-semibold text-foreground">{roleText(film.role)}</span>
          )}
          {yearAndGenre(film)}
        </p>
        <p className="line-clamp-2 text-sm wrap-anywhere">{castOf(film, ACTORS_SHOWN)}</p>
        <p className={BADGES}>
          <RatingBadge rating={film.rating} className="mr-auto @max-xl/films:mr-0" />
          <ListBadges {...flags} />
        </p>
        {description === undefined ? null : (
          <p className="mt-1 line-clamp-3 text-sm text-muted-foreground">{hyphenated(description)}</p>
        )}
      </div>
      <FilmButtons
        film={film}
        quiet
        className="relative z-1 col-span-2 mx-3 mt-3 grid grid-cols-4 border-t border-border py-1 @xl/films:grid-cols-2"
        buttonClassName="min-h-13 min-w-0 flex-col gap-0.5 px-0.5 text-xs text-muted-foreground hover:text-foreground @md/films:min-h-11 @md/films:flex-row pointer-fine:@md/films:min-h-10 @md/films:gap-1.5 @xl/films:justify-start @xl/films:px-2.5 [&_svg]:size-4!"
      />
    </>
  );
});
