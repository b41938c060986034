// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { GENRES } from '#domain/genre.ts';
import { emptyPreferences } from '#domain/user.ts';

import { openSettings, press } from './stage.tsx';

const genres = () => screen.getByRole('group', { name: 'Favori türler' });
const pressed = () =>
  within(genres())
    .queryAllByRole('button', { pressed: true })
    .map((chip) => chip.textContent);

const someone = {
  preferences: { ...emptyPreferences(), genres: ['Suç' as const], favoriteGenres: ['Komedi' as const] },
};

describe('the preferences', () => {
  it('T-06 offer the twelve genres and count the chosen ones', async () => {
    await openSettings('Tercihler', someone);
    expect(within(genres()).getAllByRole('button')).toHaveLength(GENRES.length);
    expect(pressed()).toEqual(['Komedi']);
    await press('Drama');
    await press('Bilim Kurgu');
    expect(screen.getByText('3 tür seçildi')).toBeVisible();
    await press('Komedi');
    expect(screen.getByText('2 tür seçildi')).toBeVisible();
  });

  it('T-08 are kept by Kaydet only', async () => {
    const { user } = await openSettings('Tercihler', someone);
    await press('Aile');
    await press('Aksiyon');
    expect(user()?.preferences.favoriteGenres).toEqual(['Komedi']);
    await press('Kaydet');
    expect(await screen.findByText('Kaydedildi.')).toBeVisible();
    expect(user()?.preferences.favoriteGenres).toEqual(['Aksiyon', 'Komedi', 'Aile']);
    expect(user()?.preferences.genres).toEqual(['Suç']);
  });

  it('T-08 look as if there were something to be saved only where there is', async () => {
    await openSettings('Tercihler', someone);
    const save = screen.getByRole('button', { name: 'Kaydet' });
    expect(save).toHaveAttribute('data-idle');
    await press('Aile');
    expect(save).not.toHaveAttribute('data-idle');
    await press('Aile');
    expect(save).toHaveAttribute('data-idle');
  });

  it('T-24 are not dropped unseen: what is not saved says so, and is there again', async () => {
    const { user } = await openSettings('Tercihler', someone);
    expect(screen.queryByText(/Henüz kaydedilmedi/u)).toBeNull();
    await press('Aile');
    expect(screen.getByText(/Henüz kaydedilmedi/u)).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Profil' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Tercihler' }));
    expect(pressed()).toEqual(['Komedi', 'Aile']);
    await press('Aile');
    expect(screen.queryByText(/Henüz kaydedilmedi/u)).toBeNull();
    await press('Aile');
    await press('Kaydet');
    expect(await screen.findByText('Kaydedildi.')).toBeVisible();
    expect(screen.queryByText(/Henüz kaydedilmedi/u)).toBeNull();
    expect(user()?.preferences.favoriteGenres).toEqual(['Komedi', 'Aile']);
  });

  it('T-07 are reset once that is confirmed', async () => {
    const { user, asked } = await openSettings('Tercihler', someone);
    await press('Drama');
    await press('Sıfırla');
    expect(await screen.findByText('0 tür seçildi')).toBeVisible();
    expect(asked).toMatchObject([{ tone: 'warning', title: 'Tercihler sıfırlansın mı?', verb: 'Sıfırla' }]);
    expect(user()?.preferences).toMatchObject({ favoriteGenres: [], genres: [] });
  });

  it('T-07 T-17 stay when the reset is declined', async () => {
    const { user } = await openSettings('Tercihler', someone, { answer: false });
    await press('Sıfırla');
    expect(pressed()).toEqual(['Komedi']);
    expect(user()?.preferences.favoriteGenres).toEqual(['Komedi']);
  });
});
