import { describe, expect, it } from 'vitest';

import { aUser, collect } from '#tests/support/builders.ts';
import { drama, made, set, surprise } from './flow-setting.ts';

describe('stopping the flow before it saves', () => {
  it.each(['recommend', 'surprise'] as const)(
    'saves nothing when %s is stopped while choosing',
    async (name) => {
      const stop = new AbortController();
      const choosing = async <T>(result: T): Promise<T> => {
        stop.abort(new Error('durduruldu'));
        return result;
      };
      const { flow, records, cleared } = set(
        {},
        { recommender: { recommend: () => choosing(made), surprise: () => choosing(surprise) } },
      );
      const events = name === 'recommend' ? flow.recommend(drama, stop.signal) : flow.surprise(stop.signal);
      await expect(collect<unknown>(events)).rejects.toThrow('durduruldu');
      expect(records.history.get()).toEqual([]);
      expect(records.user.get()).toEqual(aUser());
      expect(cleared()).toBe(0);
    },
  );

  it.each(['fail', 'come anyway'])(
    'saves nothing when posters %s after the stop, and logs nothing',
    async (how) => {
      const stop = new AbortController();
      const { flow, records, logger } = set(
        {},
        {
          attachPosters: async (list) => {
            stop.abort(new Error('durduruldu'));
            if (how === 'fail') throw new Error('kesildi');
            return [...list];
          },
        },
      );
      await expect(collect(flow.recommend(drama, stop.signal))).rejects.toThrow('durduruldu');
      expect(records.history.get()).toEqual([]);
      expect(logger.lines).toEqual([]);
    },
  );

  it('saves nothing when nobody listens any more', async () => {
    const { flow, records } = set();
    for await (const event of flow.recommend(drama)) if (event.stage === 'posters') break;
    expect(records.history.get()).toEqual([]);
  });

  it('hands the signal to the recommender and the posters', async () => {
    const { signal } = new AbortController();
    const seen: unknown[] = [];
    const { flow } = set(
      {},
      {
        recommender: {
          recommend: async (_wishes, _taste, own) => (seen.push(own), made),
          surprise: async () => surprise,
        },
        attachPosters: async (list, own) => (seen.push(own), [...list]),
      },
    );
    await collect(flow.recommend(drama, signal));
    expect(seen).toEqual([signal, signal]);
  });
});
