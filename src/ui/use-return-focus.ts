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
  // When it enters the page, before anything inside has asked for the focus in an effect.
  const ref = useCallback((popup: HTMLElement | null) => {
    const { activeElement } = document;
    if (popup === null || popup.contains(activeElement)) return;
    opener.current = activeElement instanceof HTMLElement ? activeElement : null;
  }, []);
  return {
    ref,
    onOpenAutoFocus: (event: Event) => onOpenAutoFocus?.(event),
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented || !opener.current?.isConnected) return;
      event.preventDefault();
      opener.current.focus({ preventScroll: true });
    },
  };
}
