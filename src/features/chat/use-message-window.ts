import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

import type { ChatMessage } from '#tools/registry.ts';

/** How many messages are mounted at first, and how many more each time (findings.md, Long threads). */
export const WINDOW = 40;

/** Beyond this many the oldest are let go again, when the person says something. */
const MOST = 2 * WINDOW;

interface MessageWindow {
  /** The index of the first message that is mounted. */
  start: number;
  /** Mounts earlier ones; what is in view stays where it is. */
  showEarlier: () => void;
}

/** Only the last messages of a long thread are mounted: a long history costs when it is opened. */
export function useMessageWindow(
  messages: readonly ChatMessage[],
  { list, firstId, lastOwn }: WindowOptions,
): MessageWindow {
  const [first, setFirst] = useState(() => firstId ?? messages.at(-WINDOW)?.id);
  const known = messages.findIndex(({ id }) => id === first);
  const start = known === -1 ? Math.max(0, messages.length - WINDOW) : known;

  const fromEnd = useRef<number>(undefined);
  const showEarlier = useCallback(() => {
    const element = list.current;
    if (element !== null) fromEnd.current = element.scrollHeight - element.scrollTop;
    setFirst(messages[Math.max(0, start - WINDOW)]?.id);
  }, [list, messages, start]);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || fromEnd.current === undefined) return;
    element.scrollTo({ top: element.scrollHeight - fromEnd.current });
    fromEnd.current = undefined;
  }, [list, start]);

  const [said, setSaid] = useState(lastOwn);
  if (said !== lastOwn) {
    setSaid(lastOwn);
    if (messages.length - start > MOST) setFirst(messages.at(-WINDOW)?.id);
  }

  return { start, showEarlier };
}

interface WindowOptions {
  list: RefObject<HTMLElement | null>;
  /** The first message that was mounted the last time. */
  firstId: string | undefined;
  /** What the person said last; saying something brings the list to its end. */
  lastOwn: string | undefined;
}
