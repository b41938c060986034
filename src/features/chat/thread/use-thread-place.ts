import { type RefObject, useLayoutEffect, useRef } from 'react';

import type { ChatMessage } from '#tools/registry.ts';

import { topIn } from './use-follow-end.ts';

/** Where somebody was in a thread when they left it. */
interface ThreadPlace {
  /** The first message that was mounted. */
  firstId: string | undefined;
  /** The message at the top of the view, and how far its top was from there in pixels; none at the end. */
  at?: { id: string; offset: number } | undefined;
}

/** The places of this visit by thread, so that coming back shows what was in view. */
const places = new Map<string, ThreadPlace>();

export const placeIn = (thread: string): ThreadPlace | undefined => places.get(thread);

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

/** Brings back what was in view when the thread was left: the end, or the message at the top of the view. */
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
      places.set(thread, {
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
