import type { Page } from '@playwright/test';

/** Presses a button and waits in the page itself for three cards more: milliseconds between, a frame included. */
export function untilThirdCard(page: Page, name: string): Promise<number> {
  return page.evaluate(async (label) => {
    const button = [...document.querySelectorAll('button')].find(
      (one) => one.textContent.trim() === label || one.getAttribute('aria-label') === label,
    );
    // Of a long conversation the oldest cards leave as new ones come.
    const known = new Set<Element>(document.querySelectorAll('article'));
    const isNew = (card: Element) => !known.has(card);
    const start = performance.now();
    button?.click();
    while ([...document.querySelectorAll('article')].filter(isNew).length < 3) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (performance.now() - start > 20_000) throw new Error('three cards did not come');
    }
    return performance.now() - start;
  }, name);
}
