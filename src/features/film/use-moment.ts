import { useEffect, useState } from 'react';

import type { RefreshSignal } from '#storage/refresh.ts';

/**
 * The time as of the last refresh: on mount, when the browser tab becomes visible again, and on the refresh signal
 * (D-19 to D-21). A page that was left open over midnight counts the new month.
 */
export function useMoment(now: () => Date, refresh: Pick<RefreshSignal, 'subscribe'>): Date {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const update = () => setMoment(now());
    const onVisible = () => document.visibilityState === 'visible' && update();
    document.addEventListener('visibilitychange', onVisible);
    const stop = refresh.subscribe(update);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      stop();
    };
  }, [now, refresh]);
  return moment;
}
