import { Fragment, type ReactNode, useState } from 'react';

import { PatientPosters } from '#features/film/poster/generated-poster.tsx';
import { dealt } from '#lib/motion/dealt.ts';
import type { FilmToAdd } from '#storage/film-list.ts';

import { CARDS } from './card-shape.ts';
import { ChatCard } from './chat-card.tsx';

/**
 * Cards of an older answer are laid out only when they are scrolled to, where the browser can keep the scroll position
 * while heights turn out otherwise. A height only: `contain-intrinsic-size` with one length would set their width, too.
 */
const OFF_SCREEN =
  '[overflow-clip-margin:1rem] [contain-intrinsic-height:auto_7.5rem] supports-[overflow-anchor:auto]:[content-visibility:auto] ' +
  'beside:[contain-intrinsic-height:auto_14rem] tall:[contain-intrinsic-height:auto_40rem]';

/** Cards that stand side by side. */
const IN_A_ROW = 3;

interface ChatCardsProps {
  films: readonly FilmToAdd[];
  /** Whether the cards come one after another; an older answer stands still. */
  deal: boolean;
  cardOf?: (film: FilmToAdd) => ReactNode;
  /** A further item that belongs to a film. */
  belowOf?: (film: FilmToAdd) => ReactNode;
}

/** The films of an answer. */
export function ChatCards(props: ChatCardsProps) {
  const { films, deal, cardOf = (film) => <ChatCard film={film} />, belowOf } = props;
  // The first value: a change in the middle of the motion would begin it anew.
  const [isDealt] = useState(deal);
  return (
    <PatientPosters value={!isDealt}>
      <ul className={CARDS} data-films data-many={films.length > IN_A_ROW ? '' : undefined}>
        {films.map((film, index) => (
          <Fragment key={film.id}>
            <li {...(isDealt ? dealt(index) : { className: OFF_SCREEN })}>{cardOf(film)}</li>
            {belowOf?.(film)}
          </Fragment>
        ))}
      </ul>
    </PatientPosters>
  );
}
