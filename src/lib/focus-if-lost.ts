/**
 * A ref that focuses its element when nothing has the focus. For what replaces an element that had it: without it a
 * screen reader says nothing of the new one.
 */
export const focusIfLost = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
};
