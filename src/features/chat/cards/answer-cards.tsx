import { useEffect, useId, useRef, useState } from 'react';

import { whyOf } from '#features/film/film-text.ts';
import { showWhole } from '#lib/show-whole.ts';
import { dashed, hyphenated } from '#lib/turkish/format.ts';
import type { FilmToAdd } from '#storage/film-list.ts';

import { AnswerCard } from './answer-card.tsx';
import { ChatCards } from './chat-cards.tsx';

interface AnswerCardsProps {
  films: readonly FilmToAdd[];
  deal: boolean;
  swappable: boolean;
}

/** The films of a recommendation. One reason is open at a time, in a strip of its own: no card grows beside its neighbours. */
export function AnswerCards({ films, deal, swappable }: AnswerCardsProps) {
  const id = useId();
  const [open, setOpen] = useState<FilmToAdd['id']>();
  return (
    <ChatCards
      films={films}
      deal={deal}
      cardOf={(film) => (
        <AnswerCard
          film={film}
          swappable={swappable}
          isOpen={film.id === open}
          reasonId={id}
          onToggle={() => setOpen(film.id === open ? undefined : film.id)}
        />
      )}
      belowOf={(film) => film.id === open && <Reason id={id} film={film} />}
    />
  );
}

/** Below its card in a narrow thread, below the row where cards stand side by side. */
function Reason({ id, film }: { id: string; film: FilmToAdd }) {
  const strip = useRef<HTMLLIElement>(null);
  useEffect(() => showWhole(strip.current), []);
  return (
    <li
      ref={strip}
      id={id}
      className="scroll-mb-4 rounded-xl border-l-3 border-link bg-muted px-4 py-3 text-sm leading-relaxed wrap-anywhere beside:order-1 beside:col-span-full"
    >
      <strong className="me-1.5 font-semibold">{dashed(film.title)}:</strong>
      {hyphenated(whyOf(film) ?? '')}
    </li>
  );
}
