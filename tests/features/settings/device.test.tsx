// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { DeviceSection, type OfflineState } from '#features/settings/device/device-section.tsx';
import { RecordsProvider } from '#storage/records-context.tsx';
import { openTestRecords } from '#tests/storage/support.ts';

interface Options {
  isOffered?: boolean;
  offline?: OfflineState;
  canListen?: boolean;
  update?: () => void;
}

function openDevice({ isOffered = false, offline = 'ready', canListen = true, update }: Options = {}) {
  const { records } = openTestRecords();
  const take = vi.fn<() => Promise<void>>(async () => undefined);
  const install = { isOpen: () => isOffered, subscribe: () => () => {}, take };
  render(
    <RecordsProvider records={records}>
      <DeviceSection install={install} offline={offline} update={update} canListen={canListen} />
    </RecordsProvider>,
  );
  return { device: records.device, take };
}

const press = (role: 'button', name: string) => userEvent.click(screen.getByRole(role, { name }));

describe('what is chosen for this device', () => {
  it('O-01 is to install the app, only where the browser offers it', async () => {
    const { take } = openDevice({ isOffered: true });
    await press('button', 'Yükle');
    expect(take).toHaveBeenCalledTimes(1);
  });

  it('O-01 is nothing about installing elsewhere', () => {
    openDevice();
    expect(screen.queryByText('Uygulamayı yükle')).toBeNull();
  });

  it('O-07 O-10 is kept, each choice beside the others', async () => {
    const { device } = openDevice();
    await press('button', 'İnternetsiz kullanım');
    await press('button', 'Konuşmam bitince gönder');
    await vi.waitFor(() => expect(device.get()).toEqual({ offline: false, voiceSends: true }));
    await press('button', 'İnternetsiz kullanım');
    await vi.waitFor(() => expect(device.get()).toEqual({ offline: true, voiceSends: true }));
  });

  it('O-05 is when to load a newer version', async () => {
    const update = vi.fn<() => void>();
    openDevice({ update });
    await press('button', 'Yenile');
    expect(update).toHaveBeenCalledTimes(1);
  });

  it('has nothing about speaking where the browser cannot listen', () => {
    openDevice({ canListen: false });
    expect(screen.queryByRole('button', { name: 'Konuşmam bitince gönder' })).toBeNull();
  });

  it.each([
    ['ready', /^Hazır:/u],
    ['preparing', /Hazırlanıyor/u],
    ['off', /^Kapalı:/u],
    ['unavailable', /kullanılamıyor/u],
  ] as const)('O-03 says how far it is: %s', (offline, words) => {
    openDevice({ offline });
    expect(screen.getByText(words)).toBeVisible();
  });

  it('O-03 is not to be had, and looks it, where the browser cannot', () => {
    openDevice({ offline: 'unavailable' });
    const choice = screen.getByRole('button', { name: 'İnternetsiz kullanım', pressed: false });
    expect(choice).toBeDisabled();
  });
});
