// @vitest-environment jsdom
import { readFileSync } from 'node:fs';

import { act, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { applyTheme, createThemeStore, keepThemeApplied, resolveTheme } from '#app/theme/theme.ts';
import { useTheme } from '#app/theme/use-theme.ts';
import { breakable, openTestRecords } from '#tests/storage/support.ts';
import { createMemoryStorage } from '#storage/memory-storage.ts';
import { STORAGE_KEYS } from '#storage/box/keys.ts';

/** The system's preference, and a way to change it. */
function fakeSystem(dark: boolean) {
  const target = new EventTarget();
  const system = {
    matches: dark,
    addEventListener: target.addEventListener.bind(target),
  };
  return {
    system,
    turn: (next: boolean) => {
      system.matches = next;
      target.dispatchEvent(new Event('change'));
    },
  };
}

const isDark = () => document.documentElement.classList.contains('dark');

describe('the theme', () => {
  it.each([
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    [null, true, 'dark'],
    [null, false, 'light'],
  ] as const)('T-18 stored %s on a system that is dark: %s, gives %s', (stored, systemDark, theme) => {
    expect(resolveTheme(stored, systemDark)).toBe(theme);
  });

  it('T-19 is a class on the page', () => {
    applyTheme('dark', document.documentElement);
    expect(isDark()).toBe(true);
    applyTheme('light', document.documentElement);
    expect(isDark()).toBe(false);
  });

  it('T-20 is saved when chosen and applied wherever it changes', async () => {
    const { records, storage, otherTab } = openTestRecords();
    const store = createThemeStore(records.theme, fakeSystem(false).system);
    const stop = keepThemeApplied(store, document.documentElement);
    store.set('dark');
    expect(isDark()).toBe(true);
    await vi.waitFor(() => expect(storage.getItem(STORAGE_KEYS.theme)).toBe('dark'));

    storage.setItem(STORAGE_KEYS.theme, 'light');
    otherTab(STORAGE_KEYS.theme);
    expect(isDark()).toBe(false);

    await records.theme.set('dark');
    expect(isDark()).toBe(true);
    stop();
    store.set('light');
    expect(isDark()).toBe(true);
  });

  it('T-18 follows the system until somebody chooses', async () => {
    const { records } = openTestRecords();
    const { system, turn } = fakeSystem(true);
    const store = createThemeStore(records.theme, system);
    const stop = keepThemeApplied(store, document.documentElement);
    expect(isDark()).toBe(true);
    turn(false);
    expect(isDark()).toBe(false);
    await records.theme.set('light');
    turn(true);
    expect(isDark()).toBe(false);
    stop();
  });

  it('shows a choice that could not be saved for as long as the page lives', async () => {
    const { storage, broken } = breakable(createMemoryStorage());
    const { records, logger } = openTestRecords({ storage });
    const store = createThemeStore(records.theme, fakeSystem(false).system);
    broken.write = true;
    store.set('dark');
    await vi.waitFor(() => expect(logger.lines).toHaveLength(1));
    expect(store.get()).toBe('dark');
  });

  it('renders again when it changes', async () => {
    const { records } = openTestRecords();
    const store = createThemeStore(records.theme, fakeSystem(false).system);
    function Probe() {
      const [theme] = useTheme(store);
      return <output>{theme}</output>;
    }
    render(<Probe />);
    expect(screen.getByRole('status')).toHaveTextContent('light');
    act(() => store.set('dark'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('dark'));
  });
});

describe('the script before the first paint', () => {
  const script = readFileSync('src/app/start/before-paint.js', 'utf8');
  const run = (stored: string | null | Error, systemDark: boolean) => {
    const storage = {
      getItem: () => {
        if (stored instanceof Error) throw stored;
        return stored;
      },
    };
    // oxlint-disable-next-line no-implied-eval -- the file itself is under test, outside the bundle
    const execute = new Function('localStorage', 'matchMedia', 'PerformanceObserver', script);
    execute(
      storage,
      () => ({ matches: systemDark }),
      class {
        observe() {}
      },
    );
    return isDark() ? 'dark' : 'light';
  };

  it.each([
    ['dark', false],
    ['light', true],
    [null, true],
    [null, false],
  ] as const)('decides as the application does: stored %s, system dark %s', (stored, systemDark) => {
    expect(run(stored, systemDark)).toBe(resolveTheme(stored, systemDark));
  });

  it('reads a word in JSON quotes, and ignores anything else', () => {
    expect(run('"dark"', false)).toBe('dark');
    expect(run('"light"', true)).toBe('light');
    expect(run('mor', true)).toBe('dark');
  });

  it('leaves it to the system where storage is forbidden', () => {
    expect(run(new Error('forbidden'), true)).toBe('dark');
  });
});
