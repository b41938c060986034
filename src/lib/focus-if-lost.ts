/**
 * A ref for what stands where something was taken away with the focus in it: whoever listens is told where they are
 * now. Leaves the focus where it is when somebody has it.
 */
export const focusIfLost = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
};
