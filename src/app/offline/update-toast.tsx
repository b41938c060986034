import { useEffect } from 'react';
import { toast } from 'sonner';
import { useStore } from 'zustand';

import type { OfflineKeeper } from './create-offline.ts';

const ID = 'update';

/** Says once that a newer version is here. The page is only loaded anew by the person: they may be in the middle of a sentence. */
export function UpdateToast({ offline, reload }: { offline: OfflineKeeper; reload: () => void }) {
  const hasUpdate = useStore(offline.store, (state) => state.hasUpdate);
  useEffect(() => {
    if (!hasUpdate) return;
    toast('Yeni sürüm hazır', {
      id: ID,
      duration: Number.POSITIVE_INFINITY,
      action: { label: 'Yenile', onClick: reload },
    });
    return () => void toast.dismiss(ID);
  }, [hasUpdate, reload]);
  return null;
}
