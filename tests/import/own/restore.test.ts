import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { emptyPreferences } from '#domain/user.ts';
import { exportFile } from '#features/settings/export-file.ts';
import { applyRestore } from '#import/own/apply.ts';
import { planRestore } from '#import/own/plan.ts';
import { MAX_OWN_LETTERS, readRestoreText, type RestoreContent } from '#import/own/read-file.ts';
import { addedLabel, leftOut, partsOf } from '#import/own/words.ts';
import { MAX_CHATS } from '#storage/chats/chat-entry.ts';
import { createMemoryStorage } from '#storage/memory-storage.ts';
import { aBatch, aFilm, aUser, breakable, contents, NOW, openTestRecords } from '#tests/storage/support.ts';

import { aConversation } from '#tests/features/settings/stage.tsx';

type Opened = ReturnType<typeof openTestRecords>;

/** A device whose person has used everything. */
async function used(): Promise<Opened> {
  const opened = openTestRecords();
  const { records } = opened;
  await records.user.set(
    aUser({
      name: 'Deniz Yılmaz',
      bio: 'Dram severim.',
      preferences: {
        ...emptyPreferences(),
        favoriteGenres: ['Drama', 'Aile'],
        notifications: { newRecommendations: false, weeklyDigest: true, trendingMovies: false },
      },
    }),
  );
  await records.favourites.add(aFilm());
  await records.watched.add(aFilm({ id: 'x', title: 'Vizontele', year: 2001 }));
  await records.watchlist.add(aFilm({ id: 'w', title: 'Uzak', year: 2002 }));
  await records.hidden.add(aFilm({ id: 'h', title: 'Recep İvedik', year: 2008 }));
  await records.history.add(aBatch());
  await records.chats.restore(aConversation('sohbet1', 'Hüzünlü bir akşam'));
  await records.notes.add({ kind: 'avoidGenre', text: 'Korku' });
  return opened;
}

async function fresh(): Promise<Opened> {
  const opened = openTestRecords();
  await opened.records.user.set(aUser());
  return opened;
}

const contentOf = (text: string): RestoreContent => {
  const reading = readRestoreText(text);
  if (!reading.ok) throw new Error(reading.message);
  return reading.content;
};
const exportedFrom = ({ records }: Opened) => contentOf(exportFile(records, NOW).text);

describe('restoring an export', () => {
  it('I-02 Q-03 V-13 brings everything to another device, and takes all of it back again', async () => {
    const source = await used();
    const target = await fresh();
    const before = target.records.user.get();
    const plan = planRestore(exportedFrom(source), target.records);
    expect(addedLabel(plan)).toBe(
      '1 favori film, 1 izlenen film, 1 izlenecek film, 1 önerilmeyecek film, 1 geçmiş öneri, 1 sohbet, 1 not, 2 favori tür, ismin, “Hakkımda” yazın ve bildirim seçimlerin eklendi',
    );
    const result = await applyRestore(plan, target.records);
    const { id: _ours, ...ours } = target.records.user.get() ?? { id: 0 };
    const { id: _theirs, ...theirs } = source.records.user.get() ?? { id: 0 };
    expect(ours).toEqual(theirs);
    expect(target.records.favourites.get()).toEqual(source.records.favourites.get());
    expect(target.records.watched.get()).toEqual(source.records.watched.get());
    expect(target.records.watchlist.get()).toEqual(source.records.watchlist.get());
    expect(target.records.hidden.get()).toEqual(source.records.hidden.get());
    expect(target.records.history.get()).toEqual(source.records.history.get());
    expect(target.records.chats.exportAll()).toEqual(source.records.chats.exportAll());
    if (!result.ok) throw new Error('not restored');
    expect(await result.undo()).toBe(true);
    expect(target.records.user.get()).toEqual(before);
    const { favourites, watched, hidden, history, chats } = target.records;
    for (const record of [favourites, watched, hidden, history, chats]) expect(record.get()).toEqual([]);
  });

  it('finds nothing to add where everything is', async () => {
    const device = await used();
    const plan = planRestore(exportedFrom(device), device.records);
    expect(partsOf(plan)).toEqual([]);
    expect(leftOut(plan, 0)).toEqual(['7 kayıt zaten burada; olduğu gibi kalır.']);
  });

  it('overwrites nothing: not a film of the same title and year, nor what the person wrote', async () => {
    const content = exportedFrom(await used());
    const target = await fresh();
    await target.records.user.set(aUser({ name: 'Kaya', bio: 'Komedi!' }));
    const mine = aFilm({ id: 'rec_baska', title: 'BABAM VE OĞLUM', rating: 3 });
    await target.records.favourites.add(mine);
    await applyRestore(planRestore(content, target.records), target.records);
    expect(target.records.favourites.get()).toMatchObject([{ id: 'rec_baska', rating: 3 }]);
    expect(target.records.user.get()).toMatchObject({ name: 'Kaya', bio: 'Komedi!' });
  });

  it('leaves alone, when taken back, what has changed since', async () => {
    const content = exportedFrom(await used());
    const target = await fresh();
    const result = await applyRestore(planRestore(content, target.records), target.records);
    await target.records.user.update((user) => ({ ...user, name: 'Yeni ad' }));
    await target.records.chats.enlist('sohbet1', { title: 'x', count: 3 });
    await target.records.favourites.add(aFilm({ id: 'y', title: 'Uzak', year: 2002 }));
    if (!result.ok) throw new Error('not restored');
    await result.undo();
    expect(target.records.user.get()).toMatchObject({ name: 'Yeni ad', bio: '' });
    expect(target.records.chats.get().map(({ id }) => id)).toEqual(['sohbet1']);
    expect(target.records.favourites.get().map(({ title }) => title)).toEqual(['Uzak']);
  });

  it('keeps to the number of conversations that are kept, the newest first', async () => {
    const target = await fresh();
    for (let index = 0; index < MAX_CHATS - 1; index += 1)
      await target.records.chats.restore(aConversation(`burada${index}`, 'Burada'));
    const conversations = [
      aConversation('eski', 'Eski', '2025-01-01T00:00:00.000Z'),
      aConversation('yeni', 'Yeni', '2026-11-01T00:00:00.000Z'),
    ];
    const plan = planRestore(contentOf(JSON.stringify({ conversations })), target.records);
    expect(plan.conversations.map(({ entry }) => entry.id)).toEqual(['yeni']);
    expect(leftOut(plan, 0)).toEqual(['1 eski sohbete yer yok; en çok 50 sohbet saklanır.']);
  });

  it('changes nothing where it cannot be saved', async () => {
    const content = exportedFrom(await used());
    const memory = createMemoryStorage();
    const { storage, broken } = breakable(memory);
    const { records } = openTestRecords({ storage });
    await records.user.set(aUser());
    const before = contents(memory);
    broken.write = true;
    expect(await applyRestore(planRestore(content, records), records)).toEqual({ ok: false });
    broken.write = false;
    expect(contents(memory)).toEqual(before);
  });

  it('takes back the first parts where a later one cannot be saved', async () => {
    const content = exportedFrom(await used());
    const { records } = await fresh();
    const failing = { ...records, history: { ...records.history, restoreAll: () => Promise.resolve(null) } };
    expect(await applyRestore(planRestore(content, failing), failing)).toEqual({ ok: false });
    expect(records.favourites.get()).toEqual([]);
    expect(records.watched.get()).toEqual([]);
  });
});

describe('reading a file', () => {
  it.each(['', '{"user":', 'merhaba', '[1, 2'])('says that %j is no JSON', (text) => {
    expect(readRestoreText(text)).toEqual({ ok: false, message: expect.stringMatching(/okunamadı/u) });
  });

  it.each(['null', '[]', '42', '{}', '{"favourites": 5}', '{"films": []}'])(
    'says that %s is none of ours',
    (text) => {
      expect(readRestoreText(text)).toEqual({ ok: false, message: expect.stringMatching(/benzemiyor/u) });
    },
  );

  it('does not parse one that is too large', () => {
    expect(readRestoreText('['.repeat(MAX_OWN_LETTERS + 1))).toEqual({
      ok: false,
      message: expect.stringMatching(/çok büyük/u),
    });
  });

  it('reads exports of older versions, and passes over single entries that it cannot read', () => {
    const content = contentOf(
      JSON.stringify({
        recommendations: [
          { movies: [{ id: 1, name: 'Vizontele' }], timestamp: '2024-05-06T07:08:09.000Z' },
          7,
        ],
        favourites: [{ id: 3, name: 'Uzak', year: '2002' }, { plot: 'kimsesiz' }, null],
        conversations: [aConversation('iyi', 'İyi'), aConversation('../kötü', 'Kötü'), {}],
        exportDate: 'dün',
      }),
    );
    expect(content.batches).toHaveLength(1);
    expect(content.favourites).toMatchObject([{ title: 'Uzak', year: 2002, isFavorite: true }]);
    expect(content.conversations.map(({ entry }) => entry.id)).toEqual(['iyi']);
    expect(content.unreadable).toBe(5);
    expect(content.exportDate).toBeUndefined();
  });

  it('survives whatever JSON it is given, and what it then restores can be read', async () => {
    const parts = fc.record(
      {
        favourites: fc.array(fc.jsonValue()),
        watched: fc.jsonValue(),
        recommendations: fc.array(fc.jsonValue()),
        conversations: fc.array(fc.jsonValue()),
        user: fc.jsonValue(),
        preferences: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.json(),
          parts.map((value) => JSON.stringify(value)),
        ),
        async (text) => {
          const reading = readRestoreText(text);
          if (!reading.ok) return;
          const { records } = await fresh();
          await applyRestore(planRestore(reading.content, records), records);
          expect(records.problems.list()).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });
});
