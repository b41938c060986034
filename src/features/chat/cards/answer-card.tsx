import { useEffect, useId, useRef, useState } from 'react';

import { swapRequest } from '#assistant/models/local/skills/recommendation/card-requests.ts';
import { whyOf } from '#features/film/film-text.ts';
import { showWhole } from '#lib/show-whole.ts';
import type { FilmToAdd } from '#storage/film-list.ts';

import { useSay } from '../actions/conversation-actions.tsx';
import { CARD_BELOW } from './card-shape.ts';
import { ChatCard } from './chat-card.tsx';

/** As tall for a thumb as every button, and no taller to the eye than its words. */
const LINK =
  'relative rounded-sm px-1 py-1 text-[0.8125rem] whitespace-nowrap text-muted-foreground underline-offset-4 hover:text-foreground hover:underline aria-expanded:text-foreground ' +
  "after:absolute after:-inset-x-1 after:-inset-y-2 after:content-['']";

interface AnswerCardProps {
  film: FilmToAdd;
  /** Whether the film can still give way to another: only in the last answer, and among several. */
  swappable: boolean;
}

/** A recommended film: why this one (`Neden?`), and another in its place (`Bunu değil`). */
export function AnswerCard({ film, swappable }: AnswerCardProps) {
  const say = useSay();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const why = whyOf(film);
  const reason = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isOpen) showWhole(reason.current);
  }, [isOpen]);
  return (
    <ChatCard
      film={film}
      links={
        <span className="ml-auto flex gap-2.5">
          {why !== undefined && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              className={LINK}
              onClick={() => setOpen(!isOpen)}
            >
              Neden?
            </button>
          )}
          {swappable && say && (
            <button type="button" className={LINK} onClick={() => say(swapRequest(film.title))}>
              Bunu değil
            </button>
          )}
        </span>
      }
    >
      <p
        id={id}
        ref={reason}
        hidden={!isOpen}
        className={`relative z-1 mt-1 scroll-mb-4 border-t border-border pt-2 text-sm leading-relaxed wrap-anywhere ${CARD_BELOW}`}
      >
        {why}
      </p>
    </ChatCard>
  );
}
