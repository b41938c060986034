// @vitest-environment jsdom
import { readFileSync } from 'node:fs';

import { beforeEach, describe, expect, it, vi } from 'vitest';

const script = readFileSync('src/app/start/before-paint.js', 'utf8');
const page = document.documentElement;

interface Visit {
  stored?: Record<string, string>;
  type?: string;
  isHidden?: boolean;
}

/** Runs the script as a page does that is just being opened. `tellOfPaint` tells it of the first paint. */
function open({ stored = {}, type = 'navigate', isHidden = false }: Visit) {
  let tellOfPaint = () => {};
  const asked: string[] = [];
  const refusals: (() => void)[] = [];
  const fonts = ['"Inter Landing"', '"Inter Fallback"', '"Bricolage Landing"'].map((family) => ({
    family,
    load() {
      asked.push(family);
      return new Promise<never>((_, reject) => refusals.push(() => reject(new Error('No network'))));
    },
  }));
  const storage = { getItem: (key: string) => stored[key] ?? null, length: Object.keys(stored).length };
  // oxlint-disable-next-line no-implied-eval -- the file itself is under test, outside the bundle
  const execute = new Function(
    'localStorage',
    'performance',
    'matchMedia',
    'PerformanceObserver',
    'document',
    script,
  );
  execute(
    storage,
    { getEntriesByType: () => [{ type }] },
    () => ({ matches: false }),
    class {
      constructor(hear: (list: { getEntriesByName: () => readonly unknown[] }) => void) {
        tellOfPaint = () => hear({ getEntriesByName: () => ['first-contentful-paint'] });
      }
      observe() {}
    },
    { documentElement: page, hidden: isHidden, fonts, querySelector: () => null },
  );
  return { asked, refusals, tellOfPaint: () => tellOfPaint() };
}

describe('the fonts of the landing page', () => {
  beforeEach(() => {
    for (const name of Object.keys(page.dataset)) delete page.dataset[name];
  });

  it('wait for the first paint of a first visit, and are shown together once each came or failed', async () => {
    const { asked, refusals, tellOfPaint } = open({});
    expect(page.dataset['fonts']).toBe('later');
    expect(asked).toEqual([]);
    tellOfPaint();
    expect(asked).toEqual(['"Inter Landing"', '"Bricolage Landing"']);
    refusals[0]?.();
    await Promise.resolve();
    expect(page.dataset['fonts']).toBe('later');
    refusals[1]?.();
    await vi.waitFor(() => expect(page.dataset).not.toHaveProperty('fonts'));
  });

  it.each([
    ['reloads the page', { type: 'reload' }],
    ['comes back to it', { type: 'back_forward' }],
    ['has used the product', { stored: { film_app_theme: '"dark"' } }],
    ['is signed in', { stored: { film_app_user: '{}' } }],
    ['opens it behind another page', { isHidden: true }],
  ] satisfies [string, Visit][])('come at once for who %s', (_, visit) => {
    open(visit);
    expect(page.dataset).not.toHaveProperty('fonts');
  });
});
