// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { Navigation, type NavigationProps } from '#app/navigation/navigation.tsx';
import { type Tab, TAB_LABELS, TABS } from '#domain/tab.ts';
import type { Theme } from '#storage/theme.ts';

function show(own: Partial<NavigationProps> = {}) {
  const props = {
    tab: 'recommend' as Tab,
    onOpenTab: vi.fn<(tab: Tab) => void>(),
    user: { name: 'Deniz', email: 'deniz@example.com' },
    theme: 'light' as Theme,
    onThemeChange: vi.fn<(theme: Theme) => void>(),
    onSignOut: vi.fn<() => void>(),
    ...own,
  };
  render(
    <>
      <Navigation {...props} />
      <main tabIndex={-1}>Sayfa</main>
    </>,
  );
  return props;
}

const bar = () => screen.getByRole('navigation', { name: 'Ana gezinme' });
const button = (name: string) => within(bar()).getByRole('button', { name });

describe('the navigation bar', () => {
  it.each(TABS)('N-10 opens %s', async (tab) => {
    const { onOpenTab } = show();
    await userEvent.click(button(TAB_LABELS[tab]));
    expect(onOpenTab).toHaveBeenCalledExactlyOnceWith(tab);
  });

  it('says which tab is open', () => {
    show({ tab: 'history' });
    const current = within(bar()).getAllByRole('button', { current: 'page' });
    expect(current.map((entry) => entry.getAttribute('aria-label'))).toEqual(['Geçmiş']);
  });

  it('N-09 returns to the dashboard by the logo', async () => {
    const { onOpenTab } = show();
    await userEvent.click(button('SineSohbet'));
    expect(onOpenTab).toHaveBeenCalledExactlyOnceWith('dashboard');
  });

  it.each([
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const)('N-13 turns %s to %s', async (theme, other) => {
    const { onThemeChange } = show({ theme });
    const toggle = within(bar()).getByRole('button', { name: 'Koyu tema', pressed: theme === 'dark' });
    await userEvent.click(toggle);
    expect(onThemeChange).toHaveBeenCalledExactlyOnceWith(other);
  });

  it('N-14 signs out', async () => {
    const { onSignOut } = show();
    await userEvent.click(button('Çıkış Yap'));
    expect(onSignOut).toHaveBeenCalledOnce();
  });

  it('has a place for the conversation', () => {
    show({ chat: <button type="button">Sohbet</button> });
    expect(button('Sohbet')).toBeVisible();
  });

  it('lets the keyboard skip to the page', async () => {
    show();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'İçeriğe geç' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('the menu of small screens', () => {
  const isOpen = () => button('Menü').getAttribute('aria-expanded') === 'true';

  it('N-11 N-12 lists name, e-mail and tabs, and closes when one is opened', async () => {
    const { onOpenTab } = show();
    expect(screen.getByText('deniz@example.com')).not.toBeVisible();
    await userEvent.click(button('Menü'));
    expect(screen.getByText('Deniz')).toBeVisible();
    expect(screen.getByText('deniz@example.com')).toBeVisible();
    const [, inMenu] = within(bar()).getAllByRole('button', { name: 'Favorilerim' });
    if (inMenu === undefined) throw new Error('the menu has no entry');
    await userEvent.click(inMenu);
    expect(onOpenTab).toHaveBeenCalledExactlyOnceWith('favorites');
    expect(isOpen()).toBe(false);
    expect(button('Menü')).toHaveFocus();
  });

  it('closes on Escape with the focus on its button', async () => {
    show();
    await userEvent.click(button('Menü'));
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(button('Menü')).toHaveFocus();
  });

  it('closes on a press outside', async () => {
    show();
    await userEvent.click(button('Menü'));
    await userEvent.click(screen.getByRole('main'));
    expect(isOpen()).toBe(false);
  });

  it('closes when the focus leaves it', async () => {
    show();
    await userEvent.click(button('Menü'));
    await userEvent.tab({ shift: true });
    expect(isOpen()).toBe(false);
  });
});
