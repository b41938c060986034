import { describe, expect, it, vi } from 'vitest';

import { createLeases, type LeaseHolder, PATIENCE } from '#storage/chats/leases.ts';
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
    const leases = createLeases({ locks: navigator.locks, channel, timers: impatient, logger });
    return { leases, channel, logger };
  };
}
const holder = (revision = 0) => ({
  handOver: vi.fn<LeaseHolder['handOver']>(async () => revision),
  lost: vi.fn<LeaseHolder['lost']>(),
});

describe('who writes a conversation', () => {
  it('is the first tab, until it lets go', async () => {
    const open = tabs();
    const [a, b] = [open(), open()];
    const id = anId();
    const held = await a.leases.take(id, holder());
    expect(held).toBeDefined();
    expect(await b.leases.take(id, holder())).toBeUndefined();
    expect(await b.leases.take(anId(), holder())).toBeDefined();
    held?.release();
    await expect.poll(async () => (await b.leases.take(id, holder())) !== undefined).toBe(true);
  });

  it('is asked before another takes over, and tells what it wrote last', async () => {
    const open = tabs();
    const [a, b, c] = [open(), open(), open()];
    const id = anId();
    const first = holder(7);
    await a.leases.take(id, first);
    const bystander = holder();
    await c.leases.take(anId(), bystander);
    const { revision } = await b.leases.takeOver(id, holder());
    expect(revision).toBe(7);
    expect(first.handOver).toHaveBeenCalledOnce();
    expect(first.lost).not.toHaveBeenCalled();
    expect(bystander.handOver).not.toHaveBeenCalled();
    expect(await a.leases.take(id, holder())).toBeUndefined();
  });

  it('loses it when it does not answer', async () => {
    const open = tabs();
    const [a, b] = [open(), open()];
    const id = anId();
    const first = holder();
    const held = await a.leases.take(id, first);
    a.channel.sleep();
    const { revision } = await b.leases.takeOver(id, holder());
    expect(revision).toBeUndefined();
    await expect.poll(() => first.lost.mock.calls.length).toBe(1);
    held?.release();
    expect(await a.leases.take(id, holder())).toBeUndefined();
  });

  it('is nobody after a tab was closed: it is simply taken', async () => {
    const open = tabs();
    const id = anId();
    const { lease, revision } = await open().leases.takeOver(id, holder());
    expect(revision).toBeUndefined();
    lease.release();
    await expect.poll(async () => (await open().leases.take(id, holder())) !== undefined).toBe(true);
  });

  it('is every tab where the browser has no locks, or refuses them', async () => {
    const logger = createTestLogger();
    const without = createLeases({ locks: undefined, channel: undefined, timers: impatient, logger });
    expect(await without.take('a', holder())).toBeDefined();
    expect(await without.take('a', holder())).toBeDefined();
    const refused = createLeases({
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
    await a.leases.take(id, first);
    for (const message of [
      null,
      'ask',
      { kind: 'ask' },
      { kind: 'ask', id: 5 },
      { kind: 'gave', id, revision: 'x' },
    ])
      b.channel.post(message);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(first.handOver).not.toHaveBeenCalled();
  });
});
