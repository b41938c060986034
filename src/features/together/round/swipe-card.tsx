import type { Film } from '#domain/film.ts';
import { useFilmActions } from '#features/film/film-actions.tsx';
import { RatingBadge } from '#features/film/film-badges.tsx';
import { shortDescriptionOf, yearAndGenre } from '#features/film/film-text.ts';
import { Poster } from '#features/film/poster/poster.tsx';
import { cn } from '#lib/cn.ts';
import { dashed, dotted, formatMinutes } from '#lib/turkish/format.ts';
import { useMedia } from '#lib/use-media.ts';

import { useSwipe } from './use-swipe.ts';

interface SwipeCardProps {
  film: Film;
  onAnswer: (answer: 'yes' | 'no') => void;
}

/** How far a card leans for each pixel that it is dragged. */
const LEAN = 0.03;

/** A film that is dragged to one side; where less motion is wished it follows the finger, and neither leans nor springs back. */
export function SwipeCard({ film, onAnswer }: SwipeCardProps) {
  const { openFilm } = useFilmActions();
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const { offset, isFar, handlers } = useSwipe(onAnswer);
  const plot = shortDescriptionOf(film);
  return (
    <article
      aria-labelledby="tur-film"
      className={cn(
        'relative touch-pan-y overflow-hidden rounded-2xl border border-border bg-card shadow-card select-none',
        offset === 0 ? 'cursor-grab transition-transform motion-reduce:transition-none' : 'cursor-grabbing',
        isFar && 'border-link',
      )}
      style={{ transform: `translateX(${offset}px) rotate(${isStill ? 0 : offset * LEAN}deg)` }}
      {...handlers}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-4 p-4 sm:grid-rows-[auto_1fr] sm:gap-y-3">
        <Poster
          film={film}
          className="pointer-events-none w-32 shrink-0 self-start rounded-xl sm:row-span-2 sm:w-44"
        />
        <div className="flex min-w-0 flex-col items-start gap-2">
          <h2 id="tur-film" dir="auto" className="text-xl leading-snug font-semibold wrap-anywhere">
            <button
              type="button"
              className="min-h-6 rounded-sm text-start hover:underline"
              onClick={() => openFilm(film)}
            >
              {dashed(film.title)}
            </button>
          </h2>
          <p className="text-sm text-muted-foreground">
            {dotted(yearAndGenre(film), formatMinutes(film.duration))}
          </p>
          <RatingBadge rating={film.rating} className="bg-muted shadow-none" />
        </div>
        {plot === undefined ? null : (
          <p className="text-sm leading-relaxed wrap-anywhere max-sm:col-span-2">{plot}</p>
        )}
      </div>
      {offset === 0 ? null : (
        <p
          aria-hidden
          className={cn(
            'absolute top-4 rounded-full px-4 py-1.5 font-semibold',
            offset > 0
              ? 'right-4 bg-primary text-primary-foreground'
              : 'left-4 bg-foreground text-background',
            !isFar && 'opacity-60',
          )}
        >
          {offset > 0 ? 'Evet' : 'Hayır'}
        </p>
      )}
    </article>
  );
}
