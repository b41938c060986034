import { type Tab, TABS } from '#domain/tab.ts';

/** The address of the full sign-in page. */
export const SIGN_IN_ADDRESS = '#/giris';

/** The address of a tab, e.g. `#/history` (N-07). */
export const tabAddress = (tab: Tab): string => `#/${tab}`;

/** The address of a section of the settings, e.g. `#/settings/data`. */
export const sectionAddress = (section: string): string => `${tabAddress('settings')}/${section}`;

/** The section of the settings that the address names; '' where it names none. */
export const sectionOf = (hash: string): string => /^#\/settings\/([a-z]+)$/u.exec(hash)?.[1] ?? '';

/** The tab that the address names, if it does. */
export const namedTab = (hash: string): Tab | undefined =>
  sectionOf(hash) === '' ? TABS.find((tab) => hash === tabAddress(tab)) : 'settings';

/** The tab that the address names; the dashboard when it names none or one that is unknown (N-05). */
export const tabOf = (hash: string): Tab => namedTab(hash) ?? 'dashboard';
