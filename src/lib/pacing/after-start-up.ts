import { START_UP_FALLBACK_MS, START_UP_LATEST_MS } from './constants.ts';

type Page = Pick<Window, 'addEventListener' | 'setTimeout'> & {
  document: Pick<Document, 'readyState'>;
  /** Absent in Safari, whatever the type says. */
  requestIdleCallback?: Window['requestIdleCallback'];
};

/** Runs work once the page has loaded and has nothing better to do, so that it never delays the start; a page that never rests runs it late. */
export function afterStartUp(page: Page, work: () => void): void {
  const whenIdle = () => {
    if (page.requestIdleCallback === undefined) page.setTimeout(work, START_UP_FALLBACK_MS);
    else page.requestIdleCallback(() => work(), { timeout: START_UP_LATEST_MS });
  };
  if (page.document.readyState === 'complete') whenIdle();
  else page.addEventListener('load', whenIdle, { once: true });
}
