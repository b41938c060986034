import { describe, expect, it } from 'vitest';

import type { Wishes } from '#domain/wishes.ts';
import type { Flow } from '#recommender/flow.ts';
import { toolPorts } from '#tests/support/tool-ports.ts';

const WISHES: Wishes = { genres: ['Drama'] };

async function recommended(flow: Flow, ...swap: string[]) {
  for await (const event of flow.recommend(WISHES, undefined, swap)) {
    if (event.stage === 'done') return event;
  }
  throw new Error('a recommendation ends with its films');
}

describe('swapping one film of a recommendation', () => {
  it('keeps the others in their places and brings one that was not there', async () => {
    const { ports } = toolPorts();
    const before = (await recommended(ports.flow)).films.map(({ title }) => title);
    const { films, explanation, saved } = await recommended(ports.flow, before[1] ?? '');
    const after = films.map(({ title }) => title);
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
    expect(before).not.toContain(after[1]);
    expect(explanation).toContain(`“${before[1]}” yerine “${after[1]}” geldi`);
    expect(saved).toBe(true);
  });

  it('brings two where one alone is to stay', async () => {
    const { ports } = toolPorts();
    const [first = '', kept = '', last = ''] = (await recommended(ports.flow)).films.map(
      ({ title }) => title,
    );
    const { films, explanation } = await recommended(ports.flow, first, last);
    const [one = '', stayed, other = ''] = films.map(({ title }) => title);
    expect(stayed).toBe(kept);
    expect([first, last]).not.toContain(one);
    expect(explanation).toContain(
      `“${first}” ve “${last}” yerine “${one}” ve “${other}” geldi, ${kept} yerinde.`,
    );
  });

  it('saves the three that now stand, newest first', async () => {
    const { ports, records } = toolPorts();
    const first = await recommended(ports.flow);
    const second = await recommended(ports.flow, first.films[0]?.title ?? '');
    const [newest] = records.history.get();
    expect(records.history.get().length).toBe(2);
    expect(newest?.recommendations.map(({ title }) => title)).toEqual(second.films.map(({ title }) => title));
  });

  it('recommends three afresh where no recommendation holds the title', async () => {
    const { ports } = toolPorts();
    const { films, explanation } = await recommended(ports.flow, 'Hiç Çekilmemiş Film');
    expect(films.length).toBe(3);
    expect(explanation).not.toContain('yerine');
  });
});
