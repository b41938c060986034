import { useCallback, useRef } from 'react';

interface FocusHandlers {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/**
 * Gives the focus back to what had it when a popup opened. Radix does so only for popups with a trigger of their own;
 * ours are mostly opened from elsewhere (a card, the conversation).
 */
export function useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus }: FocusHandlers) {
  const opener = useRef<HTMLElement | null>(null);
  const around = useRef<readonly HTMLElement[]>([]);
  // When it enters the page, before anything inside has asked for the focus in an effect.
  const ref = useCallback((popup: HTMLElement | null) => {
    const { activeElement } = document;
    if (popup === null || popup.contains(activeElement)) return;
    opener.current = activeElement instanceof HTMLElement ? activeElement : null;
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
      // What the popup was opened from is gone, a card that it removed perhaps: the list it stood in is nearest. What
      // has taken the focus meanwhile, as results do, keeps it.
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
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
