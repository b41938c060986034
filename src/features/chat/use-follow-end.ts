import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const NEAR_PX = 48;
const GAP_PX = 12;

/**
 * Keeps a scrolling list at its end while the person is there, and leaves it alone once they have scrolled up. It never
 * goes further than the last thing the person said, so that a long answer is read from its beginning.
 * `change` is whatever makes the list grow; `[data-own]` marks what the person said.
 */
export function useFollowEnd(
  list: RefObject<HTMLElement | null>,
  change: unknown,
): { away: boolean; toEnd: () => void } {
  const following = useRef(true);
  const [away, setAway] = useState(false);
  const toEnd = useCallback(() => {
    following.current = true;
    setAway(false);
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [list]);

  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const onScroll = () => {
      following.current = element.scrollTop >= restingPlace(element) - NEAR_PX;
      setAway(!following.current);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [list]);

  useLayoutEffect(() => {
    const element = list.current;
    // Where the person has read on past the resting place, they stay.
    if (element !== null && following.current) {
      element.scrollTo({ top: Math.max(restingPlace(element), Math.min(element.scrollTop, endOf(element))) });
    }
  }, [list, change]);

  return { away, toEnd };
}

const endOf = (element: HTMLElement) => element.scrollHeight - element.clientHeight;

function restingPlace(element: HTMLElement): number {
  const own = [...element.querySelectorAll<HTMLElement>('[data-own]')].at(-1);
  return own === undefined ? endOf(element) : Math.min(endOf(element), own.offsetTop - GAP_PX);
}
