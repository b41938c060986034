/** Whether a key goes into a text that is being written, and so is no shortcut. */
export function isTyping({ target, isComposing }: KeyboardEvent): boolean {
  if (isComposing) return true;
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** Whether a popup lies over this element: then the keys belong to the popup. */
export function isCovered(element: HTMLElement): boolean {
  return [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some(
    (popup) => !popup.contains(element) && !element.contains(popup),
  );
}
