import { useEffect, useRef } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Calls back once, at the first sign of a person: a pointer, a key or a scroll. The first paint stays undisturbed. */
export function useFirstTouch(onTouch: (() => void) | undefined): void {
  const latest = useRef(onTouch);
  useEffect(() => {
    latest.current = onTouch;
  });
  useEffect(() => {
    const seen = new AbortController();
    const touch = () => {
      seen.abort();
      latest.current?.();
    };
    for (const sign of SIGNS) window.addEventListener(sign, touch, { passive: true, signal: seen.signal });
    return () => seen.abort();
  }, []);
}
