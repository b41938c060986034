import { startTransition, useEffect, useState } from 'react';

import { PORTION_PAUSE_MS } from '#lib/pacing/constants.ts';

/**
 * Mounts a list in portions after each change of `list` (by identity): a list of posters put into the page at once would
 * hold up whoever types in the filter above it. The first list of all is mounted whole: nobody is typing then.
 * @returns how many of `target` to mount now, and what mounts at least so many at once
 */
export function useIncrementalRender(list: unknown, target: number, portion: number) {
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
    // `list` too: where it changed, the portion that was on its way belongs to the list before.
  }, [list, mounted, target, portion]);
  return { mounted: Math.min(mounted, target), mountAtOnce: setMounted };
}
