import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createCountFile } from '#server/count-file.ts';
import { createDailyCount, oneMore } from '#server/daily-count.ts';

const DAY = new Date('2026-11-22T23:59:59Z');
const NEXT_DAY = new Date('2026-11-23T00:00:00Z');

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'sinesohbet-count-'))));
afterAll(() => rm(folder, { recursive: true }));

const spend = (times: number, one: () => Promise<boolean>) =>
  Promise.all(Array.from({ length: times }, () => one()));

describe('the share of a day', () => {
  it('ends at its limit, and begins anew at midnight in UTC', async () => {
    let time = DAY;
    const one = createDailyCount(3, () => time);
    expect(await spend(4, one)).toEqual([true, true, true, false]);
    time = NEXT_DAY;
    expect(await spend(4, one)).toEqual([true, true, true, false]);
  });

  it('never grows by what is kept, however odd', () => {
    const kept = fc.oneof(
      fc.jsonValue(),
      fc.record({ day: fc.constantFrom('2026-11-22', '2026-11-23'), used: fc.integer({ min: 0 }) }),
    );
    fc.assert(
      fc.property(kept, fc.integer({ min: 1, max: 9 }), (before, limit) => {
        const after = oneMore(before, '2026-11-22', limit);
        if (after === undefined) expect(before).toMatchObject({ day: '2026-11-22' });
        else expect(after.used).toBeLessThanOrEqual(limit);
      }),
    );
  });

  it('is carried over by a file', async () => {
    const path = join(folder, 'count.json');
    const troubles: string[] = [];
    const restarted = () =>
      createDailyCount(
        3,
        () => DAY,
        createCountFile(path, (trouble) => troubles.push(trouble)),
      );
    expect(await spend(2, restarted())).toEqual([true, true]);
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({ day: '2026-11-22', used: 2 });
    expect(await spend(2, restarted())).toEqual([true, false]);
    expect(troubles).toEqual([]);
  });

  it('counts on in memory where its file is of no use, and says so', async () => {
    const troubles: string[] = [];
    const path = join(folder, 'nowhere/count.json');
    const one = createDailyCount(
      1,
      () => DAY,
      createCountFile(path, (trouble) => troubles.push(trouble)),
    );
    expect(await spend(2, one)).toEqual([true, false]);
    expect(troubles).toEqual([`${path}: ENOENT`]);
    await writeFile(join(folder, 'half.json'), '{"day":');
    const half = createDailyCount(
      1,
      () => DAY,
      createCountFile(join(folder, 'half.json'), () => {}),
    );
    expect(await spend(2, half)).toEqual([true, false]);
  });
});
