import { type Tab, TABS } from '#domain/tab.ts';

/** The address of the full sign-in page. */
export const SIGN_IN_ADDRESS = '#/giris';

/** The address of a tab, e.g. `#/history` (N-07). */
export const tabAddress = (tab: Tab): string => `#/${tab}`;

/** The address of a section of the settings, e.g. `#/settings/data`. */
export const sectionAddress = (section: string): string => `${tabAddress('settings')}/${section}`;

/** The section of the settings that the address names; '' where it names none. */
export const sectionOf = (hash: string): string => /^#\/settings\/([a-z]+)$/u.exec(hash)?.[1] ?? '';

/** _İkimize üç film_ within its tab. A round adds its code, whatever that is: `#/recommend/ikimiz/1kYx…`. */
const TOGETHER = `${tabAddress('recommend')}/ikimiz`;

export const togetherAddress = (code: string | undefined): string =>
  code === undefined ? TOGETHER : `${TOGETHER}/${code}`;

/** What the address says of two people: the code of a round, '' where there is none, undefined where it is about something else. */
export function togetherOf(hash: string): string | undefined {
  if (hash === TOGETHER) return '';
  return hash.startsWith(`${TOGETHER}/`) ? hash.slice(TOGETHER.length + 1) : undefined;
}

/** The tab that the address names, if it does. */
export function namedTab(hash: string): Tab | undefined {
  if (sectionOf(hash) !== '') return 'settings';
  return togetherOf(hash) === undefined ? TABS.find((tab) => hash === tabAddress(tab)) : 'recommend';
}

/** The tab that the address names; the dashboard when it names none or one that is unknown (N-05). */
export const tabOf = (hash: string): Tab => namedTab(hash) ?? 'dashboard';
