import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createRefreshSignal, REFRESH_DELAY, REFRESH_GUARD } from '#storage/refresh.ts';
import { createTestLogger } from './support.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const logger = createTestLogger();
  const signal = createRefreshSignal(globalThis, logger);
  const listener = vi.fn<() => void>();
  signal.subscribe(listener);
  return { signal, listener, logger };
}

describe('createRefreshSignal', () => {
  it('G-02 G-04 keeps the times of the specification', () => {
    expect([REFRESH_DELAY, REFRESH_GUARD]).toEqual([50, 100]);
  });

  it('G-02 calls its listeners after the delay, not before', () => {
    const { signal, listener } = open();
    signal.trigger();
    vi.advanceTimersByTime(49);
    expect(listener).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('G-02 makes one call of many triggers in a row, once they have ended', () => {
    const { signal, listener } = open();
    for (let count = 0; count < 5; count += 1) {
      signal.trigger();
      vi.advanceTimersByTime(30);
    }
    expect(listener).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('G-03 G-04 skips triggers while it runs, and runs once more at the end for them', () => {
    const { signal, listener } = open();
    signal.trigger();
    vi.advanceTimersByTime(50);
    signal.trigger();
    vi.advanceTimersByTime(60);
    signal.trigger();
    vi.advanceTimersByTime(39);
    expect(listener).toHaveBeenCalledTimes(1);
    vi.runAllTimers();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('does not lose a trigger that a listener itself makes', () => {
    const { signal, listener } = open();
    const leave = signal.subscribe(() => {
      leave();
      signal.trigger();
    });
    signal.trigger();
    vi.runAllTimers();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('works again after a run', () => {
    const { signal, listener } = open();
    for (let count = 1; count <= 3; count += 1) {
      signal.trigger();
      vi.runAllTimers();
      expect(listener).toHaveBeenCalledTimes(count);
    }
  });

  it('G-05 goes on past a listener that throws, and logs it', () => {
    const { signal, listener, logger } = open();
    signal.subscribe(() => {
      throw new Error('broken');
    });
    const last = vi.fn<() => void>();
    signal.subscribe(last);
    signal.trigger();
    vi.runAllTimers();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(last).toHaveBeenCalledTimes(1);
    expect(logger.lines).toHaveLength(1);
    signal.trigger();
    vi.runAllTimers();
    expect(last).toHaveBeenCalledTimes(2);
  });

  it('does not call a listener that has left', () => {
    const { signal } = open();
    const gone = vi.fn<() => void>();
    signal.subscribe(gone)();
    signal.trigger();
    vi.runAllTimers();
    expect(gone).not.toHaveBeenCalled();
  });

  it('C-07 stays silent once stopped, the waiting one included, and works again after a reset', () => {
    const { signal, listener } = open();
    signal.trigger();
    signal.stop();
    signal.trigger();
    vi.runAllTimers();
    expect(listener).not.toHaveBeenCalled();
    signal.reset();
    vi.runAllTimers();
    expect(listener).not.toHaveBeenCalled();
    signal.trigger();
    vi.runAllTimers();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('C-07 forgets on a reset that one was running', () => {
    const { signal, listener } = open();
    signal.trigger();
    vi.advanceTimersByTime(50);
    signal.trigger();
    signal.reset();
    vi.advanceTimersByTime(500);
    expect(listener).toHaveBeenCalledOnce();
    signal.trigger();
    vi.advanceTimersByTime(50);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
