import { describe, expect, it } from 'vitest';

import { sectionAddress, sectionOf, tabAddress, tabOf } from '#app/tabs/address.ts';
import { TABS } from '#domain/tab.ts';

describe('the address of a tab', () => {
  it.each(TABS)('leads back to %s', (tab) => {
    expect(tabOf(tabAddress(tab))).toBe(tab);
  });

  it('T-23 names a section of the settings', () => {
    expect(sectionAddress('data')).toBe('#/settings/data');
    expect([sectionOf('#/settings/data'), tabOf('#/settings/data')]).toEqual(['data', 'settings']);
    expect([sectionOf('#/settings'), sectionOf('#/history/data'), sectionOf('#/settings/')]).toEqual([
      '',
      '',
      '',
    ]);
  });

  it.each(['', '#', '#/', '#/giris', '#/Recommend', '#recommend', '#/recommend/3', '#/%F0'])(
    'starts at the dashboard for %j',
    (hash) => {
      expect(tabOf(hash)).toBe('dashboard');
    },
  );
});
