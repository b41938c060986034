import { describe, expect, it } from 'vitest';

import { tabAddress, tabOf } from '#app/tabs/address.ts';
import { TABS } from '#domain/tab.ts';

describe('the address of a tab', () => {
  it.each(TABS)('leads back to %s', (tab) => {
    expect(tabOf(tabAddress(tab))).toBe(tab);
  });

  it.each(['', '#', '#/', '#/giris', '#/Recommend', '#recommend', '#/recommend/3', '#/%F0'])(
    'starts at the dashboard for %j',
    (hash) => {
      expect(tabOf(hash)).toBe('dashboard');
    },
  );
});
