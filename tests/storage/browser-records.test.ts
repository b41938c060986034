// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createBrowserRecords } from '#storage/browser-records.ts';
import { createFakeBrowser } from './fake-browser.ts';
import { aFilm, createTestLogger } from './support.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void Reflect.deleteProperty(window.navigator, 'locks'));

const open = () => {
  const logger = createTestLogger();
  return { records: createBrowserRecords(window, logger), logger };
};

const tell = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init));

describe('createBrowserRecords', () => {
  it('K-21 keeps records in localStorage, for the next page too', async () => {
    const { records, logger } = open();
    expect(await records.favourites.add(aFilm())).toBe(true);
    expect(localStorage.getItem('film_favorites')).toContain('Babam ve Oğlum');
    expect(open().records.favourites.has(aFilm())).toBe(true);
    expect(logger.lines).toEqual([]);
  });

  it('takes turns with the Web Locks of the browser', async () => {
    const { locks } = createFakeBrowser(() => 0).openTab();
    const request = vi.spyOn(locks, 'request');
    Object.defineProperty(window.navigator, 'locks', { value: locks, configurable: true });
    const { records, logger } = open();
    expect(await records.favourites.add(aFilm())).toBe(true);
    expect(request.mock.calls.map(([name]) => name)).toEqual([
      'sinesohbet/film_favorites',
      expect.stringMatching(/^sinesohbet\/film_favorites\/wrote\/1\//),
    ]);
    expect(logger.lines).toEqual([]);
  });

  it('hears what other tabs change, and a page that comes back from the cache looks again', () => {
    const { records } = open();
    const listener = vi.fn<() => void>();
    records.favourites.subscribe(listener);
    tell({ key: 'film_favorites', storageArea: localStorage });
    tell({ key: null });
    expect(listener).toHaveBeenCalledTimes(2);
    tell({ key: 'film_favorites', storageArea: sessionStorage });
    tell({ key: 'film_watched', storageArea: localStorage });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(listener).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('works in memory, and says so, where the browser refuses its storage', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { records, logger } = open();
    expect(records.problems.list()).toEqual([
      {
        key: 'localStorage',
        kind: 'unavailable',
        message: 'Tarayıcı bu site için kayıt tutmaya izin vermiyor. Yaptıkların bu sayfa kapanınca silinir.',
      },
    ]);
    expect(await records.favourites.add(aFilm())).toBe(true);
    expect(records.favourites.has(aFilm())).toBe(true);
    expect(logger.lines).toEqual([expect.objectContaining({ level: 'error' })]);
  });
});
