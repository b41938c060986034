// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { emptyPreferences } from '#domain/user.ts';
import { exportFile } from '#features/settings/export-file.ts';
import { aBatch, NOW } from '#tests/storage/support.ts';
import { openSettings, press } from '../features/settings/stage.tsx';

afterEach(() => void vi.unstubAllGlobals());

describe('the data of a person', () => {
  it('T-13 is downloaded without a call to anybody', async () => {
    const call = vi.fn<() => never>(() => {
      throw new Error('a call');
    });
    vi.stubGlobal('fetch', call);
    vi.stubGlobal('XMLHttpRequest', call);
    const address = vi.fn<(blob: Blob) => string>(() => 'blob:1');
    vi.stubGlobal(
      'URL',
      Object.assign(class extends URL {}, { createObjectURL: address, revokeObjectURL: () => {} }),
    );
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await openSettings('Veri Yönetimi');
    await press('JSON olarak indir');
    expect(clicked).toHaveBeenCalledOnce();
    expect(address).toHaveBeenCalledOnce();
    expect(call).not.toHaveBeenCalled();
  });

  it('T-14 T-15 is a file of user, recommendations, preferences and the date, named after the product and the day', async () => {
    const { records } = await openSettings('Veri Yönetimi', { name: 'Defne' });
    await records.history.add(aBatch());
    const { name, text } = exportFile(records, NOW);
    expect(name).toBe('SineSohbet-2026-11-21.json');
    expect(JSON.parse(text)).toMatchObject({
      user: { name: 'Defne' },
      recommendations: [aBatch()],
      preferences: emptyPreferences(),
      exportDate: NOW.toISOString(),
    });
  });
});

describe('the questions of the settings', () => {
  it.each([
    ['T-07', 'Tercihler', 'Sıfırla', /tercih.*sıfırla/iu],
    ['T-16', 'Veri Yönetimi', 'Tüm verileri sil', /tüm veri.*Bu işlem geri alınamaz/isu],
  ])(
    'T-07 T-16 T-17 %s asks in so many words, and changes nothing when declined',
    async (_, tab, name, words) => {
      const before = { ...emptyPreferences(), favoriteGenres: ['Drama' as const] };
      const { asked, user } = await openSettings(tab, { preferences: before }, { answer: false });
      await press(name);
      expect(asked).toHaveLength(1);
      expect(`${asked[0]?.title} ${asked[0]?.body}`).toMatch(words);
      expect(user()?.preferences).toEqual(before);
      expect(screen.getByRole('tab', { name: tab })).toBeVisible();
    },
  );
});

describe('the notifications', () => {
  it('T-10 T-11 are three toggles, two of them on at first', async () => {
    await openSettings('Bildirimler');
    const panel = screen.getByRole('tabpanel', { name: 'Bildirimler' });
    const toggles = [...panel.querySelectorAll('[aria-pressed]')];
    expect(toggles.map((toggle) => toggle.getAttribute('aria-pressed'))).toEqual(['true', 'true', 'false']);
  });
});
