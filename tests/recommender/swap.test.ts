import { describe, expect, it } from 'vitest';

import type { Wishes } from '#domain/wishes.ts';
import type { Flow } from '#recommender/flow.ts';
import type { Swap } from '#recommender/swap.ts';
import { toolPorts } from '#tests/support/tool-ports.ts';

const WISHES: Wishes = { genres: ['Drama'] };

async function recommended(flow: Flow, swap?: Swap) {
  for await (const event of flow.recommend(WISHES, undefined, swap)) {
    if (event.stage === 'done') return event;
  }
  throw new Error('a recommendation ends with its films');
}

describe('swapping one film of a recommendation', () => {
  it('keeps the others in their places and brings one that was not there', async () => {
    const { ports } = toolPorts();
    const before = (await recommended(ports.flow)).films.map(({ title }) => title);
    const { films, explanation, saved } = await recommended(ports.flow, { title: before[1] ?? '' });
    const after = films.map(({ title }) => title);
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
    expect(before).not.toContain(after[1]);
    expect(explanation).toContain(`“${before[1]}” yerine “${after[1]}” geldi`);
    expect(saved).toBe(true);
  });

  it('keeps the only one that is to stay, and brings two that were not there', async () => {
    const { ports } = toolPorts();
    const before = (await recommended(ports.flow)).films.map(({ title }) => title);
    const { films, explanation } = await recommended(ports.flow, { title: before[1] ?? '', stays: true });
    expect(films[1]?.title).toBe(before[1]);
    expect(before).not.toContain(films[0]?.title);
    expect(before).not.toContain(films[2]?.title);
    expect(explanation).toContain(`“${before[1]}” yerinde duruyor`);
  });

  it('saves the three that now stand, newest first', async () => {
    const { ports, records } = toolPorts();
    const first = await recommended(ports.flow);
    const second = await recommended(ports.flow, { title: first.films[0]?.title ?? '' });
    const [newest] = records.history.get();
    expect(records.history.get().length).toBe(2);
    expect(newest?.recommendations.map(({ title }) => title)).toEqual(second.films.map(({ title }) => title));
  });

  it('recommends three afresh where no recommendation holds the title', async () => {
    const { ports } = toolPorts();
    const { films, explanation } = await recommended(ports.flow, { title: 'Hiç Çekilmemiş Film' });
    expect(films.length).toBe(3);
    expect(explanation).not.toContain('yerine');
  });
});
