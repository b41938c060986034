// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useDebouncedFilters } from '#features/film/use-debounced-filters.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const NONE = { query: '', genre: '' };
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const render = () => renderHook((filters) => useDebouncedFilters(filters), { initialProps: NONE });

describe('settled filters', () => {
  it('follow the typing once it rests, and not letter by letter', async () => {
    const { result, rerender } = render();
    for (const query of ['y', 'yo', 'yol']) {
      rerender({ ...NONE, query });
      await pass(120);
      expect(result.current).toBe(NONE);
    }
    await pass(40);
    expect(result.current).toEqual({ query: 'yol', genre: '' });
  });

  it('stay the same object while what is typed is taken back', async () => {
    const { result, rerender } = render();
    rerender({ ...NONE, query: 'y' });
    await pass(100);
    rerender(NONE);
    await pass(500);
    expect(result.current).toBe(NONE);
  });

  it('take a choice at once', async () => {
    const { result, rerender } = render();
    rerender({ ...NONE, genre: 'Drama' });
    await pass(1);
    expect(result.current.genre).toBe('Drama');
  });
});
