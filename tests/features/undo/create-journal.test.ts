import { describe, expect, it, vi } from 'vitest';

import { createJournal, UNDO_OFFER_MS } from '#features/undo/create-journal.ts';
import { deleteAll } from '#storage/all-records.ts';
import { STORAGE_KEYS } from '#storage/box/keys.ts';
import { JOURNAL_LIMIT } from '#features/undo/entries.ts';
import { createMemoryStorage } from '#storage/memory-storage.ts';
import { createQueueLock } from '#storage/box/write-lock.ts';
import { aFilm } from '#tests/support/builders.ts';
import { createTestLogger, openTestRecords } from '#tests/storage/support.ts';

const START = new Date('2026-11-21T20:00:00.000Z').getTime();

/** One tab over a storage; tabs over the same storage share its lock and tell each other what they wrote. */
function openTab(shared = { storage: createMemoryStorage(), lock: createQueueLock() }, name = 'a') {
  let time = START;
  let next = 0;
  const now = () => new Date(time);
  const opened = openTestRecords({ ...shared, now });
  const journal = createJournal({
    records: opened.records,
    now,
    newId: () => `${name}-${(next += 1)}`,
    logger: createTestLogger(),
  });
  const later = (ms: number) => (time += ms);
  return { ...opened, journal, shared, later };
}

const film = aFilm();
const other = aFilm({ title: 'Issız Adam', year: 2008 });
const lastOf = ({ journal }: ReturnType<typeof openTab>) => journal.get().at(-1)?.id ?? 'none';

describe('the journal', () => {
  it('notes what was done, by whom, in words', async () => {
    const { journal } = openTab();
    expect(await journal.favourites.add(film, 'call-1')).toBe(true);
    expect(journal.get()).toEqual([
      expect.objectContaining({
        label: '“Selvi Boylum Al Yazmalım” favorilere eklendi',
        source: 'call-1',
        state: 'open',
      }),
    ]);
  });

  it('I-01 takes back a score and a note, also after a reload, but not what was changed since', async () => {
    const tab = openTab();
    await tab.journal.watched.add(film);
    expect(await tab.journal.watched.keepDetails(film, { score: 8, note: 'Güzel' })).not.toBeNull();
    expect(tab.records.watched.get()).toMatchObject([{ score: 8, note: 'Güzel' }]);
    expect(await tab.journal.watched.keepDetails(film, { score: 8, note: 'Güzel' })).toBeNull();
    const first = lastOf(tab);
    await tab.journal.watched.keepDetails(film, { score: 2 });
    const reloaded = openTab(tab.shared, 'b');
    expect(await reloaded.journal.undo(first)).toBe('gone');
    expect(await reloaded.journal.undo(lastOf(tab))).toBe('undone');
    expect(reloaded.records.watched.get()).toMatchObject([{ score: 8, note: 'Güzel' }]);
  });

  it.each([
    ['marked', (tab: ReturnType<typeof openTab>) => tab.journal.watched.add(film)],
    ['scored', (tab: ReturnType<typeof openTab>) => tab.journal.watched.keepDetails(film, { score: 9 })],
  ])('Q-01 takes a film that is %s off İzleyeceklerim, and one undo brings both back', async (_, mark) => {
    const tab = openTab();
    await tab.records.watchlist.add(film);
    const wanted = tab.records.watchlist.get();
    tab.later(1000);
    await mark(tab);
    expect(tab.records.watchlist.get()).toEqual([]);
    expect(tab.records.watched.has(film)).toBe(true);
    expect(tab.journal.get()).toHaveLength(1);
    const reloaded = openTab(tab.shared, 'b');
    expect(await reloaded.journal.undo(lastOf(tab))).toBe('undone');
    expect(reloaded.records.watched.get()).toEqual([]);
    expect(reloaded.records.watchlist.get()).toEqual(wanted);
  });

  it('Q-02 says what of a film was changed, and takes back a day with the time that it had', async () => {
    const tab = openTab();
    await tab.journal.watched.add(film);
    const [marked] = tab.records.watched.get();
    const day = '2024-02-03T12:00:00.000Z';
    const changes = [
      { score: 9 },
      { note: 'Ağladım' },
      { note: '' },
      { score: undefined },
      { viewings: [day] },
      { viewings: [] },
    ];
    for (const details of changes) await tab.journal.watched.keepDetails(film, details);
    expect(
      tab.journal
        .get()
        .slice(1)
        .map(({ label }) => label.replace('“Selvi Boylum Al Yazmalım” için ', '')),
    ).toEqual([
      'puanın 4,5 yıldız oldu',
      'notun kaydedildi',
      'notun silindi',
      'puanın kaldırıldı',
      'izlediğin bir gün eklendi',
      'izlediğin bir gün çıkarıldı',
    ]);
    await tab.journal.watched.keepDetails(film, { viewings: [day] });
    expect(tab.records.watched.get()).toMatchObject([{ watchedAt: day, viewings: [day] }]);
    await tab.journal.undo(lastOf(tab));
    expect(tab.records.watched.get()).toMatchObject([{ watchedAt: day }]);
    expect(marked?.watchedAt).not.toBe(day);
  });

  it('notes nothing that changed nothing', async () => {
    const { journal } = openTab();
    await journal.watched.remove(film);
    await journal.watched.add(film);
    await journal.watched.add(film);
    expect(journal.get().map(({ label }) => label)).toEqual([
      '“Selvi Boylum Al Yazmalım” izlendi olarak işaretlendi',
    ]);
  });

  it.each(['favourites', 'watched', 'watchlist', 'hidden'] as const)(
    'I-02 Q-03 takes an addition to %s back',
    async (list) => {
      const tab = openTab();
      await tab.journal[list].add(film);
      expect(await tab.journal.undo(lastOf(tab))).toBe('undone');
      expect(tab.records[list].get()).toEqual([]);
      expect(tab.journal.get()[0]?.state).toBe('undone');
    },
  );

  it.each(['favourites', 'watched', 'watchlist', 'hidden'] as const)(
    'Q-03 brings back what was removed from %s: the same entry, in its place',
    async (list) => {
      const tab = openTab();
      for (const added of [film, other, aFilm({ title: 'Eşkıya', year: 1996 })]) {
        await tab.records[list].add(added);
        tab.later(1000);
      }
      const before = tab.records[list].get();
      await tab.journal[list].remove(other);
      expect(await tab.journal.undo(lastOf(tab))).toBe('undone');
      expect(tab.records[list].get()).toEqual(before);
    },
  );

  it('says that it is too late once the film has left the list, or has come back, by other hands', async () => {
    const tab = openTab();
    const { journal, records } = tab;
    await journal.favourites.add(film);
    await records.favourites.remove(film);
    tab.later(1);
    await records.favourites.add(film);
    expect(await journal.undo(lastOf(tab))).toBe('gone');
    expect(records.favourites.has(film)).toBe(true);

    await journal.favourites.remove(film);
    tab.later(1);
    await records.favourites.add(film);
    const held = records.favourites.get();
    expect(await journal.undo(lastOf(tab))).toBe('gone');
    expect(records.favourites.get()).toEqual(held);
    expect(journal.get().map(({ state }) => state)).toEqual(['gone', 'gone']);
  });

  it('survives a reload', async () => {
    const first = openTab();
    await first.records.favourites.add(film);
    const [before] = first.records.favourites.get();
    await first.journal.favourites.remove(film, 'call-1');
    const second = openTab(first.shared, 'b');
    const entry = second.journal.get().find(({ source }) => source === 'call-1');
    expect(await second.journal.undo(entry?.id ?? '')).toBe('undone');
    expect(second.records.favourites.get()).toEqual([before]);
  });

  it('loses nothing that another tab wrote meanwhile', async () => {
    const first = openTab();
    const second = openTab(first.shared, 'b');
    await first.journal.favourites.add(film);
    await second.journal.favourites.add(other);
    expect(await first.journal.undo('a-1')).toBe('undone');
    expect(first.records.favourites.get().map(({ title }) => title)).toEqual([other.title]);
    expect(first.journal.get().map(({ id, state }) => [id, state])).toEqual([
      ['a-1', 'undone'],
      ['b-1', 'open'],
    ]);
    // Taken back in one tab, it cannot be taken back once more in the other.
    expect(await second.journal.undo('a-1')).toBe('undone');
    expect(second.records.favourites.get().map(({ title }) => title)).toEqual([other.title]);
  });

  it('takes back a theme, unless another was chosen since', async () => {
    const tab = openTab();
    const { journal, records } = tab;
    const show = vi.fn((theme: 'dark' | 'light') => void records.theme.set(theme));
    journal.changeTheme({ from: 'light', to: 'light' }, show);
    expect(journal.get()).toEqual([]);
    journal.changeTheme({ from: 'light', to: 'dark', source: 'call-1' }, show);
    await vi.waitFor(() => expect(journal.get()).toHaveLength(1));
    expect(await journal.undo(lastOf(tab))).toBe('undone');
    expect(records.theme.get()).toBe('light');

    journal.changeTheme({ from: 'light', to: 'dark' }, show);
    await vi.waitFor(() => expect(journal.get()).toHaveLength(2));
    await records.theme.set('light');
    expect(await journal.undo(lastOf(tab))).toBe('gone');
    expect(records.theme.get()).toBe('light');
  });

  it('runs a way back of one’s own once, and again only after it failed', async () => {
    const { journal } = openTab();
    const undo = vi
      .fn<() => Promise<'undone'>>()
      .mockRejectedValueOnce(new Error('dolu'))
      .mockResolvedValue('undone');
    const { id } = await journal.record({ label: '“Dramlar” sohbeti silindi', undo });
    expect(await journal.undo(id)).toBe('failed');
    expect(await Promise.all([journal.undo(id), journal.undo(id)])).toEqual(['undone', 'undone']);
    expect(await journal.undo(id)).toBe('undone');
    expect(undo).toHaveBeenCalledTimes(2);
  });

  it('says failed where storage is full, and can be asked again', async () => {
    const storage = createMemoryStorage();
    const tab = openTab({ storage, lock: createQueueLock() });
    await tab.records.favourites.add(film);
    await tab.journal.favourites.remove(film);
    const setItem = vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await tab.journal.undo(lastOf(tab))).toBe('failed');
    expect(tab.journal.get().at(-1)?.state).toBe('open');
    setItem.mockRestore();
    expect(await tab.journal.undo(lastOf(tab))).toBe('undone');
    expect(tab.records.favourites.has(film)).toBe(true);
  });

  it('keeps a change that storage has no space for as long as the page', async () => {
    const storage = createMemoryStorage();
    const tab = openTab({ storage, lock: createQueueLock() });
    const set = storage.setItem.bind(storage);
    vi.spyOn(storage, 'setItem').mockImplementation((key, value) => {
      if (key === STORAGE_KEYS.journal) throw new DOMException('full', 'QuotaExceededError');
      set(key, value);
    });
    await tab.journal.favourites.add(film);
    await vi.waitFor(() => expect(tab.journal.get()).toHaveLength(1));
    expect(await tab.journal.undo(lastOf(tab))).toBe('undone');
    expect(tab.journal.get()[0]?.state).toBe('undone');
    expect(tab.records.favourites.get()).toEqual([]);
    expect(tab.records.problems.list()).toEqual([]);
  });

  it('offers the newest change of this page for ten seconds', async () => {
    const tab = openTab();
    const second = openTab(tab.shared, 'b');
    await tab.journal.favourites.add(film);
    await second.journal.favourites.add(other);
    expect(tab.journal.latest()?.id).toBe('a-1');
    tab.later(UNDO_OFFER_MS + 1);
    expect(tab.journal.latest()).toBeUndefined();
  });

  it('remembers the last fifty, and none once everything is deleted', async () => {
    const { journal, records, storage } = openTab();
    for (let turn = 0; turn < JOURNAL_LIMIT / 2 + 1; turn += 1) {
      await journal.favourites.add(film);
      await journal.favourites.remove(film);
    }
    await vi.waitFor(() => expect(journal.get().at(-1)?.id).toBe(`a-${JOURNAL_LIMIT + 2}`));
    expect(journal.get()).toHaveLength(JOURNAL_LIMIT);
    expect(await deleteAll(records)).toBe(true);
    expect(journal.get()).toEqual([]);
    expect(storage.getItem(STORAGE_KEYS.journal)).toBeNull();
  });

  it('passes over what it cannot read', () => {
    const storage = createMemoryStorage({
      entries: [[STORAGE_KEYS.journal, JSON.stringify([{ id: 'x', label: 'y', at: 'z', state: 'open' }, 7])]],
    });
    expect(openTab({ storage, lock: createQueueLock() }).journal.get()).toEqual([]);
  });
});
