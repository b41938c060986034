import { useCallback, useRef } from 'react';

import { growFrom } from './grow-from.ts';

interface FocusHandlers {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/**
 * Gives the focus back to what had it when a popup opened, and lets the popup grow from there. Radix does so only for popups with a trigger of their own;
 * ours are mostly opened from elsewhere (a card, the conversation).
 */
export function useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus }: FocusHandlers) {
  const opener = useRef<HTMLElement | null>(null);
  const around = useRef<readonly HTMLElement[]>([]);
  // Read as the popup enters the page: after that, an effect inside may already have taken the focus.
  const ref = useCallback((popup: HTMLElement | null) => {
    const { activeElement } = document;
    if (popup === null || popup.contains(activeElement)) return;
    opener.current = activeElement instanceof HTMLElement ? activeElement : null;
    growFrom(popup, opener.current);
    around.current = opener.current === null ? [] : ancestorsOf(opener.current);
  }, []);
  return {
    ref,
    onOpenAutoFocus: (event: Event) => onOpenAutoFocus?.(event),
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented || opener.current === null) return;
      event.preventDefault();
      if (opener.current.isConnected) opener.current.focus({ preventScroll: true });
      // The opener may be gone, such as a card that the popup removed. Then the nearest of its ancestors that is left
      // takes the focus, unless something else, such as results, has taken it meanwhile.
      else if (document.activeElement === document.body) {
        focusAnyway(around.current.find((element) => element.isConnected));
      }
    },
  };
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  return parent === null ? [] : [parent, ...ancestorsOf(parent)];
}

function focusAnyway(element: HTMLElement | undefined): void {
  if (element === undefined || element === document.body) return;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    // A place to go on from and nothing to press: a ring around half a page would only startle.
    element.style.outline = 'none';
  }
  element.focus({ preventScroll: true });
}
