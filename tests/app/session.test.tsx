// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { createSession } from '#app/session.ts';
import type { Navigator } from '#app/tabs/navigator.ts';
import { RecordsProvider, useRecord, useRecords } from '#storage/records-context.tsx';
import { createMemoryStorage } from '#storage/memory-storage.ts';
import { aFilm, aUser, breakable, openTestRecords } from '#tests/storage/support.ts';

async function open(opened = openTestRecords(), address = '') {
  const { records } = opened;
  const navigator: Navigator = {
    openTab: vi.fn<Navigator['openTab']>(),
    showTogether: vi.fn<Navigator['showTogether']>(),
    openSection: vi.fn<Navigator['openSection']>(),
    replaceWithTab: vi.fn<Navigator['replaceWithTab']>(),
    replaceWithSignIn: vi.fn<Navigator['replaceWithSignIn']>(),
    hash: () => address,
    subscribe: () => () => {},
  };
  await records.user.set(aUser());
  const { actions, signOut, get, subscribe } = createSession(records, navigator);
  function Page() {
    const { notice } = useSyncExternalStore(subscribe, get);
    const user = useRecord(useRecords().user);
    return (
      <>
        <p>{user === null ? 'Kimse yok' : user.name}</p>
        <p role="status">{notice}</p>
        <button type="button" onClick={() => void actions.onSignIn({ email: 'kaya@example.com' })}>
          Gir
        </button>
        <button type="button" onClick={signOut}>
          Çık
        </button>
      </>
    );
  }
  render(
    <RecordsProvider records={records}>
      <Page />
    </RecordsProvider>,
  );
  return { ...opened, navigator };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const notice = () => screen.getByRole('status');

describe('the session', () => {
  it('ends by signing out, without a word about it, on the sign-in page', async () => {
    const { records, navigator } = await open();
    await press('Çık');
    expect(await screen.findByText('Kimse yok')).toBeVisible();
    expect(records.user.get()).toBeNull();
    expect(navigator.replaceWithSignIn).toHaveBeenCalled();
    expect(notice()).toBeEmptyDOMElement();
  });

  it('begins and ends where storage is full, and lasts as long as the page', async () => {
    const filler = ['filler', 'x'.repeat(490)] as const;
    const { records, storage, navigator } = await open(openTestRecords({ quota: 1000, entries: [filler] }));
    await press('Çık');
    expect(await screen.findByText('Kimse yok')).toBeVisible();
    await press('Gir');
    expect(await screen.findByText('kaya')).toBeVisible();
    expect(navigator.replaceWithTab).toHaveBeenCalledExactlyOnceWith('dashboard');
    expect(records.problems.list()).toMatchObject([{ message: expect.stringMatching(/^Oturumun/u) }]);
    expect(storage.getItem('film_app_user')).toBeNull();
  });

  it('N-16 begins where the address that was followed leads', async () => {
    const { records, navigator } = await open(undefined, '#/settings/data');
    await act(() => records.user.clear());
    await press('Gir');
    expect(await screen.findByText('kaya')).toBeVisible();
    expect(navigator.replaceWithTab).not.toHaveBeenCalled();
  });

  it('says that everything was deleted, when it was, and forgets that with the next session', async () => {
    const { records, navigator } = await open();
    await act(() => records.user.clear());
    expect(notice()).toHaveTextContent('Tüm verilerin bu cihazdan silindi');
    expect(navigator.replaceWithSignIn).toHaveBeenCalledOnce();
    await press('Gir');
    expect(await screen.findByText('kaya')).toBeVisible();
    expect(notice()).toBeEmptyDOMElement();
    expect(navigator.replaceWithTab).toHaveBeenCalledExactlyOnceWith('dashboard');
  });

  it('says that it ended where another tab signed out, with everything still here', async () => {
    const { records, storage, otherTab } = await open();
    await records.favourites.add(aFilm());
    act(() => {
      storage.removeItem('film_app_user');
      otherTab('film_app_user');
    });
    await waitFor(() => expect(notice()).toHaveTextContent(/^Oturumun kapandı\.$/u));
  });

  it('goes on where signing out could not be saved, and later endings are told again', async () => {
    const { storage, broken } = breakable(createMemoryStorage());
    const { records } = await open(openTestRecords({ storage }));
    broken.write = true;
    await press('Çık');
    expect(screen.getByText('deniz')).toBeVisible();
    broken.write = false;
    await act(() => records.user.clear());
    expect(notice()).toHaveTextContent('silindi');
  });
});
