import { type ReactNode, useState } from 'react';

import { cn } from '#lib/cn.ts';
import { m } from '#lib/motion/m.ts';
import { dealIn } from '#lib/motion/presets.ts';
import type { FilmToAdd } from '#storage/film-list.ts';

import { FilmCard, type FilmCardProps } from './film-card.tsx';
import { PatientPosters } from './poster/generated-poster.tsx';

interface FilmCardGridProps extends Pick<FilmCardProps, 'withDescription'> {
  films: readonly FilmToAdd[];
  /** Long lists stand in four columns where there is room for them. */
  dense?: boolean;
  /** Whether the cards come one after another; a list that is being filtered, or an older answer, stands still. */
  deal?: boolean;
  /** What stands below each card; of cards with one the parts are level, however long a title or a footer is. */
  footerOf?: (film: FilmToAdd) => ReactNode;
}

/**
 * Cards below the fold are laid out only when they are scrolled to, and keep their height until then. A height only:
 * `contain-intrinsic-size` with one length would set their width, too.
 */
const OFF_SCREEN = '[overflow-clip-margin:1rem] [content-visibility:auto]';

/**
 * About as high as the cards turn out. In less room than it needs, the foot of a card that is not laid out yet would lie,
 * unseen, over the title of the next one.
 */
const HEIGHT = {
  plain: '[contain-intrinsic-height:auto_15.5rem] @xl/films:[contain-intrinsic-height:auto_36rem]',
  withFoot: '[contain-intrinsic-height:auto_18rem] @xl/films:[contain-intrinsic-height:auto_38rem]',
} as const;

/** The same for an older answer, where the browser can keep the scroll position while heights turn out otherwise. */
const OFF_SCREEN_ABOVE =
  '[overflow-clip-margin:1rem] [contain-intrinsic-height:auto_15.5rem] supports-[overflow-anchor:auto]:[content-visibility:auto] @xl/films:[contain-intrinsic-height:auto_40rem]';

/**
 * The parts of a card lie in rows that all cards of the list share. Not for cards that are laid out late: what keeps them
 * apart from the page keeps them out of its rows, too.
 */
const LEVEL =
  '@xl/films:row-span-4 @xl/films:grid @xl/films:grid-cols-1 @xl/films:grid-rows-subgrid @xl/films:gap-y-0 @xl/films:*:col-span-1';

/** Films side by side, three in a row where there is room, below one another in a narrow column. */
export function FilmCardGrid({ films, dense = false, deal = !dense, footerOf, ...card }: FilmCardGridProps) {
  // The first value: a change in the middle of the animation would mount every card anew.
  const [isDealt] = useState(deal);
  const height = footerOf === undefined ? HEIGHT.plain : HEIGHT.withFoot;
  const isLevel = footerOf !== undefined && isDealt && !dense;
  const className = cn('flex', isLevel && LEVEL, dense ? [OFF_SCREEN, height] : !isDealt && OFF_SCREEN_ABOVE);
  return (
    <PatientPosters value={!dense && !isDealt}>
      <div className="@container/films">
        <ul
          className={cn(
            'grid grid-cols-[minmax(0,1fr)] gap-3 @3xl/films:gap-4',
            dense
              ? '@xl/films:grid-cols-3 @4xl/films:grid-cols-4 @6xl/films:grid-cols-5'
              : '@xl/films:grid-cols-[repeat(3,minmax(0,18rem))]',
            // One row of cards: what would part it from a next one would part the rows within it.
            isLevel && '@xl/films:gap-y-0',
          )}
        >
          {films.map((film, index) => {
            const filmCard = (
              <FilmCard
                film={film}
                {...card}
                className={cn('w-full', isLevel && LEVEL)}
                footer={footerOf?.(film)}
              />
            );
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
        </ul>
      </div>
    </PatientPosters>
  );
}
