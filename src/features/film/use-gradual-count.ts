import { startTransition, useEffect, useState } from 'react';

import { PORTION_PAUSE_MS } from '#lib/pacing/constants.ts';

interface Gradual {
  /** How many of the target are to be mounted now. */
  mounted: number;
  /** Mounts at least so many at once. */
  mountAtOnce: (count: number) => void;
}

/**
 * Mounts a list in portions after each change of `list` (by identity): a list of posters put into the page at once would
 * hold up whoever types in the filter above it. The first list of all is mounted whole: nobody is typing then.
 */
export function useGradualCount(list: unknown, target: number, portion: number): Gradual {
  const [mounted, setMounted] = useState(target);
  const [mountedFor, setMountedFor] = useState(list);
  if (mountedFor !== list) {
    setMountedFor(list);
    setMounted(portion);
  }
  useEffect(() => {
    if (mounted >= target) return undefined;
    const next = () => startTransition(() => setMounted((count) => Math.min(count + portion, target)));
    const timer = setTimeout(next, PORTION_PAUSE_MS);
    return () => clearTimeout(timer);
    // For each list anew: a portion on its way when the list changed has been taken back with it.
  }, [list, mounted, target, portion]);
  return { mounted: Math.min(mounted, target), mountAtOnce: setMounted };
}
