// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeyRound } from 'lucide-react';
import { describe, expect, it } from 'vitest';

import { DEFAULT_NOTIFICATIONS } from '#domain/user.ts';

import { openSettings, press } from './stage.tsx';

describe('the settings', () => {
  it('T-01 have their side tabs, and room for more', async () => {
    const more = [{ id: 'ai', label: 'Yapay Zekâ', Icon: KeyRound, content: <p>Anahtar</p> }];
    await openSettings('Yapay Zekâ', {}, { more });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Profil',
      'Tercihler',
      'Tema',
      'Bildirimler',
      'Gizlilik',
      'Yapay Zekâ',
      'Veri Yönetimi',
      'Hakkında',
    ]);
    expect(screen.getByText('Anahtar')).toBeVisible();
  });

  it('V-11 credit the movie database with the sentence that it asks for', async () => {
    await openSettings('Hakkında');
    const about = screen.getByRole('region', { name: 'Hakkında' });
    expect(about).toHaveTextContent('TMDB');
    expect(about).toHaveTextContent(
      "Bu ürün TMDB API'sini kullanır ancak TMDB tarafından onaylanmamış veya sertifikalandırılmamıştır.",
    );
    expect(screen.getByRole('link', { name: /TMDB'ye git/u })).toHaveAttribute(
      'href',
      'https://www.themoviedb.org',
    );
  });

  it('can be walked through by the arrow keys', async () => {
    await openSettings('Profil');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('tabpanel', { name: 'Tema' })).toBeVisible();
  });

  it('T-12 say that privacy is still to come', async () => {
    await openSettings('Gizlilik');
    expect(screen.getByText(/Gizlilik ayarları yakında/u)).toBeVisible();
  });

  it('T-09 turn the theme', async () => {
    const { onThemeChange } = await openSettings('Tema');
    await userEvent.click(screen.getByRole('button', { name: 'Koyu görünüm', pressed: true }));
    expect(onThemeChange).toHaveBeenCalledExactlyOnceWith('light');
  });

  it('T-10 T-11 keep each notification toggle at once', async () => {
    const { user } = await openSettings('Bildirimler');
    expect(screen.getByRole('button', { name: 'Yeni öneriler', pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Haftalık özet', pressed: true })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Trend filmler', pressed: false }));
    expect(await screen.findByRole('button', { name: 'Trend filmler', pressed: true })).toBeVisible();
    await press('Haftalık özet');
    await screen.findByRole('button', { name: 'Haftalık özet', pressed: false });
    expect(user()?.preferences.notifications).toEqual({
      ...DEFAULT_NOTIFICATIONS,
      weeklyDigest: false,
      trendingMovies: true,
    });
  });
});
