import { X } from 'lucide-react';

import { CLEAR_REQUEST, dropRequest } from '#assistant/models/local/skills/recommendation/card-requests.ts';
import { describeWishes } from '#recommender/describe-wishes.ts';
import type { Wishes } from '#domain/wishes.ts';
import { cn } from '#lib/cn.ts';
import { ButtonRow, RowButton } from '#ui/button-row.ts';

import { useSay } from '../actions/conversation-actions.tsx';

const LINE =
  'inline-flex min-h-8 pointer-coarse:min-h-9 items-center gap-1 rounded-full text-sm wrap-anywhere';
const LOOK = `${LINE} border border-border bg-muted px-3 @max-4xl/chat:px-2.5`;
/** Taller for a thumb than to the eye. */
const PRESSED = "relative after:absolute after:-inset-x-0.5 after:-inset-y-1.5 after:content-['']";
const WISH = `${LOOK} ${PRESSED} hover:border-input hover:bg-accent`;
/** Not a wish, and does not look like one. */
const CLEAR = `${LINE} ${PRESSED} px-1 text-muted-foreground underline-offset-4 hover:text-foreground hover:underline`;
/**
 * In a narrow conversation a row that scrolls sideways: the films are to be seen whole under it, and nothing moves when
 * its wishes become buttons.
 */
const ROW =
  '@max-lg/chat:-my-1.5 @max-lg/chat:fade-end @max-lg/chat:scrollbar-none @max-lg/chat:overflow-x-auto @max-lg/chat:py-1.5';
const IN_ROW = '@max-lg/chat:w-max @max-lg/chat:flex-nowrap @max-lg/chat:*:shrink-0';

interface UnderstoodChipsProps {
  wishes: Wishes;
  removable: boolean;
  /** Whether the answer is still being written. */
  live: boolean;
}

/**
 * What was understood, a chip a wish, above the answer. In the last answer a chip takes its wish away
 * and asks again; in older ones they are only read.
 */
export function UnderstoodChips({ wishes, removable, live }: UnderstoodChipsProps) {
  const sayIt = useSay();
  const say = removable ? sayIt : undefined;
  const entries = describeWishes(wishes);
  if (entries.length === 0) return null;
  const chips = (
    <ul
      aria-label="Anladıklarım"
      className={cn('flex flex-wrap gap-x-2 gap-y-3', (say !== undefined || live) && IN_ROW)}
    >
      <li aria-hidden className={`${LINE} text-muted-foreground`}>
        Anladığım:
      </li>
      {entries.map(({ wish, words }) => (
        <li key={`${wish} ${words}`}>
          {say ? (
            <RowButton
              aria-label={`${words} isteğini kaldır`}
              className={WISH}
              onClick={() => say(dropRequest(words))}
            >
              {words}
              <X aria-hidden className="size-3.5" />
            </RowButton>
          ) : (
            <span className={LOOK}>{words}</span>
          )}
        </li>
      ))}
      {say && entries.length > 1 && (
        <li>
          <RowButton
            aria-label="Temizle: bütün istekler"
            className={CLEAR}
            onClick={() => say(CLEAR_REQUEST)}
          >
            Temizle
          </RowButton>
        </li>
      )}
    </ul>
  );
  if (say === undefined) return live ? <div className={ROW}>{chips}</div> : chips;
  return (
    <ButtonRow role="group" aria-orientation={undefined} aria-label="İstekler" className={ROW}>
      {chips}
    </ButtonRow>
  );
}
