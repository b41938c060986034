import { Smartphone } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';

import { findRecognition } from '#features/chat/voice/recognition.ts';
import type { SettingsSection } from '#features/settings/settings-screen.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { AppServices } from './app-services.ts';
import { installOffer } from './install/install-offer.ts';

const DeviceSection = lazy(() =>
  import('#features/settings/device/device-section.tsx').then(({ DeviceSection }) => ({
    default: DeviceSection,
  })),
);

/** The side tab *Uygulama*, loaded when it is opened. */
export function deviceSettings({ offline }: Pick<AppServices, 'offline'>): SettingsSection {
  return {
    id: 'device',
    label: 'Uygulama',
    Icon: Smartphone,
    content: (
      <Suspense fallback={<Skeleton className="h-64" />}>
        <Opened offline={offline} />
      </Suspense>
    ),
  };
}

function Opened({ offline }: Pick<AppServices, 'offline'>) {
  const { state, hasUpdate } = useStore(offline.store);
  return (
    <DeviceSection
      install={installOffer}
      offline={state}
      update={hasUpdate ? () => window.location.reload() : undefined}
      canListen={findRecognition(window) !== undefined}
    />
  );
}
