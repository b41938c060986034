import { describe, expect, it, vi } from 'vitest';

import { createHolds, type Holder, PATIENCE } from '#storage/chats/holds.ts';
import { tabBus } from '#tests/support/tab-bus.ts';

import { createTestLogger } from '../support.ts';

/** Instant where a test would wait for a tab that sleeps. */
const impatient = {
  setTimeout: (run: () => void, delay: number) => setTimeout(run, delay === PATIENCE ? 200 : delay),
  clearTimeout,
};
let next = 0;
const anId = () => `c${next++}`;

function tabs() {
  const bus = tabBus();
  return () => {
    const channel = bus();
    const logger = createTestLogger();
    const holds = createHolds({ locks: navigator.locks, channel, timers: impatient, logger });
    return { holds, channel, logger };
  };
}
const holder = (revision = 0) => ({
  giveUp: vi.fn<Holder['giveUp']>(async () => revision),
  lost: vi.fn<Holder['lost']>(),
});

describe('who writes a conversation', () => {
  it('is the first tab, until it lets go', async () => {
    const open = tabs();
    const [a, b] = [open(), open()];
    const id = anId();
    const held = await a.holds.take(id, holder());
    expect(held).toBeDefined();
    expect(await b.holds.take(id, holder())).toBeUndefined();
    expect(await b.holds.take(anId(), holder())).toBeDefined();
    held?.release();
    await expect.poll(async () => (await b.holds.take(id, holder())) !== undefined).toBe(true);
  });

  it('is asked before another takes over, and tells what it wrote last', async () => {
    const open = tabs();
    const [a, b, c] = [open(), open(), open()];
    const id = anId();
    const first = holder(7);
    await a.holds.take(id, first);
    const bystander = holder();
    await c.holds.take(anId(), bystander);
    const { revision } = await b.holds.takeOver(id, holder());
    expect(revision).toBe(7);
    expect(first.giveUp).toHaveBeenCalledOnce();
    expect(first.lost).not.toHaveBeenCalled();
    expect(bystander.giveUp).not.toHaveBeenCalled();
    expect(await a.holds.take(id, holder())).toBeUndefined();
  });

  it('loses it when it does not answer', async () => {
    const open = tabs();
    const [a, b] = [open(), open()];
    const id = anId();
    const first = holder();
    const held = await a.holds.take(id, first);
    a.channel.sleep();
    const { revision } = await b.holds.takeOver(id, holder());
    expect(revision).toBeUndefined();
    await expect.poll(() => first.lost.mock.calls.length).toBe(1);
    held?.release();
    expect(await a.holds.take(id, holder())).toBeUndefined();
  });

  it('is nobody after a tab was closed: it is simply taken', async () => {
    const open = tabs();
    const id = anId();
    const { hold, revision } = await open().holds.takeOver(id, holder());
    expect(revision).toBeUndefined();
    hold.release();
    await expect.poll(async () => (await open().holds.take(id, holder())) !== undefined).toBe(true);
  });

  it('is every tab where the browser has no locks, or refuses them', async () => {
    const logger = createTestLogger();
    const without = createHolds({ locks: undefined, channel: undefined, timers: impatient, logger });
    expect(await without.take('a', holder())).toBeDefined();
    expect(await without.take('a', holder())).toBeDefined();
    const refused = createHolds({
      locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) },
      channel: undefined,
      timers: impatient,
      logger,
    });
    expect(await refused.take('a', holder())).toBeDefined();
    expect(logger.lines.map(({ level }) => level)).toEqual(['warn']);
  });

  it('minds nothing that is said in a language it does not know', async () => {
    const open = tabs();
    const [a, b] = [open(), open()];
    const id = anId();
    const first = holder();
    await a.holds.take(id, first);
    for (const message of [
      null,
      'ask',
      { kind: 'ask' },
      { kind: 'ask', id: 5 },
      { kind: 'gave', id, revision: 'x' },
    ])
      b.channel.post(message);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(first.giveUp).not.toHaveBeenCalled();
  });
});
