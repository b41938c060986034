import { type RefObject, useLayoutEffect, useRef } from 'react';

import type { ChatMessage } from '#tools/registry.ts';

import { keepPlace, placeIn } from './thread-places.ts';
import { topIn } from './use-follow-end.ts';

interface ThreadPlaceOptions {
  thread: string;
  messages: readonly ChatMessage[];
  start: number;
  list: RefObject<HTMLElement | null>;
  /** Its children are the mounted messages, one each. */
  content: RefObject<HTMLElement | null>;
  isFollowing: () => boolean;
  leaveEnd: () => void;
}

/** Comes back to what was in view when the thread was left; whoever left at the end comes back to the end. */
export function useThreadPlace(options: ThreadPlaceOptions): void {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const { thread, list, content, isFollowing, leaveEnd } = options;
  useLayoutEffect(() => {
    const element = list.current;
    const inside = content.current;
    if (element === null || inside === null) return;
    const at = placeIn(thread)?.at;
    if (at !== undefined) {
      const { messages, start } = latest.current;
      const child = inside.children[messages.findIndex(({ id }) => id === at.id) - start];
      if (child !== undefined) {
        leaveEnd();
        element.scrollTo({ top: topIn(element, child) - at.offset });
      }
    }
    return () => {
      const { messages, start } = latest.current;
      const index = isFollowing() ? -1 : firstInView(element, inside);
      const child = inside.children[index];
      const id = messages[start + index]?.id;
      keepPlace(thread, {
        firstId: messages[start]?.id,
        at:
          child !== undefined && id !== undefined
            ? { id, offset: topIn(element, child) - element.scrollTop }
            : undefined,
      });
    };
  }, [thread, list, content, isFollowing, leaveEnd]);
}

function firstInView(list: HTMLElement, content: HTMLElement): number {
  const { top } = list.getBoundingClientRect();
  return [...content.children].findIndex((child) => child.getBoundingClientRect().bottom > top);
}
