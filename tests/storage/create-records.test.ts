import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { deleteAll } from '#storage/all-records.ts';
import { STORAGE_KEYS } from '#storage/box/keys.ts';
import { createMemoryStorage } from '#storage/memory-storage.ts';
import { NO_SETTINGS } from '#storage/own-settings.ts';
import { aBatch, aFilm, aUser, breakable, contents, openTestRecords } from './support.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openWithRefresh() {
  const opened = openTestRecords();
  const refreshed = vi.fn<() => void>();
  opened.records.refresh.subscribe(refreshed);
  return { ...opened, refreshed };
}

describe('createRecords', () => {
  it('K-21 uses the keys of the specification and no others', async () => {
    const { records, storage } = openTestRecords();
    await records.user.set(aUser());
    await records.theme.set('dark');
    await records.favourites.add(aFilm());
    await records.watched.add(aFilm());
    await records.history.add(aBatch());
    await records.runDailyCleanup();
    expect(Object.keys(contents(storage)).sort()).toEqual([
      'favorite_cleanup_date',
      'film_app_theme',
      'film_app_user',
      'film_favorites',
      'film_recommendations',
      'film_watched',
    ]);
  });

  it('writes nothing by being opened', () => {
    expect(contents(openTestRecords().storage)).toEqual({});
  });

  it('opens over a storage that throws at everything', async () => {
    const { storage, broken } = breakable(createMemoryStorage());
    broken.read = true;
    broken.write = true;
    const { records } = openTestRecords({ storage });
    expect(records.favourites.get()).toEqual([]);
    expect(records.user.get()).toBeNull();
    const answers = await Promise.all([
      records.user.set(aUser()),
      records.theme.set('dark'),
      records.favourites.add(aFilm()),
      records.watched.remove(aFilm()),
      records.history.add(aBatch()),
      records.runDailyCleanup(),
    ]);
    expect(answers).toEqual([false, false, false, false, false, null]);
    expect(records.setAside.keys()).toEqual([]);
    expect(records.problems.list().every(({ kind }) => kind === 'unavailable')).toBe(true);
  });

  it('keeps settings that cannot be read aside, under their name', async () => {
    const { records, storage } = openTestRecords({ entries: [['film_ai_settings', '{']] });
    expect(records.ownSettings.get()).toEqual(NO_SETTINGS);
    expect(records.problems.list()).toEqual([
      expect.objectContaining({
        key: 'film_ai_settings',
        message: expect.stringMatching(/^Yapay zekâ ayarları hiç okunamadı/),
      }),
    ]);
    const own = { ...NO_SETTINGS, model: 'yerel' };
    await records.ownSettings.set(own);
    expect(JSON.parse(storage.getItem('film_ai_settings') ?? '')).toEqual(own);
  });

  it('T-16 deletes every key, readable or not, and every copy', async () => {
    const broken = Object.values(STORAGE_KEYS).map((key) => [key, '{'] as const);
    const { records, storage } = openTestRecords({ entries: [...broken, ['film_chat_a', '{']] });
    expect(records.chats.read('a')).toBeNull();
    storage.setItem('another app', 'stays');
    expect(await deleteAll(records)).toBe(true);
    expect(contents(storage)).toEqual({ 'another app': 'stays' });
  });
});

describe('the global refresh', () => {
  it.each([
    ['a favourite is added', 'favourites', 'add'],
    ['a film is marked watched', 'watched', 'add'],
    ['a favourite is removed', 'favourites', 'remove'],
    ['a film is marked not watched', 'watched', 'remove'],
  ] as const)('G-01 fires when %s', async (_, list, change) => {
    const { records, refreshed } = openWithRefresh();
    if (change === 'remove') {
      await records[list].add(aFilm());
      vi.runAllTimers();
      refreshed.mockClear();
    }
    await records[list][change](aFilm());
    vi.runAllTimers();
    expect(refreshed).toHaveBeenCalledTimes(1);
  });

  it('fires once for many changes in a row', async () => {
    const { records, refreshed } = openWithRefresh();
    for (const id of ['a', 'b', 'c']) await records.favourites.add(aFilm({ id, title: id }));
    await records.watched.add(aFilm());
    vi.runAllTimers();
    expect(refreshed).toHaveBeenCalledTimes(1);
  });

  it('fires when the daily cleanup removes something', async () => {
    const { records, storage, refreshed } = openWithRefresh();
    storage.setItem(STORAGE_KEYS.watched, JSON.stringify([aFilm({ id: 4 })]));
    await records.runDailyCleanup();
    vi.runAllTimers();
    expect(refreshed).toHaveBeenCalledTimes(1);
  });

  it('does not fire for refused changes, nor for history, user and theme', async () => {
    const { records, refreshed, otherTab } = openWithRefresh();
    await records.favourites.remove(aFilm());
    await records.history.add(aBatch());
    await records.user.set(aUser());
    await records.theme.set('dark');
    otherTab(STORAGE_KEYS.history);
    otherTab('something else');
    vi.runAllTimers();
    expect(refreshed).not.toHaveBeenCalled();
  });

  it.each([STORAGE_KEYS.favourites, STORAGE_KEYS.watched, null])(
    'fires when another tab changes %s',
    (key) => {
      const { refreshed, otherTab } = openWithRefresh();
      otherTab(key);
      vi.runAllTimers();
      expect(refreshed).toHaveBeenCalledTimes(1);
    },
  );
});

describe('other tabs', () => {
  it.each([
    ['favourites', STORAGE_KEYS.favourites],
    ['watched', STORAGE_KEYS.watched],
    ['watchlist', STORAGE_KEYS.watchlist],
    ['hidden', STORAGE_KEYS.hidden],
    ['history', STORAGE_KEYS.history],
    ['user', STORAGE_KEYS.user],
    ['theme', STORAGE_KEYS.theme],
  ] as const)('reach those who watch %s', (name, key) => {
    const { records, otherTab } = openTestRecords();
    const listener = vi.fn<() => void>();
    records[name].subscribe(listener);
    otherTab(key);
    otherTab(null);
    otherTab('unrelated');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('show what they wrote', async () => {
    const { records, storage, otherTab } = openTestRecords();
    const theirs = openTestRecords({ storage });
    await theirs.records.favourites.add(aFilm());
    otherTab(STORAGE_KEYS.favourites);
    expect(records.favourites.has(aFilm())).toBe(true);
    expect(await records.favourites.add(aFilm())).toBe(false);
  });
});
