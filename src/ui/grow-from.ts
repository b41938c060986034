/**
 * Lets a popup in the middle of the window grow from what opened it: a card, or the button itself. Measured without the
 * motion that has just begun.
 */
export function growFrom(popup: HTMLElement, opener: HTMLElement | null): void {
  const from = (opener?.closest('article') ?? opener)?.getBoundingClientRect();
  if (from === undefined || from.width === 0) return;
  const x = from.left + from.width / 2 - (window.innerWidth - popup.offsetWidth) / 2;
  const y = from.top + from.height / 2 - (window.innerHeight - popup.offsetHeight) / 2;
  popup.style.transformOrigin = `${Math.round(x)}px ${Math.round(y)}px`;
}
