import { useEffect, useRef, useSyncExternalStore } from 'react';

import { SIGN_IN_ADDRESS, sectionOf, tabOf } from './address.ts';
import type { Navigator } from './navigator.ts';

/** The active tab as the address has it, or that it asks for the sign-in page. A new tab begins at its top. */
export function useActiveTab(navigator: Navigator) {
  const hash = useSyncExternalStore(navigator.subscribe, navigator.hash, navigator.hash);
  const tab = tabOf(hash);
  const previous = useRef(tab);
  useEffect(() => {
    if (previous.current !== tab) window.scrollTo({ top: 0, behavior: 'instant' });
    previous.current = tab;
  }, [tab]);
  return { tab, section: sectionOf(hash), isSignIn: hash === SIGN_IN_ADDRESS, openTab: navigator.openTab };
}
