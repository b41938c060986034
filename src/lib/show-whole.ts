/** Scrolls as little as it takes for something to be seen whole; a page that is not laid out has no way to. */
export function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}
