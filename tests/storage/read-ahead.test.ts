import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { listCodec } from '#storage/box/codec.ts';
import { STORAGE_KEYS } from '#storage/box/keys.ts';
import { createMemoryStorage } from '#storage/memory-storage.ts';
import { readAhead } from '#storage/read-ahead.ts';
import { RECORD_TABLE } from '#storage/record-table.ts';

import { aFilm, breakable, contents, openTestRecords } from './support.ts';

const breathe = () => Promise.resolve();
const numbers = () => listCodec((entry) => (typeof entry === 'number' ? entry : undefined));
/** A list of so many films that it is read in pieces. */
const aLongList = (count = 1600) =>
  JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      ...aFilm({ id: `uzun-${index}`, title: `Uzun ${index}`, plot: 'uzun '.repeat(40).trim() }),
      watchedAt: new Date(1_700_000_000_000 + index * 1000).toISOString(),
      isWatched: true,
    })),
  );

describe('a list that is worked out ahead', () => {
  it('reads as it would at once, whatever the text', async () => {
    const entries = fc.array(fc.oneof(fc.integer(), fc.string()), { maxLength: 1700 });
    const texts = fc.oneof(
      entries.map((list) => JSON.stringify(list)),
      fc.json(),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (raw) => {
        const codec = numbers();
        const read = () => {
          try {
            return codec.read(raw);
          } catch {
            return 'unreadable';
          }
        };
        const atOnce = read();
        await codec.readAhead?.(raw, breathe);
        expect(read()).toEqual(atOnce);
        // What was made ready serves one time, and no other text.
        await codec.readAhead?.('[1,2,3]', breathe);
        expect(read()).toEqual(atOnce);
        expect(read()).toEqual(atOnce);
      }),
      { numRuns: 60 },
    );
  });

  it('is written as it would be at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer(), { maxLength: 1700 }), async (list) => {
        const codec = numbers();
        await codec.writeAhead?.(list, breathe);
        expect(codec.write(list)).toBe(JSON.stringify(list));
        await codec.writeAhead?.(list, breathe);
        expect(codec.write([...list, 1])).toBe(JSON.stringify([...list, 1]));
      }),
      { numRuns: 60 },
    );
  });
});

describe('readAhead', () => {
  it('takes breath, changes nothing, and the records hold what they would hold', async () => {
    const storage = createMemoryStorage();
    storage.setItem(STORAGE_KEYS.watched, aLongList());
    const before = contents(storage);
    const expected = RECORD_TABLE.watched.codec.read(aLongList())?.value;
    let breaths = 0;
    await readAhead(storage, async () => void (breaths += 1));
    expect(breaths).toBeGreaterThan(3);
    expect(contents(storage)).toEqual(before);
    const { records, logger } = openTestRecords({ storage });
    expect(records.watched.get()).toEqual(expected);
    expect(contents(storage)).toEqual(before);
    expect(logger.lines).toEqual([]);
  });

  it('is outdone by what another tab writes meanwhile', async () => {
    const storage = createMemoryStorage();
    storage.setItem(STORAGE_KEYS.watched, aLongList());
    await readAhead(storage, breathe);
    storage.setItem(STORAGE_KEYS.watched, aLongList(2));
    expect(openTestRecords({ storage }).records.watched.get()).toHaveLength(2);
  });

  it.each([
    ['entries that are no films', aLongList().replace('"uzun-7"', 'null')],
    ['half a text', aLongList().slice(0, -100)],
    ['no list', `{"films":${aLongList()}}`],
  ])('E-05 sets aside %s as it would be without it', async (_, text) => {
    const left = async (isAhead: boolean) => {
      const storage = createMemoryStorage();
      storage.setItem(STORAGE_KEYS.watched, text);
      if (isAhead) await readAhead(storage, breathe);
      const { records } = openTestRecords({ storage });
      expect(await records.watched.add(aFilm())).toBe(true);
      expect(records.setAside.keys().map((key) => records.setAside.read(key))).toEqual([text]);
      return contents(storage);
    };
    expect(await left(true)).toEqual(await left(false));
  });

  it('leaves a storage that refuses to the records', async () => {
    const { storage, broken } = breakable(createMemoryStorage());
    broken.read = true;
    await expect(readAhead(storage, breathe)).resolves.toBeUndefined();
  });
});
