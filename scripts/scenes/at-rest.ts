import type { Page } from '@playwright/test';

/** Cards below the fold are laid out, too: a picture of the whole page shows them. */
export const ALL_LAID_OUT = '* { content-visibility: visible !important }';

/** How long a page that is at rest has not changed. */
const STILL_MS = 250;

/** Waits until nothing in the page changes any more: lists come in portions, and popups as parts of their own. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    (still) =>
      new Promise<void>((resolve) => {
        const rest = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(rest, still);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(rest, still);
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    STILL_MS,
  );
}
