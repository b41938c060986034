import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

import type { Film } from '#domain/film.ts';
import { useFilmActions, useFilmFlags } from '#features/film/film-actions.tsx';
import { ListBadges, RatingBadge } from '#features/film/film-badges.tsx';
import { genresOf, roleText, whyOf } from '#features/film/film-text.ts';
import { Poster } from '#features/film/poster/poster.tsx';
import { cn } from '#lib/cn.ts';
import { dashed, dotted, formatMinutes } from '#lib/turkish/format.ts';
import { Button } from '#ui/button.tsx';

/** One film of the evening: its poster, its title that opens the details, and why on request. */
export function TonightFilm({ film }: { film: Film }) {
  const { openFilm } = useFilmActions();
  const flags = useFilmFlags(film);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const why = whyOf(film);
  return (
    <li className="relative flex flex-col rounded-2xl bg-background/55 p-3 ring-1 ring-border transition-shadow hover:ring-input">
      <div className="flex flex-1 gap-4 md:max-lg:flex-col md:max-lg:gap-3">
        <Poster film={film} className="w-30 shrink-0 self-start rounded-xl shadow-card md:max-lg:w-full" />
        <div className="flex min-w-0 flex-1 flex-col items-start gap-1 py-0.5 md:max-lg:min-h-42">
          {film.role === undefined ? null : (
            <p className="text-xs font-semibold tracking-wide text-gold uppercase">{roleText(film.role)}</p>
          )}
          <h3 dir="auto" className="text-lg leading-snug font-semibold wrap-anywhere">
            <button
              type="button"
              className="line-clamp-3 min-h-6 rounded-sm text-start after:absolute after:inset-0 after:content-['']"
              onClick={() => openFilm(film)}
            >
              {dashed(film.title)}
            </button>
          </h3>
          <p className="w-full text-sm text-muted-foreground">
            {dotted(film.year > 0 ? String(film.year) : '', formatMinutes(film.duration))}
            <span className="line-clamp-2">{genresOf(film)}</span>
          </p>
          <p className="mt-auto flex flex-wrap items-center gap-1.5 [&>span]:bg-muted [&>span]:shadow-none">
            <RatingBadge rating={film.rating} />
            <ListBadges {...flags} />
            {why === undefined ? null : (
              <Button
                variant="link"
                size="sm"
                className="relative z-1 px-1.5"
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                onClick={() => setOpen(!isOpen)}
              >
                Neden? <span className="sr-only">{film.title}</span>
                <ChevronDown aria-hidden className={cn('transition-transform', isOpen && 'rotate-180')} />
              </Button>
            )}
          </p>
        </div>
      </div>
      {isOpen ? (
        <p id={id} className="relative mt-3 text-[0.9375rem] leading-relaxed wrap-anywhere">
          {why}
        </p>
      ) : null}
    </li>
  );
}
