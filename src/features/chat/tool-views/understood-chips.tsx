import { X } from 'lucide-react';

import { CLEAR_REQUEST, dropRequest } from '#assistant/models/local/skills/recommendation/card-requests.ts';
import { describeWishes } from '#recommender/describe-wishes.ts';
import type { Wishes } from '#domain/wishes.ts';

import { useSay } from '../actions/conversation-actions.tsx';

const LOOK =
  'inline-flex min-h-8 items-center gap-1 rounded-full border border-border bg-muted px-3 text-sm wrap-anywhere';

/**
 * What was understood, a chip a wish, above the answer. In the last answer a chip takes its wish away
 * and asks again; in older ones they are only read.
 */
export function UnderstoodChips({ wishes, removable }: { wishes: Wishes; removable: boolean }) {
  const say = useSay();
  const entries = describeWishes(wishes);
  if (entries.length === 0) return null;
  return (
    <ul aria-label="Anladıklarım" className="flex flex-wrap gap-2">
      {entries.map(({ wish, words }) => (
        <li key={`${wish} ${words}`}>
          {removable && say ? (
            <button
              type="button"
              aria-label={`${words} isteğini kaldır`}
              className={`${LOOK} hover:border-input hover:bg-accent pointer-coarse:min-h-11`}
              onClick={() => say(dropRequest(words))}
            >
              {words}
              <X aria-hidden className="size-3.5" />
            </button>
          ) : (
            <span className={LOOK}>{words}</span>
          )}
        </li>
      ))}
      {removable && say && entries.length > 1 && (
        <li>
          <button
            type="button"
            aria-label="Bütün istekleri temizle"
            className={`${LOOK} hover:border-input hover:bg-accent pointer-coarse:min-h-11`}
            onClick={() => say(CLEAR_REQUEST)}
          >
            Temizle
          </button>
        </li>
      )}
    </ul>
  );
}
