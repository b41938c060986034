import { Download, RotateCw } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import type { Subscribe } from '#storage/box/listeners.ts';
import { choicesOf, type Device } from '#storage/device.ts';
import { useRecord, useRecords } from '#storage/records-context.tsx';
import { Button } from '#ui/button.tsx';

import { DataRow } from '../parts/data-row.tsx';
import { Section } from '../parts/section.tsx';
import { SwitchRow } from '../parts/switch-row.tsx';

/** The browser's offer to install the app. */
export interface InstallOffer {
  isOpen: () => boolean;
  subscribe: Subscribe;
  take: () => Promise<void>;
}

/** How far the app is kept for use without a network. */
export type OfflineState = 'unavailable' | 'off' | 'preparing' | 'ready';

interface DeviceSectionProps {
  install: InstallOffer;
  offline: OfflineState;
  /** Loads the page anew; there where a newer version is here. */
  update?: (() => void) | undefined;
  /** Whether this browser can listen. */
  canListen: boolean;
}

const OFFLINE_HINTS: Readonly<Record<OfflineState, string>> = {
  ready: 'Hazır: internet olmasa da yerleşik asistanla her şey çalışır.',
  preparing: 'Hazırlanıyor: gereken dosyalar bu cihaza iniyor.',
  off: 'Kapalı: açarsan yaklaşık 2 MB iner, internet olmasa da çalışır.',
  unavailable: 'Bu tarayıcıda ya da bu adreste şu\u00a0an kullanılamıyor.',
};

/** What is chosen for this browser alone: installing, use without a network, speaking (O-01, O-07, O-11). */
export function DeviceSection({ install, offline, update, canListen }: DeviceSectionProps) {
  const { device } = useRecords();
  const choices = choicesOf(useRecord(device));
  const isOffered = useSyncExternalStore(install.subscribe, install.isOpen);
  const choose = (choice: Device) => void device.update((current) => ({ ...current, ...choice }));
  return (
    <Section title="Uygulama" hint="Buradaki seçimler yalnızca bu cihaz için geçerlidir.">
      {update !== undefined && (
        <DataRow
          title="Yeni sürüm hazır"
          hint="Sayfa yenilenince açılır; sohbetin ve yazdıkların yerinde kalır."
          action={
            <Button variant="outline" onClick={update}>
              <RotateCw aria-hidden />
              Yenile
            </Button>
          }
        />
      )}
      {isOffered && (
        <DataRow
          title="Uygulamayı yükle"
          hint="Kendi penceresinde açılır, ana ekranında durur. Hesap ya da mağaza gerekmez."
          action={
            <Button variant="outline" onClick={() => void install.take()}>
              <Download aria-hidden />
              Yükle
            </Button>
          }
        />
      )}
      <div className="divide-y divide-border">
        <SwitchRow
          label="İnternetsiz kullanım"
          hint={OFFLINE_HINTS[offline]}
          checked={choices.offline}
          isPossible={offline !== 'unavailable'}
          onChange={(on) => choose({ offline: on })}
        />
        {canListen && (
          <SwitchRow
            label="Konuşmam bitince gönder"
            hint="Kapalıyken söylediklerin yazı olarak kutuda bekler."
            checked={choices.voiceSends}
            onChange={(on) => choose({ voiceSends: on })}
          />
        )}
      </div>
    </Section>
  );
}
