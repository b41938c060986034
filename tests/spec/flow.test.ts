// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createAppServices } from '#app/app-services.ts';
import { catalogue } from '#app/catalogue.ts';
import { type Preferences, emptyPreferences } from '#domain/user.ts';
import { checkFilms } from '#domain/rules.ts';
import { aUser, openTestRecords } from '#tests/storage/support.ts';

beforeEach(() => {
  // No key keeper: the page does without one.
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The running app's flow, after one drama was asked for in the classic form. */
async function recommended(preferences: Partial<Preferences> = {}) {
  const { records } = openTestRecords();
  await records.user.set(aUser({ preferences: { ...emptyPreferences(), ...preferences } }));
  const { selection, recommend } = createAppServices(records);
  selection.getState().toggleGenre('Drama');
  selection.getState().toggleMood('sad');
  // It lets the page breathe while it is built, which no clock of a test would end.
  await catalogue();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const made = await recommend({ genres: ['Drama'], mood: 'sad' }, new AbortController().signal);
  return { records, selection, made };
}

describe('the recommendation flow of the running app', () => {
  it('R-13 R-18 R-19 M-30 gives three films and why, and keeps both', async () => {
    const { records, made } = await recommended();
    expect(checkFilms(made.films, { genres: ['Drama'] })).toEqual([]);
    expect(made.explanation).toContain(made.films[0]?.title);
    expect(records.history.get()[0]?.recommendations.map(({ title }) => title)).toEqual(
      made.films.map(({ title }) => title),
    );
    expect(records.history.get()[0]?.explanation).toBe(made.explanation);
    expect(records.user.get()?.preferences.genres).toEqual(['Drama']);
  });

  it('M-31 waits for nothing where no AI has failed', async () => {
    const { made } = await recommended();
    // Timers stand still: a pause would never have ended.
    expect(made.films).toHaveLength(3);
  });

  it('R-20 clears the selection 2000 ms later where the user had no genres', async () => {
    const { selection } = await recommended();
    vi.advanceTimersByTime(1999);
    expect(selection.getState()).toMatchObject({ genres: ['Drama'], mood: 'sad' });
    vi.advanceTimersByTime(1);
    expect(selection.getState().genres).toEqual([]);
    expect(selection.getState().mood).toBeUndefined();
  });

  it('R-21 leaves it where the user had some', async () => {
    const { selection } = await recommended({ genres: ['Komedi'] });
    vi.advanceTimersByTime(60_000);
    expect(selection.getState()).toMatchObject({ genres: ['Drama'], mood: 'sad' });
  });
});
