// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { yieldToPaint } from '#lib/pacing/yield.ts';

describe('yieldToPaint', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits for the next frame, and until it has been drawn', async () => {
    const done = vi.fn();
    void yieldToPaint().then(done);
    await vi.advanceTimersByTimeAsync(5);
    expect(done).not.toHaveBeenCalled();
    // The frame, and the task after it.
    await vi.advanceTimersByTimeAsync(20);
    expect(done).toHaveBeenCalledOnce();
  });

  it('goes on in a page that draws nothing', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const done = vi.fn();
    void yieldToPaint().then(done);
    await vi.advanceTimersByTimeAsync(50);
    expect(done).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
