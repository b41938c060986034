import { useRef } from 'react';

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
  return {
    onOpenAutoFocus: (event: Event) => {
      const { activeElement } = document;
      const popup = event.target;
      const inside = popup instanceof Node && popup.contains(activeElement);
      if (activeElement instanceof HTMLElement && !inside) opener.current = activeElement;
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented || !opener.current?.isConnected) return;
      event.preventDefault();
      opener.current.focus({ preventScroll: true });
    },
  };
}
