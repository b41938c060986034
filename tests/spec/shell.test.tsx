// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { App } from '#app/app.tsx';
import { LoadingScreen } from '#app/loading-screen.tsx';
import { createNavigator } from '#app/tabs/navigator.ts';
import { createSession } from '#app/session.ts';
import { createThemeStore } from '#app/theme/theme.ts';
import { createVisit } from '#app/visit.ts';
import { type Tab, TAB_LABELS, TABS } from '#domain/tab.ts';
import { aUser, openTestRecords } from '#tests/storage/support.ts';

beforeEach(() => {
  window.location.hash = '';
  // jsdom does not scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

afterEach(() => void vi.unstubAllGlobals());

async function open(isSignedIn: boolean, hash = '', entries: readonly (readonly [string, string])[] = []) {
  window.location.hash = hash;
  const person = ['film_app_user', JSON.stringify(aUser({ name: 'Defne' }))] as const;
  const opened = openTestRecords({ entries: isSignedIn ? [person, ...entries] : entries });
  const system = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  const navigator = createNavigator(window);
  const { records } = opened;
  const theme = createThemeStore(records.theme, system);
  const visit = createVisit(isSignedIn, async () => ({
    records,
    theme,
    session: createSession(records, navigator),
  }));
  await act(async () => {
    render(<App navigator={navigator} visit={visit} openedAt={new Date(2026, 10, 21)} />);
  });
  return opened;
}

const bar = () => screen.findByRole('navigation', { name: 'Ana gezinme' }, { timeout: 10_000 });
const welcome = () => screen.findByRole('heading', { name: /Hoş geldin, Defne/u }, { timeout: 10_000 });

const HEADINGS: Readonly<Record<Tab, RegExp>> = {
  dashboard: /Hoş geldin/u,
  recommend: /Film Önerisi Al/u,
  favorites: /Favori Filmlerim/u,
  history: /Geçmiş/u,
  settings: /Ayarlar/u,
};

describe('the shell', () => {
  it('N-01 shows a spinner and says that it loads', () => {
    render(<LoadingScreen />);
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('SineSohbet yükleniyor');
    expect(status.querySelector('svg.animate-spin, .animate-spin')).not.toBeNull();
  });

  it('A-32 N-01 N-04 N-05 loads visibly, then shows the bar and the dashboard to who is signed in', async () => {
    await open(true);
    expect(screen.getByRole('status')).toHaveTextContent('yükleniyor');
    expect(screen.queryByRole('button', { name: 'Giriş Yap / Kayıt Ol' })).toBeNull();
    expect(await welcome()).toBeVisible();
    const current = within(await bar()).getAllByRole('button', { current: 'page' });
    expect(current[0]).toHaveAccessibleName('Ana Sayfa');
  });

  it('A-15 N-03 asks no server who somebody is', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (request: string | URL | Request) => {
      asked.push(request instanceof Request ? request.url : String(request));
      return new Response(null, { status: 404 });
    });
    const { storage } = await open(false);
    const enter = await screen.findByRole('button', { name: 'Giriş Yap / Kayıt Ol' });
    await act(async () => enter.click());
    const form = await screen.findByRole('form', { name: 'Hesabına giriş yap' });
    const email = within(form).getByLabelText('E-posta');
    fireEvent.change(email, { target: { value: 'biri@hicbiryer.example' } });
    await userEvent.click(within(form).getByRole('button', { name: 'Giriş Yap' }));
    expect(
      await screen.findByRole('heading', { name: /Hoş geldin, biri/u }, { timeout: 10_000 }),
    ).toBeVisible();
    expect(JSON.parse(storage.getItem('film_app_user') ?? '')).toMatchObject({ id: 1, name: 'biri' });
    // Only what the key keeper can do may be asked, and nothing about the person.
    expect(asked.filter((address) => !address.endsWith('/api/status'))).toEqual([]);
  });

  it('N-02 shows the landing page to who is not', async () => {
    await open(false);
    expect(await screen.findByRole('button', { name: 'Giriş Yap / Kayıt Ol' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Ana gezinme' })).toBeNull();
  });

  it.each(TABS)('N-15 opens %s to nobody who is not signed in', async (tab) => {
    await open(false, `#/${tab}`);
    expect(await screen.findByRole('button', { name: 'Giriş Yap / Kayıt Ol' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Ana gezinme' })).toBeNull();
  });

  it('N-06 N-10 N-15 opens every tab to who is signed in', async () => {
    await open(true);
    await welcome();
    for (const tab of TABS.toReversed()) {
      const [button] = within(await bar()).getAllByRole('button', { name: TAB_LABELS[tab] });
      if (button === undefined) throw new Error(`no button for ${tab}`);
      await userEvent.click(button);
      expect(window.location.hash).toBe(`#/${tab}`);
      const heading = { level: 1, name: HEADINGS[tab] };
      expect(await screen.findByRole('heading', heading, { timeout: 10_000 })).toBeVisible();
    }
  });

  it('A-14 A-31 N-14 forgets the person on leaving, and shows the full page with the form', async () => {
    const { storage } = await open(true);
    await welcome();
    const [leave] = within(await bar()).getAllByRole('button', { name: 'Çıkış Yap' });
    await act(async () => leave?.click());
    expect(await screen.findByRole('form', { name: 'Hesabına giriş yap' })).toBeVisible();
    await waitFor(() => expect(storage.getItem('film_app_user')).toBeNull());
  });
});
