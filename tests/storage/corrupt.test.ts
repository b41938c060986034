import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Records } from '#storage/create-records.ts';
import { STORAGE_KEYS } from '#storage/box/keys.ts';
import { createMemoryStorage } from '#storage/memory-storage.ts';
import { setAsideKeys } from '#storage/box/set-aside.ts';
import { aBatch, aFilm, aUser, contents, openTestRecords } from './support.ts';

// Any JSON object can be read as own settings; they have tests of their own.
const KEYS = Object.values(STORAGE_KEYS).filter((key) => key !== STORAGE_KEYS.ownSettings);
const LISTS = [STORAGE_KEYS.favourites, STORAGE_KEYS.watched, STORAGE_KEYS.history];
const HUGE = 200_000;

const CORRUPT = [
  ['half a JSON', '{"id":1,"title":"Kış'],
  ['a word', 'bozuk'],
  ['null', 'null'],
  ['undefined', 'undefined'],
  ['[object Object]', '[object Object]'],
  ['a number', '42'],
  ['a boolean', 'true'],
  ['a text', '"bozuk"'],
  ['an empty object', '{}'],
  ['a list of other things', '[1,null,"film",[],{}]'],
  ['films without titles', '[{"id":"a"},{"id":5,"year":2000}]'],
  ['an object with dangerous names', '{"__proto__":{"id":1},"constructor":1}'],
  ['entries with dangerous names', '[{"__proto__":{"id":"a","title":"A"},"toString":1}]'],
  ['a huge text', 'x'.repeat(HUGE)],
  ['deep nesting', '['.repeat(HUGE)],
  ['deep nesting, closed', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['broken characters', '\uD800\u0000"[{'],
] as const;

/** One write of each record, by its key. */
const WRITES: Record<(typeof KEYS)[number], (records: Records) => Promise<unknown>> = {
  film_app_user: ({ user }) => user.set(aUser()),
  film_app_theme: ({ theme }) => theme.set('dark'),
  film_favorites: ({ favourites }) => favourites.add(aFilm()),
  film_watched: ({ watched }) => watched.add(aFilm()),
  film_watchlist: ({ watchlist }) => watchlist.add(aFilm()),
  film_hidden: ({ hidden }) => hidden.add(aFilm()),
  film_recommendations: ({ history }) => history.add(aBatch()),
  favorite_cleanup_date: (records) => records.runDailyCleanup(),
  film_chats: ({ chats }) => chats.enlist('a', { title: 'Komedi öner', count: 2 }),
  film_notes: ({ notes }) => notes.add({ kind: 'child', text: '8' }),
  film_ai_servers: ({ servers }) => servers.set([{ server: 'http://a/v1' }]),
  film_tonight: ({ tonight }) =>
    tonight.set({ day: '2026-11-23', lead: 'Üç film.', films: [aFilm()], before: [] }),
  film_device: ({ device }) => device.update(() => ({ offline: false })),
  film_undo: ({ journal }) =>
    journal.set([
      { id: 'a', label: 'x', at: '2026-01-01', state: 'open', deed: { kind: 'theme', to: 'dark' } },
    ]),
};

const readAll = ({ favourites, watched, history, chats, user, theme }: Records) => ({
  favourites: favourites.get(),
  watched: watched.get(),
  history: history.get(),
  chats: chats.get(),
  user: user.get(),
  theme: theme.get(),
});

const NOTHING = { favourites: [], watched: [], history: [], chats: [], user: null, theme: null };

describe.each(KEYS)('%s with content that cannot be read', (key) => {
  it.each(CORRUPT)('E-05 opens, keeps %s aside, and works on', async (_, raw) => {
    const { records, storage, logger } = openTestRecords({ entries: [[key, raw]] });
    expect(readAll(records)).toEqual(NOTHING);

    const copies = setAsideKeys(storage);
    expect(copies.map((copy) => storage.getItem(copy))).toEqual([raw]);
    expect(copies[0]).toMatch(new RegExp(`^${key}\\.setAside\\.`));
    expect(records.problems.list()).toEqual([
      expect.objectContaining({ key, kind: 'unreadable', setAsideKey: copies[0] }),
    ]);
    expect(logger.lines).toEqual([
      { level: 'error', message: expect.stringContaining(key), detail: copies[0] },
    ]);

    for (const otherKey of KEYS) await WRITES[otherKey](records);
    expect(readAll(records)).toMatchObject({ user: { name: 'deniz' }, theme: 'dark' });
    for (const list of [records.favourites, records.watched, records.history]) {
      expect(list.get()).toHaveLength(1);
    }
    expect(setAsideKeys(storage)).toEqual(copies);
    expect(storage.getItem(copies[0] ?? '')).toBe(raw);

    const again = openTestRecords({ storage });
    expect(readAll(again.records)).toEqual(readAll(records));
    expect(again.records.problems.list()).toEqual([]);
    expect(again.records.setAside.keys()).toEqual(copies);
  });

  it.each(CORRUPT)('neither writes over %s nor loses it where there is no space', async (_, raw) => {
    const entries = [[key, raw]] as const;
    const full = (key.length + raw.length) * 2 + 60;
    const { records, storage } = openTestRecords({ storage: createMemoryStorage({ entries, quota: full }) });
    await WRITES[key](records);
    await records.user.clear();
    expect(contents(storage)).toEqual({ [key]: raw });
    expect(records.problems.list()).toContainEqual(expect.objectContaining({ key, kind: 'unreadable' }));
  });
});

describe.each(LISTS)('%s, partly bad', (key) => {
  // What one entry may be, and whether everything in it can be read.
  const good = fc.nat({ max: 1000 }).map((number) => {
    const film = aFilm({ id: `id_${number}`, title: `Film ${number}` });
    return { entry: key === STORAGE_KEYS.history ? aBatch({ recommendations: [film] }) : film, isGood: true };
  });
  const bad = fc
    .oneof(fc.integer(), fc.string(), fc.constantFrom(null, true, [], {}, { id: 'x' }, { title: 'Başlık' }))
    .map((entry) => ({ entry, isGood: false }));
  const damaged = fc.constantFrom('rating', 'plot', 'year').map((field) => {
    const film = { ...aFilm({ id: field, title: field }), [field]: { broken: true } };
    return {
      entry: key === STORAGE_KEYS.history ? aBatch({ recommendations: [film] }) : film,
      isGood: false,
    };
  });

  it('keeps every entry that is a record, and the whole text aside when anything was not', async () => {
    const lists = fc.array(fc.oneof({ weight: 3, arbitrary: good }, bad, damaged), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(lists, async (items) => {
        const timed = items.map(({ entry }) =>
          typeof entry === 'object' && entry !== null && 'plot' in entry
            ? { ...entry, addedToFavoritesAt: '2026-01-01', watchedAt: '2026-01-01' }
            : entry,
        );
        const raw = JSON.stringify(timed);
        const { records, storage } = openTestRecords({ entries: [[key, raw]] });
        await WRITES[key](records);

        const isWhole = items.every(({ isGood }) => isGood);
        const copies = setAsideKeys(storage).map((copy) => storage.getItem(copy));
        expect(copies).toEqual(isWhole ? [] : [raw]);
        const written: unknown = JSON.parse(storage.getItem(key) ?? '');
        for (const [index, { isGood }] of items.entries()) {
          const flags = key === STORAGE_KEYS.favourites ? { isFavorite: true } : { isWatched: true };
          const entry = timed[index];
          if (!isGood || typeof entry !== 'object') continue;
          const expected = key === STORAGE_KEYS.history ? entry : { ...entry, ...flags };
          expect(written).toContainEqual(expected);
        }
      }),
      { numRuns: 80 },
    );
  });
});

describe('every key at once', () => {
  it('opens and sets everything aside', async () => {
    const storage = createMemoryStorage({ entries: KEYS.map((key) => [key, `{${key}`] as const) });
    const { records } = openTestRecords({ storage });
    expect(readAll(records)).toEqual(NOTHING);
    expect(records.problems.list()).toHaveLength(KEYS.length);
    expect(records.setAside.keys().map((key) => records.setAside.read(key))).toEqual(
      KEYS.toSorted().map((key) => `{${key}`),
    );
    for (const { message } of records.problems.list()) {
      expect(message).not.toContain('Bir kayıt');
      expect(message).toMatch(/okunamadı.*saklandı/);
    }
  });

  it('reads any JSON under any key without throwing, and whatever it then writes loses nothing', async () => {
    const keys = fc.constantFrom(...KEYS);
    const stored = fc.oneof(
      fc.json(),
      fc.array(fc.json()).map((parts) => `[${parts.join()}]`),
    );
    await fc.assert(
      fc.asyncProperty(keys, stored, async (key, raw) => {
        const { records, storage } = openTestRecords({ entries: [[key, raw]] });
        readAll(records);
        await WRITES[key](records);
        const kept = Object.values(contents(storage));
        const empty = ['[]', '""'].includes(raw.replace(/\s/g, ''));
        expect(empty || kept.includes(raw)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
