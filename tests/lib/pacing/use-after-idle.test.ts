// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useAfterIdle } from '#lib/pacing/use-after-idle.ts';

const resting: (() => void)[] = [];
const calledOff = vi.fn();

beforeEach(() => {
  // jsdom has neither.
  vi.stubGlobal('requestIdleCallback', (run: () => void) => resting.push(run));
  vi.stubGlobal('cancelIdleCallback', calledOff);
});
afterEach(() => {
  resting.length = 0;
  calledOff.mockReset();
  vi.unstubAllGlobals();
});

it('comes true once the browser has had time, and stays so', () => {
  const { result, rerender } = renderHook(() => useAfterIdle());
  expect(result.current).toBe(false);
  act(() => resting[0]?.());
  expect(result.current).toBe(true);
  rerender();
  expect(result.current).toBe(true);
  expect(resting).toHaveLength(1);
});

it('is true from the beginning where it is urgent, and asks for no time', () => {
  const { result, rerender } = renderHook(({ isUrgent }) => useAfterIdle(isUrgent), {
    initialProps: { isUrgent: true },
  });
  expect(result.current).toBe(true);
  rerender({ isUrgent: false });
  expect(result.current).toBe(true);
  expect(resting).toEqual([]);
});

it('asks for nothing any more once it is gone', () => {
  const { unmount } = renderHook(() => useAfterIdle());
  unmount();
  expect(calledOff).toHaveBeenCalledOnce();
});
