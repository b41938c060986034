import { describe, expect, it, vi } from 'vitest';

import { createProblems, type StorageProblem } from '#storage/box/problems.ts';
import { createTestLogger } from '../support.ts';

const quota: StorageProblem = { key: 'film_favorites', kind: 'quota', message: 'Yer kalmadı' };
const unreadable: StorageProblem = {
  key: 'film_favorites',
  kind: 'unreadable',
  message: 'Okunamadı',
  setAsideKey: 'film_favorites.setAside.abc',
};

describe('createProblems', () => {
  it('lists what was reported, the same list while nothing changes', () => {
    const problems = createProblems(createTestLogger());
    const before = problems.list();
    expect(before).toEqual([]);
    expect(problems.report(quota)).toBe(true);
    expect(problems.list()).toEqual([quota]);
    expect(problems.list()).toBe(problems.list());
    expect(before).toEqual([]);
  });

  it('lists unreadable content once', () => {
    const problems = createProblems(createTestLogger());
    problems.report(unreadable);
    const list = problems.list();
    expect(problems.report({ ...unreadable })).toBe(false);
    expect(problems.list()).toBe(list);
  });

  it('lists other unreadable content of the same key too', () => {
    const problems = createProblems(createTestLogger());
    problems.report(unreadable);
    expect(problems.report({ ...unreadable, setAsideKey: 'film_favorites.setAside.xyz' })).toBe(true);
    expect(problems.list()).toHaveLength(2);
  });

  it('puts a new entry in place of the old one when a write fails again, so that it is shown again', () => {
    const problems = createProblems(createTestLogger());
    problems.report(quota);
    const again = { ...quota };
    expect(problems.report(again)).toBe(false);
    expect(problems.list()).toHaveLength(1);
    expect(problems.list()[0]).toBe(again);
  });

  it('takes back the failures of a key, and keeps what was set aside', () => {
    const problems = createProblems(createTestLogger());
    const other = { ...quota, key: 'film_watched' };
    for (const problem of [quota, unreadable, other]) problems.report(problem);
    problems.resolve('film_favorites');
    expect(problems.list()).toEqual([unreadable, other]);
    const list = problems.list();
    problems.resolve('film_favorites');
    expect(problems.list()).toBe(list);
  });

  it('tells its listeners afterwards, once for several, since it may be told during a render', async () => {
    const problems = createProblems(createTestLogger());
    const listener = vi.fn<() => void>();
    problems.subscribe(listener);
    problems.report(quota);
    problems.report(unreadable);
    expect(listener).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(listener).toHaveBeenCalledTimes(1);
    problems.resolve('film_favorites');
    await Promise.resolve();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('stops telling a listener that has left', async () => {
    const problems = createProblems(createTestLogger());
    const listener = vi.fn<() => void>();
    problems.subscribe(listener)();
    problems.report(quota);
    await Promise.resolve();
    expect(listener).not.toHaveBeenCalled();
  });
});
