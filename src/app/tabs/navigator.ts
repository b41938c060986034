import type { Tab } from '#domain/tab.ts';

import { signInAddress, tabAddress } from './address.ts';

/** Moves between tabs through the address, so that reload and Back work (product.md, the list of departures). */
export interface Navigator {
  openTab(tab: Tab): void;
  /** Leaves no step behind that Back would return to. */
  replaceWithTab(tab: Tab): void;
  replaceWithSignIn(): void;
  /** The address's hash as it stands. */
  hash(): string;
  subscribe(listener: () => void): () => void;
}

/** A navigator over the browser's window. */
export function createNavigator(view: Window): Navigator {
  const replace = (address: string) => {
    if (view.location.hash !== address) view.location.replace(address);
  };
  return {
    openTab: (tab) => {
      if (view.location.hash !== tabAddress(tab)) view.location.hash = tabAddress(tab);
    },
    replaceWithTab: (tab) => replace(tabAddress(tab)),
    replaceWithSignIn: () => replace(signInAddress),
    hash: () => view.location.hash,
    subscribe(listener) {
      view.addEventListener('hashchange', listener);
      return () => view.removeEventListener('hashchange', listener);
    },
  };
}
