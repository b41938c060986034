import { useEffect, useRef, useSyncExternalStore } from 'react';

import { SIGN_IN_ADDRESS, sectionOf, tabOf, togetherOf } from './address.ts';
import type { Navigator } from './navigator.ts';

/** The active tab as the address has it, or that it asks for the sign-in page. A new tab begins at its top. */
export function useActiveTab(navigator: Navigator) {
  const hash = useSyncExternalStore(navigator.subscribe, navigator.hash, navigator.hash);
  const tab = tabOf(hash);
  const together = togetherOf(hash);
  // What begins at its top: a tab, and _İkimize üç film_ within it with its rounds, but not each answer of a round.
  const place = together === undefined ? tab : together === '' ? 'together' : 'round';
  const previous = useRef<string>(place);
  useEffect(() => {
    if (previous.current !== place) window.scrollTo({ top: 0, behavior: 'instant' });
    previous.current = place;
  }, [place]);
  return {
    tab,
    section: sectionOf(hash),
    together,
    isSignIn: hash === SIGN_IN_ADDRESS,
    openTab: navigator.openTab,
  };
}
