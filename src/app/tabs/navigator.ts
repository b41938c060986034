import type { Tab } from '#domain/tab.ts';

import { SIGN_IN_ADDRESS, sectionAddress, tabAddress, togetherAddress } from './address.ts';

/** Moves between tabs through the address of the browser's window, so that reload and Back work (N-07). */
export function createNavigator(view: Window) {
  const { location } = view;
  const replace = (address: string) => {
    if (location.hash !== address) location.replace(address);
  };
  return {
    openTab(tab: Tab) {
      if (location.hash !== tabAddress(tab)) location.hash = tabAddress(tab);
    },
    /** Shows a section of the settings; Back leads out of them, not through every section. */
    openSection: (section: string) => replace(sectionAddress(section)),
    /** Shows _İkimize üç film_, or a round of it. */
    showTogether(code: string | undefined, how: 'step' | 'replace') {
      if (how === 'replace') replace(togetherAddress(code));
      else location.hash = togetherAddress(code);
    },
    /** Leaves no step behind that Back would return to. */
    replaceWithTab: (tab: Tab) => replace(tabAddress(tab)),
    replaceWithSignIn: () => replace(SIGN_IN_ADDRESS),
    /** The address's hash as it stands. */
    hash: () => location.hash,
    subscribe(listener: () => void) {
      view.addEventListener('hashchange', listener);
      return () => view.removeEventListener('hashchange', listener);
    },
  };
}

export type Navigator = ReturnType<typeof createNavigator>;
