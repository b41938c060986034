// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';

import type { Records } from '#storage/create-records.ts';
import { RecordsProvider, useRecord, useRecords } from '#storage/records-context.tsx';
import { aFilm, openTestRecords } from './support.ts';

function Favourites() {
  const { favourites } = useRecords();
  const films = useRecord(favourites);
  return (
    <>
      <p>{films.length} favori</p>
      <button type="button" onClick={() => void favourites.add(aFilm())}>
        Favori
      </button>
    </>
  );
}

function Problems() {
  const { problems } = useRecords();
  const list = useRecord({ get: problems.list, subscribe: problems.subscribe });
  return <output>{list.map(({ message }) => message).join()}</output>;
}

const show = (records: Records, children: ReactNode) =>
  render(<RecordsProvider records={records}>{children}</RecordsProvider>);

describe('useRecord', () => {
  it('shows a record, and its changes from this tab and another', async () => {
    const { records, storage, otherTab } = openTestRecords();
    show(records, <Favourites />);
    expect(screen.getByText('0 favori')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Favori' }));
    expect(await screen.findByText('1 favori')).toBeVisible();
    storage.removeItem('film_favorites');
    act(() => otherTab('film_favorites'));
    expect(screen.getByText('0 favori')).toBeVisible();
  });

  it('shows one change in all components that read the record', async () => {
    const { records } = openTestRecords();
    show(
      records,
      <>
        <Favourites />
        <Favourites />
      </>,
    );
    await act(() => records.favourites.add(aFilm()));
    expect(screen.getAllByText('1 favori')).toHaveLength(2);
  });

  it('shows a problem that turns up while another component renders', async () => {
    const { records, storage, logger } = openTestRecords();
    const tree = (
      <RecordsProvider records={records}>
        <Problems />
        <Favourites />
      </RecordsProvider>
    );
    const { rerender } = render(tree);
    storage.setItem('film_favorites', '{');
    rerender(<RecordsProvider records={{ ...records }}>{tree.props.children}</RecordsProvider>);
    expect(await screen.findByText(/Favori listesi hiç okunamadı/)).toBeVisible();
    expect(logger.lines).toHaveLength(1);
  });

  it('does not render again while nothing changed', () => {
    const { records, otherTab } = openTestRecords();
    const rendered = vi.fn<() => void>();
    function Watcher() {
      useRecord(useRecords().history);
      rendered();
      return null;
    }
    show(records, <Watcher />);
    act(() => otherTab('film_recommendations'));
    expect(rendered).toHaveBeenCalledTimes(1);
  });
});

describe('useRecords', () => {
  it('asks for a provider where there is none', () => {
    expect(() => render(<Favourites />)).toThrow('useRecords needs a RecordsProvider');
  });
});
