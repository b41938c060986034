import { describe, expect, it } from 'vitest';

import {
  namedTab,
  sectionAddress,
  sectionOf,
  tabAddress,
  tabOf,
  togetherAddress,
  togetherOf,
} from '#app/tabs/address.ts';
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

  it('J-17 names two people and their round within a tab, and signing in leads there', () => {
    expect([togetherOf(togetherAddress(undefined)), togetherOf(togetherAddress('1ab_-'))]).toEqual([
      '',
      '1ab_-',
    ]);
    expect(namedTab(togetherAddress('1ab'))).toBe('recommend');
    expect([togetherOf('#/recommend'), togetherOf('#/recommend/ikimizin'), togetherOf('#/history')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each(['', '#', '#/', '#/giris', '#/Recommend', '#recommend', '#/recommend/3', '#/%F0'])(
    'starts at the dashboard for %j',
    (hash) => {
      expect(tabOf(hash)).toBe('dashboard');
    },
  );
});
