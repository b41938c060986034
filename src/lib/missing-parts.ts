type Page = Pick<Window, 'addEventListener' | 'fetch'> & { location: Pick<Location, 'href' | 'reload'> };

/**
 * Knows whether a part of this page has failed to arrive. Browsers keep a failed import for as long as the page lives, so
 * that no second try of it asks the server again: only a new page does.
 */
export function watchParts(page: Page | undefined) {
  let isIncomplete = false;
  page?.addEventListener('vite:preloadError', () => {
    isIncomplete = true;
  });
  return {
    /**
     * Waited for before another try. Where a part is missing and the server can be reached, the page is loaded anew and
     * this never ends; where it cannot be reached the page stays, which is more than the browser would show instead.
     * @param keep called before the page goes, to keep what the new one goes on with
     */
    async renew(keep?: () => void): Promise<void> {
      if (page === undefined || !isIncomplete || !(await canReach(page))) return;
      keep?.();
      page.location.reload();
      await new Promise(() => {});
    },
  };
}

const canReach = (page: Page): Promise<boolean> =>
  page.fetch(page.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
