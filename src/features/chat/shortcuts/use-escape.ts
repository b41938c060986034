import { useEffect, useRef } from 'react';

/** Those that Escape would close, the innermost last. */
const open: symbol[] = [];

/** Escape ends this before anything around it, such as the sheet that the conversation stands in. */
export function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const own = Symbol('escape');
    open.push(own);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || open.at(-1) !== own) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      latest.current();
    };
    // Dialogs listen on the document as the event comes down; the window is before them.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      open.splice(open.indexOf(own), 1);
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, []);
}
