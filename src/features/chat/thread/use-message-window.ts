import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

import {
  EARLIER_MESSAGES,
  ENOUGH_MESSAGES,
  ENOUGH_SCREENS,
  FIRST_MESSAGES,
  MESSAGE_WINDOW,
  MESSAGES_AT_A_TIME,
} from '#lib/pacing/constants.ts';
import { whenIdle } from '#lib/pacing/when-idle.ts';
import type { ChatMessage } from '#tools/registry.ts';

/** Beyond this many messages the oldest are unmounted again, when the person says something. */
const MOST_MESSAGES = 2 * MESSAGE_WINDOW;

interface WindowOptions {
  list: RefObject<HTMLElement | null>;
  /** The first message that was mounted the last time. */
  firstId: string | undefined;
  /** The id of the person's last message. */
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

/**
 * Only the last messages of a long thread are mounted: all of them would make it slow to open. A few are there at once,
 * more follow in idle moments.
 */
export function useMessageWindow(
  messages: readonly ChatMessage[],
  { list, firstId, lastOwn, isFollowing }: WindowOptions,
): MessageWindow {
  const [first, setFirst] = useState(() => firstId ?? messages.at(-FIRST_MESSAGES)?.id);
  // Searched from the end, where it is: this runs with every word that streams in.
  const known = messages.findLastIndex(({ id }) => id === first);
  const start = known === -1 ? Math.max(0, messages.length - MESSAGE_WINDOW) : known;

  const fromEnd = useRef<number>(undefined);
  const show = useCallback(
    (from: number) => {
      const element = list.current;
      // A list that follows its end stays there by itself; a height measured now may be wrong once the messages are there.
      if (element !== null && !isFollowing()) fromEnd.current = element.scrollHeight - element.scrollTop;
      setFirst(messages[Math.max(0, from)]?.id);
    },
    [list, messages, isFollowing],
  );
  const showEarlier = useCallback(() => show(start - EARLIER_MESSAGES), [show, start]);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || fromEnd.current === undefined) return;
    element.scrollTo({ top: element.scrollHeight - fromEnd.current });
    fromEnd.current = undefined;
  }, [list, start]);

  const count = messages.length - start;
  const isFilling = start > 0 && count < MESSAGE_WINDOW;
  const isFull = useRef(false);
  useEffect(() => {
    if (!isFilling || isFull.current) return;
    return whenIdle(() => {
      isFull.current = count >= ENOUGH_MESSAGES && fillsScreens(list.current);
      if (!isFull.current) show(start - MESSAGES_AT_A_TIME);
    });
  }, [isFilling, count, list, show, start]);

  const [said, setSaid] = useState(lastOwn);
  if (said !== lastOwn) {
    setSaid(lastOwn);
    if (messages.length - start > MOST_MESSAGES) setFirst(messages.at(-MESSAGE_WINDOW)?.id);
  }

  return { start, showEarlier };
}

const fillsScreens = (list: HTMLElement | null): boolean =>
  list !== null && list.scrollHeight >= ENOUGH_SCREENS * list.clientHeight;
