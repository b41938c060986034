import type { ReactNode } from 'react';

import type { Film } from '#domain/film.ts';
import { dashed } from '#lib/turkish/format.ts';

import { useFilmActions } from './film-actions.tsx';
import { yearAndGenre } from './film-text.ts';
import { Poster } from './poster/poster.tsx';

/** A film as a line of a list: small poster, title that opens the details, year and genre. */
export function FilmRow({ film, children }: { film: Film; children?: ReactNode }) {
  const { openFilm } = useFilmActions();
  return (
    <div className="relative flex gap-4 rounded-xl p-2 transition-colors hover:bg-accent">
      <Poster film={film} className="w-18 shrink-0 self-start rounded-lg" />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <button
          type="button"
          dir="auto"
          className="min-h-6 self-start rounded-sm text-start font-semibold wrap-anywhere after:absolute after:inset-0 after:content-['']"
          onClick={() => openFilm(film)}
        >
          {dashed(film.title)}
        </button>
        <p className="text-sm text-muted-foreground">{yearAndGenre(film)}</p>
        {children}
      </div>
    </div>
  );
}
