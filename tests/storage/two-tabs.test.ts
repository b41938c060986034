import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createRecords } from '#storage/create-records.ts';
import { createTabLock } from '#storage/tab-lock.ts';
import { STAMP_LIFETIME } from '#storage/tab-stamps.ts';
import { createQueueLock, type WriteLock } from '#storage/box/write-lock.ts';
import { createFakeBrowser, type FakeTab } from './fake-browser.ts';
import { aBatch, aFilm, contents, createTestLogger, openTestRecords } from './support.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const now = () => new Date();

function openTab({ storage, locks }: FakeTab, plainLocks = false) {
  const logger = createTestLogger();
  const lock: WriteLock = plainLocks
    ? (name, work) => locks.request(name, work)
    : createTabLock({ storage, locks, logger, now, timers: globalThis });
  return { records: createRecords({ storage, lock, now, logger, timers: globalThis }), logger };
}

const film = (name: string) => aFilm({ id: name, title: name });
const titles = (films: readonly { title: string }[]) => films.map(({ title }) => title).sort();
const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** Lags in turn, from a list that is gone through again and again. */
function inTurn(lags: readonly number[]) {
  let index = 0;
  return () => lags[index++ % lags.length] ?? 0;
}

const storageLags = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 7 });
const pauses = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 5 });

describe('tabs that write at once', () => {
  it('lose nothing, however late one sees what another wrote', async () => {
    const tabPlans = fc.array(pauses, { minLength: 2, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(storageLags, tabPlans, async (lags, plans) => {
        const browser = createFakeBrowser(inTurn(lags));
        const tabs = plans.map(() => browser.openTab());
        const all = tabs.map((tab) => openTab(tab));
        const expected = plans.flatMap((plan, tab) => plan.map((_, turn) => `Film ${tab}-${turn}`)).sort();
        const jobs = all.map(async ({ records }, tab) => {
          for (const [turn, wait] of (plans[tab] ?? []).entries()) {
            await pause(wait);
            expect(await records.favourites.add(film(`Film ${tab}-${turn}`))).toBe(true);
          }
        });
        await vi.runAllTimersAsync();
        await Promise.all(jobs);
        for (const { records, logger } of all) {
          expect(titles(records.favourites.get())).toEqual(expected);
          expect(logger.lines).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('lose nothing where four of them write in haste, in whatever bursts', async () => {
    const bursts = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 });
    const plansOfFour = fc.array(bursts, { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(storageLags, plansOfFour, pauses, async (lags, plans, waits) => {
        const browser = createFakeBrowser(inTurn(lags));
        const all = plans.map(() => openTab(browser.openTab()));
        const expected: string[] = [];
        const jobs = all.map(async ({ records }, tab) => {
          for (const [turn, size] of (plans[tab] ?? []).entries()) {
            await pause(waits[turn % waits.length] ?? 0);
            const names = Array.from({ length: size }, (_, index) => `Film ${tab}-${turn}-${index}`);
            expected.push(...names);
            const added = await Promise.all(names.map((name) => records.favourites.add(film(name))));
            expect(added.every(Boolean)).toBe(true);
          }
        });
        await vi.runAllTimersAsync();
        await Promise.all(jobs);
        for (const { records, logger } of all) {
          expect(titles(records.favourites.get())).toEqual(expected.toSorted());
          expect(logger.lines).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('lose nothing over mixed additions and removals of all records', async () => {
    await fc.assert(
      fc.asyncProperty(storageLags, async (lags) => {
        const browser = createFakeBrowser(inTurn(lags));
        const [a, b] = [openTab(browser.openTab()).records, openTab(browser.openTab()).records];
        const jobs = Promise.all([
          a.favourites.add(film('Bir')).then(() => a.favourites.remove(film('Bir'))),
          a.watched.add(film('Bir')),
          a.history.add(aBatch({ explanation: 'Birinci sekmeden' })),
          b.favourites.add(film('İki')),
          b.watched.add(film('Üç')),
          b.history.add(aBatch({ explanation: 'İkinci sekmeden' })),
        ]);
        await vi.runAllTimersAsync();
        await jobs;
        for (const { favourites, watched, history } of [a, b]) {
          expect(titles(favourites.get())).toEqual(['İki']);
          expect(titles(watched.get())).toEqual(['Bir', 'Üç']);
          expect(history.get()).toHaveLength(2);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('lose nothing of a list so long that its stamp is a task of its own', async () => {
    const kept = JSON.stringify(
      Array.from({ length: 100 }, (_, index) => aFilm({ id: `k${index}`, plot: 'uzun '.repeat(700).trim() })),
    );
    await fc.assert(
      fc.asyncProperty(storageLags, pauses, pauses, async (lags, ...plans) => {
        const browser = createFakeBrowser(inTurn(lags));
        const tabs = plans.map(() => browser.openTab());
        tabs.forEach(({ storage }) => storage.setItem('film_watchlist', kept));
        await vi.runAllTimersAsync();
        const all = tabs.map((tab) => openTab(tab));
        const jobs = all.map(async ({ records }, tab) => {
          for (const [turn, wait] of (plans[tab] ?? []).entries()) {
            await pause(wait);
            expect(await records.watchlist.add(film(`Film ${tab}-${turn}`))).toBe(true);
          }
        });
        await vi.runAllTimersAsync();
        await Promise.all(jobs);
        const added = plans.flatMap((plan, tab) => plan.map((_, turn) => `Film ${tab}-${turn}`));
        for (const { records } of all) {
          expect(records.watchlist.get()).toHaveLength(100 + added.length);
          expect(titles(records.watchlist.get().slice(100))).toEqual(added.toSorted());
        }
      }),
      { numRuns: 6 },
    );
  });

  it('would lose with locks alone: the stand-in of the browser is as late as a real one', async () => {
    const browser = createFakeBrowser(() => 50);
    const [a, b] = [openTab(browser.openTab(), true), openTab(browser.openTab(), true)];
    const jobs = Promise.all([a.records.favourites.add(film('Bir')), b.records.favourites.add(film('İki'))]);
    await vi.runAllTimersAsync();
    expect(await jobs).toEqual([true, true]);
    expect(a.records.favourites.get()).toHaveLength(1);
  });

  it('wait no longer than the lifetime of a stamp for a write that never shows', async () => {
    const browser = createFakeBrowser(() => 10);
    const [first, second] = [browser.openTab(), browser.openTab()];
    const [a, b] = [openTab(first), openTab(second)];
    void a.records.favourites.add(film('Bir'));
    await vi.advanceTimersByTimeAsync(200);
    // Somebody edits the storage by hand, past every lock.
    second.storage.setItem('film_favorites', '[]');
    const added = b.records.favourites.add(film('İki'));
    await vi.advanceTimersByTimeAsync(STAMP_LIFETIME);
    expect(await added).toBe(true);
    expect(titles(b.records.favourites.get())).toEqual(['İki']);
  });

  it('do not wait for a tab whose last write is long past', async () => {
    const browser = createFakeBrowser(() => 10);
    const [first, second] = [browser.openTab(), browser.openTab()];
    const [a, b] = [openTab(first), openTab(second)];
    void a.records.favourites.add(film('Bir'));
    await vi.advanceTimersByTimeAsync(STAMP_LIFETIME * 2);
    second.storage.setItem('film_favorites', '[]');
    const added = b.records.favourites.add(film('İki'));
    await vi.advanceTimersByTimeAsync(50);
    expect(titles(b.records.favourites.get())).toEqual(['İki']);
    expect(await added).toBe(true);
  });

  it('go on when a tab is closed after its write', async () => {
    const browser = createFakeBrowser(() => 10);
    const [first, second] = [browser.openTab(), browser.openTab()];
    const a = openTab(first);
    const b = openTab(second);
    void a.records.favourites.add(film('Bir'));
    await vi.advanceTimersByTimeAsync(200);
    first.close();
    const added = b.records.favourites.add(film('İki'));
    await vi.runAllTimersAsync();
    expect(await added).toBe(true);
    expect(titles(b.records.favourites.get())).toEqual(['Bir', 'İki']);
  });
});

describe('createTabLock', () => {
  const services = { logger: createTestLogger(), now, timers: globalThis };
  beforeEach(() => void (services.logger.lines.length = 0));

  it('keeps turns within the tab where the browser refuses its locks', async () => {
    const { storage } = createFakeBrowser(() => 0).openTab();
    const refuse = () => Promise.reject(new DOMException('no', 'SecurityError'));
    const lock = createTabLock({ ...services, storage, locks: { request: refuse, query: refuse } });
    const order: number[] = [];
    const slow = lock('film_favorites', async () => {
      await pause(50);
      order.push(1);
    });
    const quick = lock('film_favorites', () => order.push(2));
    await vi.runAllTimersAsync();
    await Promise.all([slow, quick]);
    expect(order).toEqual([1, 2]);
    expect(services.logger.lines.map(({ level }) => level)).toEqual(['warn', 'warn']);
  });

  it('runs the work although the other tabs cannot be asked', async () => {
    const { storage, locks } = createFakeBrowser(() => 0).openTab();
    const query = () => Promise.reject(new Error('not here'));
    const lock = createTabLock({ ...services, storage, locks: { request: locks.request, query } });
    const done = lock('film_favorites', () => 'done');
    await vi.runAllTimersAsync();
    expect(await done).toBe('done');
    expect(services.logger.lines).toHaveLength(1);
  });

  it('hands on what the work throws, without running it twice', async () => {
    const { storage, locks } = createFakeBrowser(() => 0).openTab();
    const lock = createTabLock({ ...services, storage, locks });
    const work = vi.fn<() => void>(() => {
      throw new Error('broken');
    });
    const outcome = expect(lock('film_favorites', work)).rejects.toThrow('broken');
    await vi.runAllTimersAsync();
    await outcome;
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('holds the stamp of the last write only, and that not for ever', async () => {
    const { storage, locks } = createFakeBrowser(() => 0).openTab();
    const lock = createTabLock({ ...services, storage, locks });
    for (const text of ['1', '2', '3']) {
      void lock('film_favorites', () => storage.setItem('film_favorites', text));
      await vi.advanceTimersByTimeAsync(50);
    }
    const held = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      const answer = locks.query();
      await vi.advanceTimersByTimeAsync(10);
      return (await answer).held?.map(({ name }) => name);
    };
    expect(await held(200)).toEqual([expect.stringMatching(/^sinesohbet\/film_favorites\/wrote\/3\//)]);
    expect(await held(STAMP_LIFETIME)).toEqual([]);
  });

  it('leaves no stamp after work that wrote nothing', async () => {
    const { storage, locks } = createFakeBrowser(() => 0).openTab();
    const lock = createTabLock({ ...services, storage, locks });
    void lock('film_favorites', () => undefined);
    await vi.advanceTimersByTimeAsync(20);
    const held = locks.query();
    await vi.advanceTimersByTimeAsync(20);
    expect(await held).toEqual({ held: [] });
  });
});

describe('two record sets over one storage', () => {
  it('lose nothing, in whatever order the lock is given', async () => {
    vi.useRealTimers();
    const step = fc.record({ set: fc.nat({ max: 1 }), film: fc.nat({ max: 5 }), add: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { maxLength: 12 }), async (scheduler, steps) => {
        const queue = createQueueLock();
        const order: string[] = [];
        const lock: WriteLock = async (name, work) => {
          await scheduler.schedule(Promise.resolve());
          return queue(name, work);
        };
        const first = openTestRecords({ lock });
        const sets = [first, openTestRecords({ lock, storage: first.storage })];
        const jobs = steps.map(async ({ set, film: number, add }) => {
          const favourites = sets[set]?.records.favourites;
          const target = film(`Film ${number}`);
          const done = await (add ? favourites?.add(target) : favourites?.remove(target));
          if (done) order.push(`${add ? '+' : '-'}${target.title}`);
        });
        await scheduler.waitFor(Promise.all(jobs));

        // What was answered with yes happened, each addition and removal of a film in turn.
        const expected = new Set<string>();
        for (const entry of order) {
          const title = entry.slice(1);
          expect(expected.has(title)).toBe(entry.startsWith('-'));
          if (entry.startsWith('+')) expected.add(title);
          else expected.delete(title);
        }
        for (const { records } of sets)
          expect(titles(records.favourites.get())).toEqual([...expected].sort());
        expect(contents(first.storage)).toEqual(
          order.length === 0 ? {} : { film_favorites: expect.any(String) },
        );
      }),
      { numRuns: 150 },
    );
  });
});
