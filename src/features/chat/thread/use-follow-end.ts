import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const NEAR_PX = 48;
const GAP_PX = 12;
/** How much of the view may be left empty so that nothing said is cut above an answer in words. */
const MOST_EMPTY = 1 / 3;

interface Lists {
  /** What scrolls. */
  list: RefObject<HTMLElement | null>;
  /** All that stands in it. */
  inside: RefObject<HTMLElement | null>;
  /** The messages among that. */
  content: RefObject<HTMLElement | null>;
}

interface Following {
  /** Whether the person has left the end. */
  away: boolean;
  toEnd: () => void;
  /** Whether the list is kept at its end now. */
  isFollowing: () => boolean;
  leaveEnd: () => void;
}

/**
 * Keeps a scrolling list at its end while the person is there, and leaves it alone once they have scrolled up. An answer
 * with cards comes all at once, so the list rests above it: the answer is read from its beginning.
 * In the page `[data-own]` marks a message of the person's, `[data-films]` the films of an answer, `[data-card]` another card, `[data-first]` its
 * first part.
 * @param lastOwn the id of the person's last message; a new one always brings the list back to its end
 */
export function useFollowEnd({ list, inside, content }: Lists, lastOwn: string | undefined): Following {
  const following = useRef(true);
  /** The person's last message when they left the end; a newer one brings them back. */
  const [left, setLeft] = useState<{ own: string | undefined }>();
  const away = left !== undefined && left.own === lastOwn;
  const said = useRef(lastOwn);
  /** Where the list was when it was last looked at. */
  const seen = useRef(0);
  /** Empty room at the end, in px, so that the list can rest where nothing said is cut. */
  const spare = useRef(0);

  const settle = useCallback(() => {
    const element = list.current;
    if (element === null || !following.current) return;
    const resting = restingPlace(element, content.current, endOf(element) - spare.current);
    spare.current = keepFree(inside.current, resting - (endOf(element) - spare.current));
    // The person has scrolled up, and the scroll event has not arrived yet.
    if (
      element.scrollTop < seen.current - 1 &&
      element.scrollTop < Math.min(seen.current, resting) - NEAR_PX
    ) {
      following.current = false;
      return;
    }
    // A person who has read on past the resting place stays where they are.
    const top = Math.max(resting, Math.min(element.scrollTop, endOf(element)));
    if (Math.abs(top - element.scrollTop) >= 1) element.scrollTo({ top });
    seen.current = top;
  }, [list, inside, content]);

  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const onScroll = () => {
      const top = element.scrollTop;
      // Only a person scrolls up: a late event of our own scrolling down must not count as leaving the end.
      if (top >= restingPlace(element, content.current, endOf(element) - spare.current) - NEAR_PX)
        following.current = true;
      else if (top < seen.current) following.current = false;
      seen.current = top;
      setLeft(
        following.current
          ? undefined
          : (known) => (known?.own === said.current ? known : { own: said.current }),
      );
    };
    // What somebody unfolds grows under their eyes: the list stays where it is, though its cards may now not all fit.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[aria-expanded], summary')) following.current = false;
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('click', onClick);
    };
  }, [list, content]);

  // Reading the height after each change would force a layout in the middle of that change. The observer reports it after
  // the layout that the page does anyway, and still before the frame is painted.
  useLayoutEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(settle);
    for (const { current } of [list, inside]) if (current !== null) observer.observe(current);
    return () => observer.disconnect();
  }, [list, inside, settle]);

  useLayoutEffect(() => {
    if (said.current !== lastOwn) following.current = true;
    said.current = lastOwn;
  }, [lastOwn]);

  const toEnd = useCallback(() => {
    following.current = true;
    setLeft(undefined);
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [list]);
  const isFollowing = useCallback(() => following.current, []);
  const leaveEnd = useCallback(() => {
    following.current = false;
    setLeft({ own: said.current });
  }, []);
  return { away, toEnd, isFollowing, leaveEnd };
}

/** Where a descendant begins in what scrolls, whatever stands between them. */
export const topIn = (list: HTMLElement, inside: Element): number =>
  inside.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;

/** Keeps as many px free at the end of an element; answers how many there are. */
function keepFree(inside: HTMLElement | null, wanted: number): number {
  if (inside === null) return 0;
  const px = Math.max(0, Math.ceil(wanted));
  inside.style.paddingBottom = px === 0 ? '' : `${px}px`;
  return px;
}

const endOf = (element: HTMLElement) => element.scrollHeight - element.clientHeight;

/**
 * The scroll position of a list that follows its end; looks at the last turn only, however long the thread. With cards it
 * rests at what was said; where they do not all fit under that, at the answer; and so that the first is seen whole. What was
 * said is then wholly seen or wholly gone, also where that lies beyond `end`, where the list would end by itself.
 */
function restingPlace(list: HTMLElement, content: HTMLElement | null, end: number): number {
  let cards: HTMLElement | undefined;
  let answer: Element | undefined;
  for (let child = content?.lastElementChild; child; child = child.previousElementSibling) {
    const own = child.matches('[data-own]') ? child : child.querySelector('[data-own]');
    if (own !== null) {
      if (answer === undefined) return end;
      const isCut = isCutAt(end, list, own);
      if (cards !== undefined) {
        const place = placeFor(list, { own, answer, cards });
        return place <= end || isCut ? place : end;
      }
      const place = topIn(list, answer) - GAP_PX;
      return isCut && place - end < list.clientHeight * MOST_EMPTY ? place : end;
    }
    cards = child.querySelector<HTMLElement>('[data-films], [data-card]') ?? cards;
    answer = child;
  }
  return end;
}

/** Whether the start of the view would lie within a message. */
function isCutAt(place: number, list: HTMLElement, message: Element): boolean {
  const top = topIn(list, message);
  return top < place && place < top + message.getBoundingClientRect().height;
}

interface Turn {
  own: Element;
  answer: Element;
  cards: HTMLElement;
}

function placeFor(list: HTMLElement, { own, answer, cards }: Turn): number {
  const room = list.clientHeight - GAP_PX;
  const said = topIn(list, own) - GAP_PX;
  const top = topIn(list, cards);
  if (top + cards.offsetHeight - room <= said) return said;
  // Of a card that is too high its first part has to be seen below what is said of it.
  const head = cards.querySelector('[data-first]');
  const card = cards.matches('[data-films]') ? cards.firstElementChild : cards;
  const needed =
    head !== null
      ? topIn(list, head) + head.getBoundingClientRect().height
      : // Its layout and not its box: a card that is being dealt in is not yet in its place.
        top + (card instanceof HTMLElement ? card.offsetHeight : 0);
  const place = Math.max(topIn(list, answer) - GAP_PX, Math.min(needed - room, top - GAP_PX));
  return Math.min(belowLine(place, list, { answer, cards }), top - GAP_PX);
}

/** The end of the line or chip above the cards that the start of the view would cut. */
function belowLine(place: number, list: HTMLElement, { answer, cards }: Omit<Turn, 'own'>): number {
  const start = list.getBoundingClientRect().top - list.scrollTop;
  const lines = document.createRange();
  let below = place;
  for (const block of answer.querySelectorAll('p, li')) {
    if ((block.compareDocumentPosition(cards) & Node.DOCUMENT_POSITION_FOLLOWING) === 0) break;
    lines.selectNodeContents(block);
    for (const { top, bottom } of block.matches('li') ? block.getClientRects() : lines.getClientRects())
      if (top - start < place && place < bottom - start) below = Math.max(below, bottom - start);
  }
  return below;
}
