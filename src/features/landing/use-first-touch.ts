import { useEffect, useEffectEvent } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Calls back once, at the first sign of a person: a pointer, a key or a scroll. The first paint stays undisturbed. */
export function useFirstTouch(onTouch: (() => void) | undefined): void {
  const touch = useEffectEvent(() => onTouch?.());
  useEffect(() => {
    const seen = new AbortController();
    const { signal } = seen;
    const first = () => {
      seen.abort();
      touch();
    };
    for (const sign of SIGNS) window.addEventListener(sign, first, { passive: true, signal });
    return () => seen.abort();
  }, []);
}
