import { type ReactNode, useRef } from 'react';

import { splitGenres } from '#domain/genre.ts';
import { DEFAULT_DURATION, NO_PLOT } from '#domain/film.ts';
import { RecentChange } from '#features/undo/recent-change.tsx';
import { useRecentChange } from '#features/undo/use-recent-change.ts';
import { formatMinutes, hyphenated, wholeNames } from '#lib/turkish/format.ts';
import type { FilmToAdd } from '#storage/film-list.ts';

import { useFilmActions, useFilmFlags, useWatchedRecord } from './film-actions.tsx';
import { ListBadges } from './film-badges.tsx';
import { FilmButtons } from './film-buttons.tsx';
import { FilmFigures } from './film-figures.tsx';
import { actorsOf, genresOf, plotOf, ratingSourceText, whyOf } from './film-text.ts';
import { HideButton } from './hide-button.tsx';
import { OwnOpinion } from './opinion/own-opinion.tsx';
import { Poster } from './poster/poster.tsx';
import { WherePart } from './where-part.tsx';

const SEARCH = "Filmi web'de ara";
/** What can be done where nobody has told the plot. */
const LOOK_IT_UP = `Merak ettiysen “${SEARCH}” konusunu da bulur.`;

interface FilmDetailsProps {
  film: FilmToAdd;
  /** The film's title as the popup wants it: its own name, or a heading within. */
  title: ReactNode;
  /** Why, where it was said apart from the film (a surprise). */
  why?: string | undefined;
}

/** Everything about a film, as the detail popup and the surprise popup show it (P-03 to P-10). */
export function FilmDetails({ film, title, why = whyOf(film) }: FilmDetailsProps) {
  const flags = useFilmFlags(film);
  const duration = film.duration > 0 ? film.duration : DEFAULT_DURATION;
  const genres = splitGenres(film.genre);
  const plot = plotOf(film);
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-5 sm:grid-cols-[14rem_minmax(0,1fr)] md:grid-cols-[15rem_minmax(0,1fr)] sm:items-start sm:gap-x-7">
      {/* Beside the text, under the poster, so that the buttons are seen without scrolling, and first, as Tab goes as one reads. */}
      <div className="flex flex-col gap-4 max-sm:contents">
        <Poster film={film} className="rounded-xl shadow-card max-sm:-order-1 max-sm:self-start" />
        <Buttons film={film} />
      </div>
      <div className="flex flex-col gap-5 max-sm:contents">
        <div className="flex flex-col items-start gap-2.5 pr-8 max-sm:-order-1">
          {title}
          {film.originalTitle !== undefined && film.originalTitle !== film.title ? (
            <p lang="en" className="-mt-1.5 text-sm text-muted-foreground wrap-anywhere">
              {film.originalTitle}
            </p>
          ) : null}
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
            <p className="text-[0.9375rem] text-muted-foreground">
              {genresOf(film)}
              {/* On a phone the length has a line of its own, so that none ends with a dot. */}
              {genres.length > 0 && <span className="max-sm:hidden">{'\u00a0· '}</span>}
              <span className="max-sm:block">{formatMinutes(duration)}</span>
            </p>
            <p className="flex gap-1.5 empty:hidden [&>span]:bg-muted [&>span]:shadow-none">
              <ListBadges {...flags} />
            </p>
          </div>
        </div>
        {/* What it is about is what somebody opens it for; the figures come after. */}
        <div className="col-span-2 flex flex-col gap-5 max-sm:order-1">
          <Part name="Konusu">
            {plot === NO_PLOT ? (
              <span className="text-muted-foreground">{`${NO_PLOT} ${LOOK_IT_UP}`}</span>
            ) : (
              plot
            )}
          </Part>
          {/* Where nothing is known of the plot, the reason stands for it already. */}
          {why === undefined || why === plot ? null : <Part name="Neden önerildi">{why}</Part>}
        </div>
        <FilmFigures film={film} minutes={duration} genre={genres[0]} className="col-span-2 max-sm:order-1" />
        <Opinion film={film} />
        <div className="col-span-2 flex flex-col gap-5 max-sm:order-2">
          <Part name="Oyuncular">{wholeNames(actorsOf(film))}</Part>
          {film.director === undefined ? null : <Part name="Yönetmen">{film.director}</Part>}
          <WherePart film={film} />
          {film.rating > 0 ? <p className="text-xs text-muted-foreground">{ratingSourceText(film)}</p> : null}
        </div>
      </div>
    </div>
  );
}

function Opinion({ film }: { film: FilmToAdd }) {
  const { keepDetails } = useFilmActions();
  return (
    <OwnOpinion
      title={film.title}
      held={useWatchedRecord(film)}
      onDetails={(details, source) => keepDetails(film, details, source)}
    />
  );
}

/** Three marks in a row, each sign above its word; below them what leads elsewhere, side by side where there is room. */
const BUTTONS = [
  'flex flex-wrap gap-2 *:grow',
  '[&>:nth-child(-n+3)]:h-14 [&>:nth-child(-n+3)]:basis-[28%] sm:[&>:nth-child(-n+3)]:basis-[20%] [&>:nth-child(-n+3)]:flex-col',
  '[&>:nth-child(-n+3)]:gap-1 [&>:nth-child(-n+3)]:px-1 [&>:nth-child(-n+3)]:text-xs',
  // The narrow column under a poster: `İzleyeceğim` keeps off the edges, and all three are as wide.
  'sm:gap-x-1.5 sm:[&>:nth-child(-n+3)]:px-0 sm:[&>:nth-child(3)]:basis-[32%]',
  // What is chosen is seen at a glance, not by its sign alone.
  '[&>[aria-pressed=true]]:bg-card [&>[aria-pressed=true]]:font-semibold [&>[aria-pressed=true]]:inset-ring-2 [&>[aria-pressed=true]]:inset-ring-current',
].join(' ');

/** What was changed is said under the buttons, with the way back: a notice would lie over the popup. */
function Buttons({ film }: { film: FilmToAdd }) {
  const { change, begin, forget } = useRecentChange();
  const buttons = useRef<HTMLDivElement>(null);
  return (
    <div ref={buttons} className="col-span-2 flex flex-col gap-1">
      <FilmButtons film={film} searchLabel={SEARCH} withWatchlist className={BUTTONS} begin={begin} />
      <HideButton film={film} begin={begin} />
      {/* Its place is kept, and lies in the popup's own edge while nothing is said. */}
      <div className="flex min-h-11 max-sm:empty:hidden sm:-mb-6">
        {change !== undefined && (
          <RecentChange
            change={change}
            onUndone={() => {
              forget();
              buttons.current?.querySelector('button')?.focus();
            }}
          />
        )}
      </div>
    </div>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-sm font-semibold text-muted-foreground">{name}</h3>
      <p dir="auto" className="mt-1 text-[0.9375rem] leading-relaxed wrap-anywhere">
        {typeof children === 'string' ? hyphenated(children) : children}
      </p>
    </section>
  );
}
