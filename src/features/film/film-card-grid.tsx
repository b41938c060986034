import { type ReactNode, useState } from 'react';

import { cn } from '#lib/cn.ts';
import { m } from '#lib/motion/m.ts';
import { dealIn } from '#lib/motion/presets.ts';
import type { FilmToAdd } from '#storage/film-list.ts';

import { FilmCard, type FilmCardProps } from './film-card.tsx';
import { FilmCardSkeleton } from './film-card-skeleton.tsx';
import { PatientPosters } from './poster/generated-poster.tsx';

interface FilmCardGridProps extends Pick<FilmCardProps, 'withDescription' | 'heading'> {
  films: readonly FilmToAdd[];
  /** Long lists stand in four columns where there is room for them. */
  dense?: boolean;
  /**
   * Whether the cards are dealt one after another as the grid comes; a list that is being filtered, or an answer of
   * yesterday, stands still.
   */
  deal?: boolean;
  /** What stands at the foot of a film's card. */
  footerOf?: (film: FilmToAdd) => ReactNode;
}

/**
 * Cards below the fold cost nothing until they are scrolled to; meanwhile they are as tall as they will be. A height
 * only: `contain-intrinsic-size` with one length would make each of them as wide as that, too.
 */
const OFF_SCREEN =
  '[overflow-clip-margin:1rem] [contain-intrinsic-height:auto_15.5rem] [content-visibility:auto] @xl/films:[contain-intrinsic-height:auto_30rem]';

/** The same for an answer of before, where the browser keeps the place by itself while heights turn out otherwise. */
const OFF_SCREEN_ABOVE =
  '[overflow-clip-margin:1rem] [contain-intrinsic-height:auto_15.5rem] supports-[overflow-anchor:auto]:[content-visibility:auto] @xl/films:[contain-intrinsic-height:auto_40rem]';

/** Films side by side, three in a row where there is room, below one another in a narrow column. */
export function FilmCardGrid({ films, dense = false, deal = !dense, footerOf, ...card }: FilmCardGridProps) {
  // As it was at first: a hand that is being dealt is not put down in the middle.
  const [isDealt] = useState(deal);
  const className = cn('flex', dense ? OFF_SCREEN : !isDealt && OFF_SCREEN_ABOVE);
  return (
    <PatientPosters value={!dense && !isDealt}>
      <Grid dense={dense}>
        {films.map((film, index) => {
          const filmCard = <FilmCard film={film} {...card} className="w-full" footer={footerOf?.(film)} />;
          return isDealt ? (
            <m.li key={film.id} className={className} {...dealIn(index)}>
              {filmCard}
            </m.li>
          ) : (
            <li key={film.id} className={className}>
              {filmCard}
            </li>
          );
        })}
      </Grid>
    </PatientPosters>
  );
}

/** The place of cards that are on their way. Decorative: say once, in words, that films are being looked for. */
export function FilmCardGridSkeleton({ count = 3, dense = false }: { count?: number; dense?: boolean }) {
  return (
    <Grid dense={dense} hidden>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <FilmCardSkeleton />
        </li>
      ))}
    </Grid>
  );
}

function Grid({ dense, hidden, children }: { dense: boolean; hidden?: boolean; children: ReactNode }) {
  return (
    <div className="@container/films" aria-hidden={hidden}>
      <ul
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] gap-3 @3xl/films:gap-4',
          dense
            ? '@xl/films:grid-cols-3 @4xl/films:grid-cols-4 @6xl/films:grid-cols-5'
            : '@xl/films:grid-cols-[repeat(3,minmax(0,18rem))]',
        )}
      >
        {children}
      </ul>
    </div>
  );
}
