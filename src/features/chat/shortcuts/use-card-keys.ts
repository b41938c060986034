import { type RefObject, useEffect } from 'react';

import { isCovered, isTyping } from './is-typing.ts';

const KEYS = ['1', '2', '3'];

/**
 * 1, 2 and 3 open the details of a card of the last answer that has cards, while nothing is being typed. The card takes the
 * focus first, so that it comes back to it.
 */
export function useCardKeys(
  list: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const element = list.current;
      const index = KEYS.indexOf(event.key);
      if (index === -1 || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (element === null || isTyping(event) || isCovered(element) || isHidden(element)) return;
      const answers = [...(content.current?.children ?? [])];
      const cards = answers.findLast((answer) => answer.querySelector('article') !== null);
      const title = cards?.querySelectorAll('article')[index]?.querySelector('button');
      if (!title) return;
      event.preventDefault();
      title.focus();
      title.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list, content]);
}

/** On a phone the classic form may stand where the conversation was. */
const isHidden = (element: HTMLElement) =>
  typeof element.checkVisibility === 'function' && !element.checkVisibility();
