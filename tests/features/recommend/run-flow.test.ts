import { describe, expect, it } from 'vitest';

import { recommendWith, surpriseWith } from '#features/recommend/run-flow.ts';
import type { Flow } from '#recommender/flow.ts';
import { aFilm } from '#tests/support/builders.ts';

const made = { explanation: 'Çünkü.', source: 'builtIn', loosened: [], filteredCount: 0 } as const;

const flow: Flow = {
  async *recommend(_wishes, signal) {
    yield { stage: 'selecting' };
    signal?.throwIfAborted();
    yield { stage: 'posters', ...made, loosened: [], films: [aFilm({ title: 'Postersiz' })] };
    return { saved: true, ...made, loosened: [], films: [aFilm({ title: 'Titanik' })] };
  },
  async *surprise() {
    yield { stage: 'selecting' };
    return { saved: true, ...made, film: aFilm({ title: 'Aşk' }) };
  },
};

describe('the flow for the classic screen', () => {
  it('runs to its end', async () => {
    const { films, explanation } = await recommendWith(flow)({ genres: [] }, new AbortController().signal);
    expect(films.map(({ title }) => title)).toEqual(['Titanik']);
    expect(explanation).toBe('Çünkü.');
    expect((await surpriseWith(flow)(new AbortController().signal)).film.title).toBe('Aşk');
  });

  it('rejects when it was aborted', async () => {
    await expect(recommendWith(flow)({ genres: [] }, AbortSignal.abort())).rejects.toThrow();
  });
});
