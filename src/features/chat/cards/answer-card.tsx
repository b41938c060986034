import { ChevronDown, RefreshCw } from 'lucide-react';

import { swapRequest } from '#assistant/models/local/skills/recommendation/card-requests.ts';
import { whyOf } from '#features/film/film-text.ts';
import { cn } from '#lib/cn.ts';
import type { FilmToAdd } from '#storage/film-list.ts';

import { useSay } from '../actions/conversation-actions.tsx';
import { ChatCard } from './chat-card.tsx';

/** As tall for a thumb as every button, and no taller to the eye than its words. */
const LINK =
  'relative rounded-sm px-1 py-1 text-[0.8125rem] whitespace-nowrap text-muted-foreground underline-offset-4 hover:text-foreground hover:underline ' +
  "after:absolute after:-inset-x-1 after:-inset-y-2 after:content-['']";

/** Beside three marks a phone's row has room for its sign alone. */
const SWAP =
  '@max-[30rem]/thread:grid @max-[30rem]/thread:h-9 @max-[30rem]/thread:w-7 @max-[30rem]/thread:place-items-center @max-[30rem]/thread:p-0';

interface AnswerCardProps {
  film: FilmToAdd;
  /** Whether the film can still give way to another: only in the last answer, and among several. */
  swappable: boolean;
  /** Whether its reason is open, and by which id. */
  isOpen: boolean;
  reasonId: string;
  onToggle: () => void;
}

/** A recommended film: why this one (`Neden?`), and another in its place (`Bunu değil`). */
export function AnswerCard({ film, swappable, isOpen, reasonId, onToggle }: AnswerCardProps) {
  const say = useSay();
  return (
    <ChatCard
      film={film}
      links={
        <span className="ml-auto flex items-center gap-2.5 @max-[30rem]/thread:-mr-1.5 @max-[30rem]/thread:gap-0.5">
          {whyOf(film) !== undefined && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? reasonId : undefined}
              className={cn(
                LINK,
                'inline-flex items-center gap-0.5 @max-[20rem]/thread:px-0.5',
                isOpen && 'font-semibold text-link hover:text-link',
              )}
              onClick={onToggle}
            >
              Neden?
              <ChevronDown
                aria-hidden
                className={cn(
                  'size-3.5 transition-transform @max-[20rem]/thread:hidden',
                  isOpen && 'rotate-180',
                )}
              />
            </button>
          )}
          {swappable && say && (
            <button
              type="button"
              title="Bunu değil"
              className={cn(LINK, SWAP)}
              onClick={() => say(swapRequest(film.title))}
            >
              <RefreshCw aria-hidden className="hidden size-4.5 @max-[30rem]/thread:block" />
              <span className="@max-[30rem]/thread:sr-only">Bunu değil</span>
            </button>
          )}
        </span>
      }
    />
  );
}
