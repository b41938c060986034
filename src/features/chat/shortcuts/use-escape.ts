import { useEffect, useRef } from 'react';

/** What Escape would close, the innermost last. */
const open: symbol[] = [];

/** Escape closes this, and nothing around it, such as the sheet that holds the conversation. */
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
    // Dialogs listen on the document in the capture phase; the window is asked before the document.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      open.splice(open.indexOf(own), 1);
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, []);
}
