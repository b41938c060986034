import { describe, expect, it, vi } from 'vitest';

import { setAsideKeys } from '#storage/box/set-aside.ts';
import { openTestRecords } from './support.ts';

const KEY = 'film_app_theme';
const stored = (raw: string) => ({ entries: [[KEY, raw]] as const });

describe('theme', () => {
  it('is not chosen at first', () => {
    expect(openTestRecords().records.theme.get()).toBeNull();
  });

  it('T-20 is stored as the bare word', async () => {
    const { records, storage } = openTestRecords();
    expect(await records.theme.set('dark')).toBe(true);
    expect(storage.getItem(KEY)).toBe('dark');
    expect(await records.theme.set('light')).toBe(true);
    expect(storage.getItem(KEY)).toBe('light');
    expect(records.theme.get()).toBe('light');
  });

  it.each(['dark', '"dark"'])('is read from %s', (raw) => {
    const { records } = openTestRecords(stored(raw));
    expect(records.theme.get()).toBe('dark');
    expect(records.problems.list()).toEqual([]);
  });

  it.each(['Dark', 'mavi', '{"theme":"dark"}', 'null', 'true'])('is not chosen for %s', async (raw) => {
    const { records, storage } = openTestRecords(stored(raw));
    expect(records.theme.get()).toBeNull();
    await records.theme.set('dark');
    expect(storage.getItem(KEY)).toBe('dark');
    expect(setAsideKeys(storage).map((key) => storage.getItem(key))).toEqual([raw]);
  });

  it('is forgotten when told to, and says so', async () => {
    const { records, storage } = openTestRecords(stored('dark'));
    const listener = vi.fn<() => void>();
    records.theme.subscribe(listener);
    expect(await records.theme.clear()).toBe(true);
    expect(storage.getItem(KEY)).toBeNull();
    expect(records.theme.get()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('that cannot be read is set aside and goes', async () => {
    const { storage } = openTestRecords(stored('mavi'));
    await vi.waitFor(() => expect(storage.getItem(KEY)).toBeNull());
    expect(setAsideKeys(storage)).toHaveLength(1);
  });

  it('tells of a choice made in another tab', () => {
    const { records, storage, otherTab } = openTestRecords();
    const listener = vi.fn<() => void>();
    records.theme.subscribe(listener);
    storage.setItem(KEY, 'light');
    otherTab(KEY);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(records.theme.get()).toBe('light');
  });
});
