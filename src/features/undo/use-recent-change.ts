import { useCallback, useEffect, useState } from 'react';

import type { JournalEntry } from '#domain/journal.ts';

import { UNDO_OFFER_MS } from './create-journal.ts';
import { useChangeOf } from './journal-context.tsx';

let made = 0;

/** What was last changed from here, while it is offered to take it back. */
export function useRecentChange(): {
  change: JournalEntry | undefined;
  /** To be called with a change: the source under which the journal will know it. */
  begin: () => string;
  forget: () => void;
} {
  const [source, setSource] = useState('');
  const entry = useChangeOf(source);
  const change = entry?.state === 'open' ? entry : undefined;
  const forget = useCallback(() => setSource(''), []);
  useEffect(() => {
    if (change === undefined) return;
    const timer = setTimeout(forget, UNDO_OFFER_MS);
    return () => clearTimeout(timer);
  }, [change, forget]);
  const begin = useCallback(() => {
    made += 1;
    const next = `here-${Date.now()}-${made}`;
    setSource(next);
    return next;
  }, []);
  return { change, begin, forget };
}
