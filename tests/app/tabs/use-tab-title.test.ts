// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useTabTitle } from '#app/tabs/use-tab-title.ts';
import type { Tab } from '#domain/tab.ts';

it('names the page after its tab, and as before once the person has left', () => {
  document.title = 'SineSohbet';
  const { rerender, unmount } = renderHook((tab: Tab) => useTabTitle(tab), { initialProps: 'history' });
  expect(document.title).toBe('Geçmiş · SineSohbet');
  rerender('favorites');
  expect(document.title).toBe('Favorilerim · SineSohbet');
  unmount();
  expect(document.title).toBe('SineSohbet');
});
