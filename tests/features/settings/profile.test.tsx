// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { createMemoryStorage } from '#storage/memory-storage.ts';
import { breakable, openTestRecords } from '#tests/storage/support.ts';

import { openSettings, press } from './stage.tsx';

const write = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};

describe('the profile', () => {
  it('T-02 T-04 shows name, e-mail and bio, and saves what was edited', async () => {
    const { user } = await openSettings('Profil', { name: 'Deniz', bio: '' });
    expect(screen.getByText('deniz@example.com')).toBeVisible();
    await press('Düzenle');
    await write('İsim', '  Deniz Yılmaz ');
    await write('Hakkımda', 'Bilim kurgu severim.');
    await press('Kaydet');
    expect(await screen.findByText('Deniz Yılmaz')).toBeVisible();
    expect(screen.getByText('Bilim kurgu severim.')).toBeVisible();
    expect(screen.getByText('Kaydedildi.')).toBeVisible();
    expect(user()).toMatchObject({
      name: 'Deniz Yılmaz',
      bio: 'Bilim kurgu severim.',
      email: 'deniz@example.com',
    });
  });

  it('T-05 never changes the e-mail, and says so', async () => {
    await openSettings('Profil');
    await press('Düzenle');
    expect(screen.getByLabelText('E-posta')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('E-posta')).toHaveAccessibleDescription('E-posta adresi değiştirilemez.');
  });

  it('T-03 forgets the edit on İptal', async () => {
    const { user } = await openSettings('Profil', { name: 'Deniz' });
    await press('Düzenle');
    await write('İsim', 'Başkası');
    await press('İptal');
    expect(screen.getByText('Deniz')).toBeVisible();
    expect(user()?.name).toBe('Deniz');
    await press('Düzenle');
    expect(screen.getByLabelText('İsim')).toHaveValue('Deniz');
  });

  it('keeps no empty name', async () => {
    const { user } = await openSettings('Profil', { name: 'Deniz' });
    await press('Düzenle');
    await write('İsim', '   ');
    await press('Kaydet');
    expect(screen.getByLabelText('İsim')).toHaveAccessibleDescription('İsim gerekli');
    await userEvent.type(screen.getByLabelText('İsim'), 'D');
    expect(screen.getByLabelText('İsim')).toBeValid();
    expect(user()?.name).toBe('Deniz');
  });

  it('stays in the edit when it could not be saved', async () => {
    const { storage, broken } = breakable(createMemoryStorage());
    await openSettings('Profil', { name: 'Deniz' }, { opened: openTestRecords({ storage }) });
    await press('Düzenle');
    await write('İsim', 'Derya');
    broken.write = true;
    await press('Kaydet');
    expect(await screen.findByText(/^Kaydedilemedi/u)).toBeVisible();
    expect(screen.getByLabelText('İsim')).toHaveValue('Derya');
  });

  it('moves the focus into the edit and back to where it began', async () => {
    await openSettings('Profil');
    await press('Düzenle');
    expect(screen.getByLabelText('İsim')).toHaveFocus();
    await press('İptal');
    expect(screen.getByRole('button', { name: 'Düzenle' })).toHaveFocus();
    await press('Düzenle');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Düzenle' })).toHaveFocus());
  });

  it('takes no focus when it is only looked at', async () => {
    await openSettings('Profil');
    expect(screen.getByRole('tab', { name: 'Profil' })).toHaveFocus();
  });
});
