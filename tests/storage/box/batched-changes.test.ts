import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createBox } from '#storage/box/box.ts';
import { listCodec } from '#storage/box/codec.ts';
import { createMemoryStorage } from '#storage/memory-storage.ts';
import { createQueueLock } from '#storage/box/write-lock.ts';
import { testServices } from '../support.ts';

const KEY = 'film_favorites';
const codec = listCodec((entry) => (typeof entry === 'string' ? entry : undefined));
const add = (word: string) => (words: readonly string[]) => [...words, word];
const remove = (word: string) => (words: readonly string[]) =>
  words.includes(word) ? words.filter((other) => other !== word) : words;

/** A box whose turns and writes are counted, and whose turns come when they are let. */
function openBox(quota?: number) {
  const storage = createMemoryStorage(quota === undefined ? {} : { quota });
  const counts = { turns: 0, writes: 0, calls: 0 };
  const gate = Promise.withResolvers<void>();
  const queue = createQueueLock();
  const services = testServices({
    ...storage,
    setItem(key, value) {
      counts.writes += 1;
      storage.setItem(key, value);
    },
  });
  const box = createBox({
    ...services,
    lock: (name, work) => {
      counts.turns += 1;
      return queue(name, () => gate.promise.then(work));
    },
    key: KEY,
    codec,
  });
  box.subscribe(() => (counts.calls += 1));
  return { ...services, box, counts, begin: gate.resolve };
}

describe('changes in haste', () => {
  it('share one turn and one write, and each is told what became of it', async () => {
    const { box, counts, begin } = openBox();
    const results = Promise.all([
      ...Array.from({ length: 200 }, (_, index) => box.update(add(`f${index}`))),
      box.update(remove('f7')),
      box.update(remove('nobody')),
    ]);
    begin();
    expect((await results).slice(-3)).toEqual(['written', 'written', 'unchanged']);
    expect(box.get()).toHaveLength(199);
    expect(counts).toEqual({ turns: 1, writes: 1, calls: 1 });
  });

  it('that come in or after a turn take the next one', async () => {
    const { box, counts, begin } = openBox();
    const first = box.update(add('a')).then(() => box.update(add('b')));
    begin();
    expect(await first).toBe('written');
    expect(box.get()).toEqual(['a', 'b']);
    expect(counts.turns).toBe(2);
  });

  it('each try by themselves where all of them do not fit', async () => {
    const { box, begin, problems } = openBox(100);
    const results = Promise.all([
      box.update(add('a')),
      box.update(add('x'.repeat(100)), { quiet: true }),
      box.update(add('b')),
    ]);
    begin();
    expect(await results).toEqual(['written', 'failed', 'written']);
    expect(box.get()).toEqual(['a', 'b']);
    expect(problems.list()).toEqual([]);
  });

  it('stop no other where one throws', async () => {
    const { box, begin, logger } = openBox();
    const broken = () => {
      throw new Error('broken');
    };
    const results = Promise.all([box.update(add('a')), box.update(broken), box.update(add('b'))]);
    begin();
    expect(await results).toEqual(['written', 'failed', 'written']);
    expect(logger.lines).toHaveLength(1);
  });

  it('fail together where there is no turn', async () => {
    const services = testServices();
    const lock = () => Promise.reject(new Error('no turn'));
    const box = createBox({ ...services, lock, key: KEY, codec });
    expect(await Promise.all([box.update(add('a')), box.update(add('b'))])).toEqual(['failed', 'failed']);
    expect(await box.update(add('c'))).toBe('failed');
  });

  it('leave what one after the other would leave, deleting included', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constantFrom('add', 'remove'), word: fc.constantFrom('a', 'b', 'c') }),
      fc.constantFrom({ kind: 'erase', word: '' }, { kind: 'pause', word: '' }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const { box, begin } = openBox();
        begin();
        const done: Promise<unknown>[] = [];
        let expected: readonly string[] = [];
        for (const { kind, word } of steps) {
          if (kind === 'pause') await Promise.resolve();
          else if (kind === 'erase') done.push(box.erase());
          else done.push(box.update(kind === 'add' ? add(word) : remove(word)));
          if (kind === 'erase') expected = [];
          else if (kind !== 'pause') expected = (kind === 'add' ? add(word) : remove(word))(expected);
        }
        await Promise.all(done);
        expect(box.get()).toEqual(expected);
      }),
    );
  });
});
