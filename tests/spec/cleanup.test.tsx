// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { CleanupNotice } from '#app/cleanup-notice.tsx';
import { aFilm, openTestRecords } from '#tests/storage/support.ts';
import { colourOf } from './colours.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function show(favourites: readonly (number | string)[], watched: readonly (number | string)[]) {
  const listOf = (ids: readonly (number | string)[]) =>
    JSON.stringify(ids.map((id, at) => aFilm({ id, title: `Film ${at}` })));
  const opened = openTestRecords({
    entries: [
      ['film_favorites', listOf(favourites)],
      ['film_watched', listOf(watched)],
    ],
  });
  render(<CleanupNotice records={opened.records} />);
  return opened;
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('the daily cleanup', () => {
  it('C-02 C-03 runs two seconds after the shell has loaded, and not before', async () => {
    const { records } = show([1, 'a', 101], [100]);
    await pass(1999);
    expect(records.favourites.get()).toHaveLength(3);
    await pass(1);
    expect(records.favourites.get().map(({ id }) => id)).toEqual(['a', 101]);
    expect(records.watched.get()).toEqual([]);
  });

  it('C-04 C-05 reports what it removed in green, until it is dismissed', async () => {
    show([1, 2, 'a'], [100]);
    await pass(2000);
    const notice = screen.getByRole('status');
    expect(notice).toHaveTextContent('2 favori ve 1 izlenen film');
    expect([colourOf(notice, ':root'), colourOf(notice, '.dark')]).toEqual(['green', 'green']);
    fireEvent.click(screen.getByRole('button', { name: 'Kapat' }));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('C-04 says nothing where it removed nothing', async () => {
    show(['a', 101], []);
    await pass(2000);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
