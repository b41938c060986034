import { describe, expect, it } from 'vitest';

import { createSharedLookups } from '#tmdb/shared-lookups.ts';

/** A load that the test ends, and that says when it was aborted. */
function openLoad() {
  const loads: { resolve(value: string): void; reject(error: unknown): void; signal: AbortSignal }[] = [];
  const load = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      loads.push({ resolve, reject, signal });
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  return { load, loads };
}
const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: unknown) => error,
  );

describe('shared lookups', () => {
  it('keeps the last 1,000 answers, and whatever is under way', async () => {
    const { load, loads } = openLoad();
    const lookups = createSharedLookups<string>(() => true);
    const waiting = lookups.get('waiting', load);
    let asked = 0;
    const count = async () => `answer ${++asked}`;
    for (let key = 0; key < 1_000; key += 1) await lookups.get(String(key), count);
    await lookups.get('999', count);
    expect(asked).toBe(1_000);
    await lookups.get('0', count);
    expect(asked).toBe(1_001);
    loads[0]?.resolve('bir');
    expect(await Promise.all([waiting, lookups.get('waiting', load)])).toEqual(['bir', 'bir']);
    expect(loads).toHaveLength(1);
  });

  it('runs one load for all who ask, and keeps its value', async () => {
    const { load, loads } = openLoad();
    const lookups = createSharedLookups<string>(() => true);
    const both = Promise.all([lookups.get('a', load), lookups.get('a', load)]);
    loads[0]?.resolve('bir');
    expect(await both).toEqual(['bir', 'bir']);
    expect(await lookups.get('a', load)).toBe('bir');
    expect(loads).toHaveLength(1);
  });

  it('loads anew what failed and what is not worth keeping', async () => {
    const { load, loads } = openLoad();
    const lookups = createSharedLookups<string>((value) => value !== 'boş');
    const failed = reasonOf(lookups.get('a', load));
    loads[0]?.reject('hata');
    expect(await failed).toBe('hata');
    const thin = lookups.get('a', load);
    loads[1]?.resolve('boş');
    expect(await thin).toBe('boş');
    const good = lookups.get('a', load);
    loads[2]?.resolve('iyi');
    expect(await good).toBe('iyi');
  });

  it('lets the others have their answer when one leaves', async () => {
    const { load, loads } = openLoad();
    const lookups = createSharedLookups<string>(() => true);
    const stop = new AbortController();
    const leaving = reasonOf(lookups.get('a', load, stop.signal));
    const staying = lookups.get('a', load);
    stop.abort('gitti');
    expect(await leaving).toBe('gitti');
    expect(loads[0]?.signal.aborted).toBe(false);
    loads[0]?.resolve('bir');
    expect(await staying).toBe('bir');
  });

  it('aborts the load when the last one leaves, and nobody joins it any more', async () => {
    const { load, loads } = openLoad();
    const lookups = createSharedLookups<string>(() => true);
    const stops = [new AbortController(), new AbortController()];
    const leaving = stops.map(({ signal }) => reasonOf(lookups.get('a', load, signal)));
    for (const stop of stops) stop.abort('gitti');
    expect(await Promise.all(leaving)).toEqual(['gitti', 'gitti']);
    expect(loads[0]?.signal.aborted).toBe(true);
    const again = lookups.get('a', load);
    loads[1]?.resolve('iki');
    expect(await again).toBe('iki');
  });

  it('keeps a value that arrived before its only asker left', async () => {
    const { load, loads } = openLoad();
    const lookups = createSharedLookups<string>(() => true);
    const stop = new AbortController();
    const asked = lookups.get('a', load, stop.signal);
    loads[0]?.resolve('bir');
    await asked;
    stop.abort('gitti');
    expect(await lookups.get('a', load)).toBe('bir');
    expect(loads).toHaveLength(1);
  });

  it('starts nothing for a signal that is aborted already', async () => {
    const { load, loads } = openLoad();
    const lookups = createSharedLookups<string>(() => true);
    expect(await reasonOf(lookups.get('a', load, AbortSignal.abort('gitti')))).toBe('gitti');
    expect(loads).toEqual([]);
  });
});
