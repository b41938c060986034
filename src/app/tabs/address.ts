import { type Tab, TABS } from '#domain/tab.ts';

/** The part of `location` that holds the active tab. */
export interface AddressBar {
  readonly hash: string;
}

const SIGN_IN = '#/giris';

/** The tab that the address names; the dashboard when it names none or one that is unknown (product.md §5). */
export function tabOf(hash: string): Tab {
  return TABS.find((tab) => hash === tabAddress(tab)) ?? 'dashboard';
}

/** Whether the address asks for the sign-in page (`#/giris`). */
export function isSignInAddress(hash: string): boolean {
  return hash === SIGN_IN;
}

/** The address of a tab, e.g. `#/history`. */
export function tabAddress(tab: Tab): string {
  return `#/${tab}`;
}

export const signInAddress = SIGN_IN;
