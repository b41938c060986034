import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { whenIdle } from '#lib/pacing/when-idle.ts';
import type { ChatMessage } from '#tools/registry.ts';

/** How many messages are mounted at most once there was time for them (findings.md, Long threads). */
const WINDOW = 40;

/** So many are enough where they fill some screens: what is mounted costs with every frame. */
const ENOUGH = 16;
const SCREENS = 3;

/** How many are there at once: a screenful or two; and how many follow at a time while nothing else is to be done. */
const AT_ONCE = 6;
const AT_A_TIME = 2;

/** How many come when somebody asks for earlier ones. */
const STEP = 16;

/** Beyond this many the oldest are let go again, when the person says something. */
const MOST = 2 * WINDOW;

interface WindowOptions {
  list: RefObject<HTMLElement | null>;
  /** The first message that was mounted the last time. */
  firstId: string | undefined;
  /** What the person said last; saying something brings the list to its end. */
  lastOwn: string | undefined;
  /** Whether the list is kept at its end anyway. */
  isFollowing: () => boolean;
}

interface MessageWindow {
  /** The index of the first message that is mounted. */
  start: number;
  /** Mounts earlier ones; what is in view stays where it is. */
  showEarlier: () => void;
}

/** Only the last messages of a long thread are mounted: a long history costs when it is opened. */
export function useMessageWindow(
  messages: readonly ChatMessage[],
  { list, firstId, lastOwn, isFollowing }: WindowOptions,
): MessageWindow {
  const [first, setFirst] = useState(() => firstId ?? messages.at(-AT_ONCE)?.id);
  // From the end, where it is: this is asked with every word.
  const known = messages.findLastIndex(({ id }) => id === first);
  const start = known === -1 ? Math.max(0, messages.length - WINDOW) : known;

  const fromEnd = useRef<number>(undefined);
  const show = useCallback(
    (from: number) => {
      const element = list.current;
      // At the end it stays by itself; what is measured now may be wrong by the time the messages are there.
      if (element !== null && !isFollowing()) fromEnd.current = element.scrollHeight - element.scrollTop;
      setFirst(messages[Math.max(0, from)]?.id);
    },
    [list, messages, isFollowing],
  );
  const showEarlier = useCallback(() => show(start - STEP), [show, start]);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || fromEnd.current === undefined) return;
    element.scrollTo({ top: element.scrollHeight - fromEnd.current });
    fromEnd.current = undefined;
  }, [list, start]);

  const count = messages.length - start;
  const isFilling = start > 0 && count < WINDOW;
  const isFull = useRef(false);
  useEffect(() => {
    if (!isFilling || isFull.current) return;
    return whenIdle(() => {
      isFull.current = count >= ENOUGH && fillsScreens(list.current);
      if (!isFull.current) show(start - AT_A_TIME);
    });
  }, [isFilling, count, list, show, start]);

  const [said, setSaid] = useState(lastOwn);
  if (said !== lastOwn) {
    setSaid(lastOwn);
    if (messages.length - start > MOST) setFirst(messages.at(-WINDOW)?.id);
  }

  return { start, showEarlier };
}

const fillsScreens = (list: HTMLElement | null): boolean =>
  list !== null && list.scrollHeight >= SCREENS * list.clientHeight;
