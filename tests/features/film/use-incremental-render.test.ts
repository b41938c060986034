// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useIncrementalRender } from '#features/film/use-incremental-render.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('mounting a list in portions', () => {
  const open = (list: string, target = 12) =>
    renderHook((props) => useIncrementalRender(props.list, props.target, 5), {
      initialProps: { list, target },
    });

  it('mounts the first list whole', () => {
    expect(open('a').result.current.mounted).toBe(12);
  });

  it('mounts another list five by five', () => {
    const { result, rerender } = open('a');
    rerender({ list: 'b', target: 12 });
    const counts = [result.current.mounted];
    for (let portion = 0; portion < 3; portion += 1) {
      pass(20);
      counts.push(result.current.mounted);
    }
    expect(counts).toEqual([5, 10, 12, 12]);
  });

  it('comes to its end however often the list changes meanwhile', () => {
    const { result, rerender } = open('a');
    for (const list of ['b', 'c', 'd', 'e']) {
      rerender({ list, target: 12 });
      pass(17);
    }
    for (let portion = 0; portion < 3; portion += 1) pass(20);
    expect(result.current.mounted).toBe(12);
  });

  it('never mounts more than there are', () => {
    const { result, rerender } = open('a', 3);
    rerender({ list: 'b', target: 2 });
    expect(result.current.mounted).toBe(2);
  });

  it('mounts at once what somebody asked for', () => {
    const { result } = open('a', 20);
    act(() => result.current.mountAtOnce(7));
    expect(result.current.mounted).toBe(7);
  });
});
