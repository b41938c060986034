import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { createBox } from '#storage/box/box.ts';
import { listCodec } from '#storage/box/codec.ts';
import { createMemoryStorage } from '#storage/memory-storage.ts';
import { setAsideKeys } from '#storage/box/set-aside.ts';
import type { StorageLike } from '#storage/box/storage-like.ts';
import { breakable, contents, testServices } from '../support.ts';

const KEY = 'film_favorites';
const codec = listCodec((entry) => (typeof entry === 'string' ? entry : undefined));

function openBox(storage: StorageLike = createMemoryStorage()) {
  const services = testServices(storage);
  const callbacks: ((key: string | null) => void)[] = [];
  const box = createBox({
    ...services,
    key: KEY,
    name: 'Favori listesi',
    codec,
    onOtherTab: (changed) => void callbacks.push(changed),
  });
  return { ...services, box, otherTab: (key: string | null) => callbacks.forEach((call) => call(key)) };
}

const holding = (raw: string, quota?: number) =>
  createMemoryStorage({ entries: [[KEY, raw]], ...(quota === undefined ? {} : { quota }) });

const broken = () => {
  throw new Error('broken');
};
const add = (word: string) => (words: readonly string[]) => [...words, word];

describe('get', () => {
  it('is empty, and writes nothing, where nothing is stored', () => {
    const { box, storage } = openBox();
    expect(box.get()).toEqual([]);
    expect(storage.length).toBe(0);
  });

  it('is the same reference while the stored text is the same', () => {
    const { box, storage } = openBox(holding('["a"]'));
    const first = box.get();
    expect(first).toEqual(['a']);
    expect(box.get()).toBe(first);
    storage.setItem(KEY, '["a","b"]');
    const second = box.get();
    expect(second).toEqual(['a', 'b']);
    expect(box.get()).toBe(second);
    expect(first).toEqual(['a']);
  });

  it('keeps its reference while nothing, or nothing readable, is stored', () => {
    const { box, storage } = openBox();
    expect(box.get()).toBe(box.get());
    storage.setItem(KEY, '{');
    expect(box.get()).toBe(box.get());
  });

  it('follows a text that is removed from outside', () => {
    const { box, storage } = openBox(holding('["a"]'));
    box.get();
    storage.removeItem(KEY);
    expect(box.get()).toEqual([]);
  });

  it('takes an empty text for nothing', () => {
    const { box, storage, problems } = openBox(holding(''));
    expect(box.get()).toEqual([]);
    expect(problems.list()).toEqual([]);
    expect(storage.length).toBe(1);
  });

  it('never throws, whatever is stored, and keeps the text aside unless it could read all of it', () => {
    const stored = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((json) => json.slice(0, -1)),
    );
    fc.assert(
      fc.property(stored, (raw) => {
        const { box, storage } = openBox(holding(raw));
        const value = box.get();
        const copies = setAsideKeys(storage).map((key) => storage.getItem(key));
        expect(storage.getItem(KEY)).toBe(raw);
        if (copies.length === 0 && raw !== '') expect(JSON.parse(raw)).toEqual(value);
        else expect(copies).toEqual(raw === '' ? [] : [raw]);
      }),
    );
  });
});

describe('unreadable content', () => {
  it('is set aside at once, logged once and reported', () => {
    const { box, storage, logger, problems } = openBox(holding('["a",'));
    box.get();
    box.get();
    const [copy = ''] = setAsideKeys(storage);
    expect(contents(storage)).toEqual({ [KEY]: '["a",', [copy]: '["a",' });
    expect(logger.lines).toEqual([{ level: 'error', message: expect.stringContaining(KEY), detail: copy }]);
    expect(problems.list()).toEqual([
      {
        key: KEY,
        kind: 'unreadable',
        message: 'Favori listesi hiç okunamadı. Silinmedi, olduğu gibi ayrıca saklandı.',
        setAsideKey: copy,
      },
    ]);
  });

  it('keeps the good entries of a half-bad list, and the whole text aside', async () => {
    const { box, storage, problems } = openBox(holding('["a",7,"b"]'));
    expect(box.get()).toEqual(['a', 'b']);
    expect(problems.list()[0]?.message).toContain('kısmen okunamadı');
    expect(await box.update(add('c'))).toBe('written');
    const [copy = ''] = setAsideKeys(storage);
    expect(contents(storage)).toEqual({ [KEY]: '["a","b","c"]', [copy]: '["a",7,"b"]' });
  });

  it('is set aside before a write even when nobody has read it yet', async () => {
    const { box, storage } = openBox(holding('oops'));
    await box.update(add('a'));
    const [copy = ''] = setAsideKeys(storage);
    expect(contents(storage)).toEqual({ [KEY]: '["a"]', [copy]: 'oops' });
  });

  it('is not copied again when the person has deleted the copy', async () => {
    const { box, storage } = openBox(holding('["a",7]'));
    box.get();
    for (const copy of setAsideKeys(storage)) storage.removeItem(copy);
    await box.update(add('b'));
    expect(contents(storage)).toEqual({ [KEY]: '["a","b"]' });
  });

  it('gives one copy from many tabs and sessions, and one for each text', () => {
    const storage = holding('oops');
    for (let session = 0; session < 3; session += 1) openBox(storage).box.get();
    expect(setAsideKeys(storage)).toHaveLength(1);
    storage.setItem(KEY, 'oops again');
    openBox(storage).box.get();
    expect(setAsideKeys(storage)).toHaveLength(2);
  });

  it('is not written over where there is no space to set it aside', async () => {
    const raw = '["a",7]';
    const { box, storage, problems, logger } = openBox(holding(raw, 60));
    expect(box.get()).toEqual(['a']);
    expect(problems.list()).toEqual([
      expect.objectContaining({ kind: 'unreadable', message: expect.stringContaining('üzerine yazılmıyor') }),
    ]);
    expect(problems.list()[0]).not.toHaveProperty('setAsideKey');

    expect(await box.update(() => [])).toBe('failed');
    expect(problems.list()).toContainEqual(
      expect.objectContaining({ kind: 'quota', message: expect.stringMatching(/^Tarayıcıda yer kalmadı/) }),
    );
    expect(contents(storage)).toEqual({ [KEY]: raw });
    expect(box.get()).toEqual(['a']);
    expect(logger.lines.every(({ level }) => level === 'error')).toBe(true);
  });

  it('is set aside by a later write once there is space', async () => {
    const storage = createMemoryStorage({
      entries: [
        [KEY, '["a",7]'],
        ['other', 'x'.repeat(60)],
      ],
      quota: 180,
    });
    const { box, problems } = openBox(storage);
    expect(await box.update(add('b'))).toBe('failed');
    storage.removeItem('other');
    expect(await box.update(add('b'))).toBe('written');
    const [copy = ''] = setAsideKeys(storage);
    expect(contents(storage)).toEqual({ [KEY]: '["a","b"]', [copy]: '["a",7]' });
    expect(problems.list()).toEqual([expect.objectContaining({ setAsideKey: copy })]);
  });

  it('stays where it is unless it is to be discarded', async () => {
    const storage = holding('oops');
    const services = testServices(storage);
    const box = createBox({ ...services, key: KEY, codec, discardUnreadable: true });
    expect(box.get()).toEqual([]);
    await vi.waitFor(() => expect(storage.getItem(KEY)).toBeNull());
    expect(setAsideKeys(storage).map((key) => storage.getItem(key))).toEqual(['oops']);
    expect(box.get()).toEqual([]);
  });

  it('is not discarded where it could not be set aside, nor when a part was read', async () => {
    for (const storage of [holding('{"a"', 60), holding('["a",7]')]) {
      const raw = storage.getItem(KEY);
      const box = createBox({ ...testServices(storage), key: KEY, codec, discardUnreadable: true });
      box.get();
      await box.update((words) => words);
      expect(storage.getItem(KEY)).toBe(raw);
    }
  });

  it('is not discarded when something good took its place meanwhile', async () => {
    const storage = holding('oops');
    const services = testServices(storage);
    const box = createBox({ ...services, key: KEY, codec, discardUnreadable: true });
    box.get();
    storage.setItem(KEY, '["good"]');
    await box.update((words) => words);
    expect(box.get()).toEqual(['good']);
  });
});

describe('update', () => {
  it('writes what the change makes of the stored value', async () => {
    const { box, storage } = openBox(holding('["a"]'));
    expect(await box.update(add('b'))).toBe('written');
    expect(storage.getItem(KEY)).toBe('["a","b"]');
    expect(box.get()).toEqual(['a', 'b']);
    expect(box.get()).toBe(box.get());
  });

  it('starts from what is stored now, not from what was read before', async () => {
    const { box, storage } = openBox(holding('["a"]'));
    box.get();
    storage.setItem(KEY, '["a","from another tab"]');
    await box.update(add('b'));
    expect(storage.getItem(KEY)).toBe('["a","from another tab","b"]');
  });

  it('writes nothing and tells nobody when the change gives back what it was given', async () => {
    const { box, storage } = openBox(holding(' ["a"] '));
    const listener = vi.fn<() => void>();
    box.subscribe(listener);
    expect(await box.update((words) => words)).toBe('unchanged');
    expect(storage.getItem(KEY)).toBe(' ["a"] ');
    expect(listener).not.toHaveBeenCalled();
  });

  it('applies changes made at once one after the other', async () => {
    const { box } = openBox();
    await Promise.all(['a', 'b', 'c'].map((word) => box.update(add(word))));
    expect(box.get()).toEqual(['a', 'b', 'c']);
  });

  it('leaves what was there when there is no space, and says so', async () => {
    const { box, storage, problems, logger } = openBox(holding('["a"]', 50));
    const before = box.get();
    const listener = vi.fn<() => void>();
    box.subscribe(listener);
    const message =
      "Tarayıcıda yer kalmadı, bu değişiklik kaydedilemedi. Eski kayıtların duruyor; Geçmiş'ten birkaç öneri silerek yer açabilirsin.";
    expect(await box.update(add('a much longer word'))).toBe('failed');
    expect(contents(storage)).toEqual({ [KEY]: '["a"]' });
    expect(box.get()).toBe(before);
    expect(problems.list()).toEqual([{ key: KEY, kind: 'quota', message }]);
    expect(logger.lines).toEqual([expect.objectContaining({ level: 'error' })]);
    expect(listener).not.toHaveBeenCalled();
  });

  it('takes the failure back once a write succeeds', async () => {
    const { box, problems } = openBox(holding('["a"]', 50));
    await box.update(add('a much longer word'));
    expect(await box.update(() => [])).toBe('written');
    expect(problems.list()).toEqual([]);
  });

  it('only logs the failure of a change that nobody asked for', async () => {
    const { box, problems, logger } = openBox(holding('["a"]', 50));
    expect(await box.update(add('a much longer word'), { quiet: true })).toBe('failed');
    expect(problems.list()).toEqual([]);
    expect(logger.lines).toHaveLength(1);
  });

  it.each(['a change', 'a lock'])('answers with a failure when %s breaks', async (what) => {
    const services = testServices(holding('["a"]'));
    const box = createBox({ ...services, key: KEY, codec, ...(what === 'a lock' ? { lock: broken } : {}) });
    expect(await box.update(what === 'a change' ? broken : add('b'))).toBe('failed');
    expect(services.storage.getItem(KEY)).toBe('["a"]');
    expect(services.logger.lines).toHaveLength(1);
  });
});

describe('erase', () => {
  it('removes the key and its copies, and no copy of another key', async () => {
    const storage = holding('["a",7]');
    storage.setItem('film_watched.setAside.x', '{');
    const { box } = openBox(storage);
    box.get();
    const listener = vi.fn<() => void>();
    box.subscribe(listener);
    expect(await box.erase()).toBe(true);
    expect(box.get()).toEqual([]);
    expect(contents(storage)).toEqual({ 'film_watched.setAside.x': '{' });
    expect(listener).toHaveBeenCalledOnce();
    expect(await box.erase()).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('answers false where the storage refuses, and says so', async () => {
    const { storage, broken } = breakable(holding('["a"]'));
    const { box, problems } = openBox(storage);
    broken.write = true;
    expect(await box.erase()).toBe(false);
    expect(problems.list()).toEqual([expect.objectContaining({ key: KEY, kind: 'unavailable' })]);
  });
});

describe('storage that is switched off', () => {
  it('reads as the last value known, said once', () => {
    const { storage, broken } = breakable(holding('["a"]'));
    const { box, problems, logger } = openBox(storage);
    const known = box.get();
    broken.read = true;
    expect(box.get()).toBe(known);
    expect(box.get()).toBe(known);
    expect(logger.lines).toHaveLength(1);
    expect(problems.list()).toEqual([expect.objectContaining({ key: KEY, kind: 'unavailable' })]);
    broken.read = false;
    expect(box.get()).toEqual(['a']);
    expect(problems.list()).toEqual([]);
  });

  it('reads as empty when nothing was ever known', () => {
    const { storage, broken } = breakable(holding('["a"]'));
    broken.read = true;
    expect(openBox(storage).box.get()).toEqual([]);
  });

  it.each(['read', 'write'] as const)('refuses updates when it does not let itself be %s', async (part) => {
    const { storage, broken } = breakable(holding('["a"]'));
    const { box, problems } = openBox(storage);
    box.get();
    broken[part] = true;
    expect(await box.update(add('b'))).toBe('failed');
    expect(problems.list()).toEqual([
      expect.objectContaining({
        key: KEY,
        kind: 'unavailable',
        message: expect.stringContaining('bu değişiklik kaydedilemedi'),
      }),
    ]);
    broken[part] = false;
    expect(box.get()).toEqual(['a']);
  });
});

describe('subscribe', () => {
  it('calls back after each change, when the new value can be read', async () => {
    const { box } = openBox();
    const seen: (readonly string[])[] = [];
    const leave = box.subscribe(() => seen.push(box.get()));
    await box.update(add('a'));
    leave();
    await box.update(add('b'));
    expect(seen).toEqual([['a']]);
  });

  it('hears of other tabs: of this key, and of everything', () => {
    const { box, storage, otherTab } = openBox();
    const seen: (readonly string[])[] = [];
    box.subscribe(() => seen.push(box.get()));
    storage.setItem(KEY, '["theirs"]');
    otherTab(KEY);
    otherTab('film_watched');
    storage.removeItem(KEY);
    otherTab(null);
    expect(seen).toEqual([['theirs'], []]);
  });

  it('hears of other tabs even when a read came before the event', () => {
    const { box, storage, otherTab } = openBox();
    const listener = vi.fn<() => void>();
    box.subscribe(listener);
    storage.setItem(KEY, '["theirs"]');
    box.get();
    otherTab(KEY);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('goes on past a listener that throws, and logs it', async () => {
    const { box, logger } = openBox();
    const listener = vi.fn<() => void>();
    box.subscribe(broken);
    box.subscribe(listener);
    expect(await box.update(add('a'))).toBe('written');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(logger.lines).toEqual([expect.objectContaining({ level: 'error' })]);
  });

  it('treats each subscription as its own, and skips one that another just ended', async () => {
    const { box } = openBox();
    const listener = vi.fn<() => void>();
    const leaveFirst = box.subscribe(listener);
    box.subscribe(listener);
    leaveFirst();
    const leave: (() => void)[] = [];
    box.subscribe(() => leave.forEach((leaveNow) => leaveNow()));
    leave.push(box.subscribe(listener));
    await box.update(add('a'));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('lets a listener change the value again', async () => {
    const { box } = openBox();
    const done = new Promise((resolve) => {
      const leave = box.subscribe(() => {
        leave();
        resolve(box.update(add('b')));
      });
    });
    await box.update(add('a'));
    await done;
    expect(box.get()).toEqual(['a', 'b']);
  });
});
