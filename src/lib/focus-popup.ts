/**
 * For `onOpenAutoFocus`: the popup itself takes the focus, not its first button, which may stand at its foot and would
 * be scrolled to, or a player, which would keep Escape for itself.
 */
export function focusPopup(event: Event): void {
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.focus({ preventScroll: true });
}
