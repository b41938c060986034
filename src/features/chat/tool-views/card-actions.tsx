import { Replace, CircleHelp } from 'lucide-react';
import { useId, useState } from 'react';

import { swapRequest } from '#assistant/models/local/skills/recommendation/card-requests.ts';
import { whyOf } from '#features/film/film-text.ts';
import type { FilmToAdd } from '#storage/film-list.ts';
import { Button } from '#ui/button.tsx';

import { useSay } from '../actions/conversation-actions.tsx';

interface CardActionsProps {
  film: FilmToAdd;
  /** Whether the film can still give way to another: only in the last answer, and among several. */
  swappable: boolean;
}

/** Under a card of an answer: why this film (`Neden?`), and another in its place (`Bunu değil`). */
export function CardActions({ film, swappable }: CardActionsProps) {
  const say = useSay();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const why = whyOf(film);
  const look = {
    variant: 'ghost',
    size: 'sm',
    className: 'min-h-10 flex-1 px-2 pointer-coarse:min-h-11',
  } as const;
  return (
    <div className="relative z-1 flex flex-col gap-2 border-t border-border px-3 py-2">
      <div className="flex flex-wrap gap-1.5">
        {why !== undefined && (
          <Button {...look} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            <CircleHelp aria-hidden />
            Neden?
          </Button>
        )}
        {swappable && say && (
          <Button {...look} onClick={() => say(swapRequest(film.title))}>
            <Replace aria-hidden />
            Bunu değil
          </Button>
        )}
      </div>
      <p id={id} hidden={!isOpen} className="px-1 pb-1 text-sm leading-relaxed wrap-anywhere">
        {why}
      </p>
    </div>
  );
}
