import { useEffect, useRef, useSyncExternalStore } from 'react';

import type { Tab } from '#domain/tab.ts';

import { isSignInAddress, tabOf } from './address.ts';
import type { Navigator } from './navigator.ts';

export interface ActiveTab {
  tab: Tab;
  /** The address asks for the full sign-in page. */
  isSignIn: boolean;
  openTab: (tab: Tab) => void;
}

/** The active tab as the address has it. A change of tab begins at the top of the page. */
export function useActiveTab(navigator: Navigator): ActiveTab {
  const hash = useSyncExternalStore(navigator.subscribe, navigator.hash);
  const tab = tabOf(hash);
  const previous = useRef(tab);
  useEffect(() => {
    if (previous.current !== tab) window.scrollTo({ top: 0, behavior: 'instant' });
    previous.current = tab;
  }, [tab]);
  return { tab, isSignIn: isSignInAddress(hash), openTab: navigator.openTab };
}
