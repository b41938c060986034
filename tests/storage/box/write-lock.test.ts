import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createQueueLock } from '#storage/box/write-lock.ts';

describe('createQueueLock', () => {
  it('runs work under one name one after the other, in the order of asking', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 6 }), async (scheduler, count) => {
        const lock = createQueueLock();
        const events: string[] = [];
        const jobs = Array.from({ length: count }, (_, job) =>
          lock('a', async () => {
            events.push(`start ${job}`);
            await scheduler.schedule(Promise.resolve());
            events.push(`end ${job}`);
            return job;
          }),
        );
        const results = await scheduler.waitFor(Promise.all(jobs));
        const order = results.flatMap((job) => [`start ${job}`, `end ${job}`]);
        expect(results).toEqual(jobs.map((_, job) => job));
        expect(events).toEqual(order);
      }),
      { numRuns: 40 },
    );
  });

  it('does not make one name wait for another', async () => {
    const lock = createQueueLock();
    const { promise, resolve } = Promise.withResolvers<string>();
    const slow = lock('a', () => promise);
    expect(await lock('b', () => 'done')).toBe('done');
    resolve('late');
    expect(await slow).toBe('late');
  });

  it('hands failures to their caller and goes on', async () => {
    const lock = createQueueLock();
    const failing = lock('a', () => {
      throw new Error('broken');
    });
    const next = lock('a', () => 'fine');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('fine');
    expect(await lock('a', () => 'later')).toBe('later');
  });
});
