// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { exportFile } from '#features/settings/export-file.ts';
import { createMemoryStorage } from '#storage/memory-storage.ts';
import { aFilm, aUser, breakable, NOW, openTestRecords } from '#tests/storage/support.ts';

import { openSettings, press } from '#tests/features/settings/stage.tsx';

async function exported() {
  const { records } = openTestRecords();
  await records.user.set(aUser({ bio: 'Dram severim.' }));
  await records.favourites.add(aFilm());
  await records.favourites.add(aFilm({ id: 'u', title: 'Uzak', year: 2002 }));
  return exportFile(records, NOW).text;
}

const choose = (text: string, name = 'SineSohbet-2026-11-21.json') =>
  userEvent.upload(
    screen.getByLabelText('İçe aktarılacak dosya'),
    new File([text], name, { type: 'application/json' }),
  );
const dialog = () => screen.findByRole('dialog');
const title = async (name: string) => within(await dialog()).findByRole('heading', { name });
const finish = async () => {
  await title('Hepsi eklendi');
  await press('Tamam');
  await closed();
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('bringing in a file of this app', () => {
  it('shows what it would add, adds it when told to, and can take it back', async () => {
    const { records } = await openSettings('Veri Yönetimi');
    await choose(await exported());
    await title('Bunlar eklenecek');
    const question = await dialog();
    expect(question).toHaveAccessibleName('Bunlar eklenecek');
    expect(question).toHaveAccessibleDescription(/^SineSohbet-2026-11-21\.json\s·\s21\sKasım\s2026/u);
    const parts = within(within(question).getByRole('list', { name: 'Eklenecekler' })).getAllByRole(
      'listitem',
    );
    expect(parts.map((part) => part.textContent)).toEqual(['2 favori film', '“Hakkımda” yazın']);
    expect(records.favourites.get()).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Ekle' }));
    await finish();
    expect(await screen.findByText('2 favori film ve “Hakkımda” yazın eklendi.')).toBeVisible();
    expect(records.favourites.get()).toHaveLength(2);
    await press('Geri al');
    expect(await screen.findByText('Geri alındı')).toBeVisible();
    expect(records.favourites.get()).toEqual([]);
    expect(records.user.get()?.bio).toBe('');
  });

  it('offers the way back also after a visit to another section', async () => {
    await openSettings('Veri Yönetimi');
    await choose(await exported());
    await userEvent.click(await screen.findByRole('button', { name: 'Ekle' }));
    await finish();
    await userEvent.click(screen.getByRole('tab', { name: 'Profil' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Veri Yönetimi' }));
    expect(screen.getByRole('button', { name: 'Geri al' })).toBeVisible();
  });

  it('adds nothing when declined', async () => {
    const { records } = await openSettings('Veri Yönetimi');
    await choose(await exported());
    await userEvent.click(await screen.findByRole('button', { name: 'Vazgeç' }));
    await closed();
    expect(records.favourites.get()).toEqual([]);
  });

  it('says that there is nothing to add', async () => {
    await openSettings('Veri Yönetimi');
    await choose(JSON.stringify({ favourites: [] }));
    await title('Eklenecek bir şey yok');
    const answer = await dialog();
    expect(answer).toHaveAccessibleName('Eklenecek bir şey yok');
    await userEvent.click(within(answer).getByRole('button', { name: 'Tamam' }));
    await closed();
  });

  it('says what is wrong with a bad file, changes nothing, and takes the next one', async () => {
    const { records } = await openSettings('Veri Yönetimi');
    await choose('{"favourites": [');
    expect(await screen.findByText(/yarım kalmış/u)).toBeVisible();
    await press('Tamam');
    await closed();
    expect(records.favourites.get()).toEqual([]);
    await choose(await exported());
    await title('Bunlar eklenecek');
    expect(screen.queryByText(/yarım kalmış/u)).not.toBeInTheDocument();
  });

  it('stays open and says so where it could not be saved', async () => {
    const { storage, broken } = breakable(createMemoryStorage());
    const { records } = await openSettings('Veri Yönetimi', {}, { opened: openTestRecords({ storage }) });
    await choose(await exported());
    await title('Bunlar eklenecek');
    broken.write = true;
    await press('Ekle');
    expect(await screen.findByText(/^Eklenemedi/u)).toBeVisible();
    expect(records.favourites.get()).toEqual([]);
  });
});
