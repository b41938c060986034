import { type Tab, TABS } from '#domain/tab.ts';

/** The address of the full sign-in page. */
export const SIGN_IN_ADDRESS = '#/giris';

/** The address of a tab, e.g. `#/history` (N-07). */
export const tabAddress = (tab: Tab): string => `#/${tab}`;

/** The tab that the address names; the dashboard when it names none or one that is unknown (N-05). */
export const tabOf = (hash: string): Tab => TABS.find((tab) => hash === tabAddress(tab)) ?? 'dashboard';
