// @vitest-environment jsdom
import { strFromU8, unzipSync } from 'fflate';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { exportFile } from '#features/settings/export-file.ts';
import { createMemoryStorage } from '#storage/memory-storage.ts';
import { aBatch, aFilm, aUser, breakable, contents, NOW, openTestRecords } from '#tests/storage/support.ts';

import { aConversation, openSettings, press } from './stage.tsx';

async function full(opened = openTestRecords()) {
  const { records } = opened;
  await records.user.set(aUser());
  await records.history.add(aBatch());
  await records.favourites.add(aFilm());
  await records.watched.add(aFilm({ id: 'x', title: 'Vizontele', year: 2001 }));
  await records.chats.restore(aConversation('sohbet1', 'Hüzünlü bir akşam'));
  return opened;
}

/** Catches the files that the page hands out. */
function catchDownloads() {
  const files: { name: string; blob: Blob }[] = [];
  const blobs: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob) - 1}`,
      revokeObjectURL: () => {},
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = blobs[Number(this.href.replace('blob:', ''))];
    if (blob !== undefined) files.push({ name: this.download, blob });
  });
  return files;
}

describe('the export', () => {
  it('T-14 T-15 holds everything the person has, under the date of the device', async () => {
    const { records } = await full();
    const { name, text } = exportFile(records, NOW);
    expect(name).toBe('SineSohbet-2026-11-21.json');
    const content: unknown = JSON.parse(text);
    expect(content).toEqual({
      user: records.user.get(),
      recommendations: records.history.get(),
      preferences: records.user.get()?.preferences,
      favourites: records.favourites.get(),
      watched: records.watched.get(),
      watchlist: records.watchlist.get(),
      hidden: records.hidden.get(),
      conversations: [aConversation('sohbet1', 'Hüzünlü bir akşam')],
      notes: records.notes.get(),
      exportDate: NOW.toISOString(),
    });
  });

  it('never holds a key', async () => {
    const { records } = await full();
    const keys = { model: 'm', baseUrl: '', apiKey: 'sk-gizli', tmdbKey: 'tmdb-gizli' };
    expect(await records.ownSettings.set(keys)).toBe(true);
    expect(exportFile(records, NOW).text).not.toContain('gizli');
  });

  it('T-13 T-15 is downloaded as a file', async () => {
    const files = catchDownloads();
    const { records } = await openSettings('Veri Yönetimi', {}, { opened: await full() });
    await press('JSON olarak indir');
    expect(files.map(({ name }) => name)).toEqual(['SineSohbet-2026-11-21.json']);
    expect(await files[0]?.blob.text()).toBe(exportFile(records, NOW).text);
  });
});

describe('the tables for Letterboxd', () => {
  it('Y-01 are downloaded from their row, which says how it goes on', async () => {
    const files = catchDownloads();
    await openSettings('Veri Yönetimi', {}, { opened: await full() });
    await press('CSV olarak indir');
    expect(await screen.findByText(/arşivde 2 tablo var/u)).toBeVisible();
    expect(files.map(({ name }) => name)).toEqual(['Letterboxd-SineSohbet-2026-11-21.zip']);
    const tables = unzipSync(new Uint8Array((await files[0]?.blob.arrayBuffer()) ?? new ArrayBuffer()));
    expect(Object.keys(tables)).toEqual(['watched.csv', 'likes.csv']);
    expect(strFromU8(tables['watched.csv'] ?? new Uint8Array())).toContain('Vizontele,2001');
  });

  it('Y-01 cannot be had before there is a film, and say so', async () => {
    await openSettings('Veri Yönetimi');
    expect(screen.getByRole('button', { name: 'CSV olarak indir' })).toBeDisabled();
    expect(screen.getByText(/Henüz götürülecek film yok/u)).toBeVisible();
  });
});

describe('deleting all data', () => {
  it('T-16 asks first, then deletes all of it and ends the session', async () => {
    const storage = createMemoryStorage();
    storage.setItem('film_favorites', '{bozuk');
    const opened = await full(openTestRecords({ storage }));
    await opened.records.ownSettings.set({ model: '', baseUrl: '', apiKey: 'sk-gizli', tmdbKey: '' });
    await opened.records.theme.set('light');
    const { records, asked, journal } = await openSettings('Veri Yönetimi', {}, { opened });
    await journal.watched.add(aFilm({ id: 'y', title: 'Uzak', year: 2002 }));
    await press('Tüm verileri sil');
    expect(await screen.findByText('Çıkış yapıldı')).toBeVisible();
    expect(asked).toMatchObject([{ tone: 'danger', verb: 'Sil' }]);
    expect(asked[0]?.body).toContain('Bu işlem geri alınamaz');
    expect(journal.get()).toEqual([]);
    expect(records.setAside.keys()).toEqual([]);
    expect(asked[0]?.body).toMatch(/sohbetlerin, yapay zekâ ayarların ve hesabın/u);
    expect(contents(storage), 'no key is left').toEqual({});
  });

  it('T-17 deletes nothing when declined', async () => {
    const { records } = await openSettings('Veri Yönetimi', {}, { opened: await full(), answer: false });
    await press('Tüm verileri sil');
    expect(records.favourites.get()).toHaveLength(1);
    expect(records.user.get()).not.toBeNull();
  });

  it('keeps the session and fails the question when something could not be deleted', async () => {
    const { storage, broken } = breakable(createMemoryStorage());
    const { records, asked } = await openSettings(
      'Veri Yönetimi',
      {},
      { opened: await full(openTestRecords({ storage })), answer: false },
    );
    await press('Tüm verileri sil');
    broken.write = true;
    expect(await asked[0]?.action()).toBe(false);
    expect(records.user.get()).not.toBeNull();
  });
});

describe('records that could not be read', () => {
  async function withUnreadable() {
    const storage = createMemoryStorage();
    storage.setItem('film_watched', '{bozuk');
    return openSettings('Veri Yönetimi', {}, { opened: openTestRecords({ storage }) });
  }

  it('E-06 are listed, and handed out as they were', async () => {
    const files = catchDownloads();
    await withUnreadable();
    expect(screen.getByText(/1 kayıt okunamadı/u)).toBeVisible();
    await press('İzlenen filmler kopyasını indir');
    expect(await files[0]?.blob.text()).toBe('{bozuk');
  });

  it('can be deleted once that is confirmed', async () => {
    const { records } = await withUnreadable();
    await press('İzlenen filmler kopyasını sil');
    await waitFor(() => expect(screen.queryByText(/okunamadı/u)).not.toBeInTheDocument());
    expect(records.setAside.keys()).toEqual([]);
  });

  it('leave no line when there are none', async () => {
    await openSettings('Veri Yönetimi');
    expect(screen.queryByText('Okunamayan kayıtlar')).not.toBeInTheDocument();
  });
});
