// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { emptyPreferences } from '#domain/user.ts';
import type { ServiceLookup } from '#domain/watching.ts';
import { openSettings, press } from './stage.tsx';

const SERVICES = Array.from({ length: 20 }, (_, at) => ({ id: at + 1, name: `Platform ${at + 1}` }));
const section = () => within(screen.getByRole('region', { name: 'Platformlarım' }));
const chips = () => section().queryAllByRole('button', { name: /^Platform \d/u });

async function open(found: ServiceLookup, platforms = [{ id: 99, name: 'Platform 99' }]) {
  const listServices = vi.fn<() => Promise<ServiceLookup>>(async () => found);
  const preferences = { ...emptyPreferences(), platforms };
  return { ...(await openSettings('Tercihler', { preferences }, { listServices })), listServices };
}

describe('the services that a person has', () => {
  it('Z-08 are chosen from those of Turkey, kept at once, and taken out again', async () => {
    const { user } = await open(SERVICES);
    await section().findByText(/JustWatch/u);
    // One that is listed no more is still there to be taken out.
    expect(chips().map((chip) => chip.textContent)).toEqual([
      ...SERVICES.slice(0, 14).map(({ name }) => name),
      'Platform 99',
    ]);
    await press('6 platform daha');
    expect(chips()).toHaveLength(21);
    await press('Platform 20');
    expect(screen.getByRole('button', { name: 'Platform 20' })).toHaveAttribute('aria-pressed', 'true');
    await press('Platform 99');
    expect(user()?.preferences.platforms).toEqual([{ id: 20, name: 'Platform 20' }]);
  });

  it('Z-08 stay, and the reason is said, where no movie database is connected', async () => {
    await open('notConnected');
    expect(await section().findByText(/TMDB anahtarı/u)).toBeVisible();
    expect(chips()).toHaveLength(1);
  });

  it('Z-08 lead to where the movie database is connected', async () => {
    const onSection = vi.fn<(id: string) => void>();
    await openSettings('Tercihler', {}, { section: 'preferences', onSection });
    await press('Yapay Zekâ ayarlarını aç');
    expect(onSection).toHaveBeenLastCalledWith('ai');
  });

  it('Z-08 are asked for once more after a failure', async () => {
    const { listServices } = await open('failed');
    expect(await section().findByText(/şu an ulaşamadım/u)).toBeVisible();
    listServices.mockResolvedValue(SERVICES);
    await press('Tekrar dene');
    expect(await section().findByRole('button', { name: 'Platform 1' })).toBeVisible();
    expect(section().queryByText(/ulaşamadım/u)).toBeNull();
  });
});
