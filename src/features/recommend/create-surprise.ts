import type { Popups } from '#features/film/popup-store.ts';

import { surpriseFailure } from './messages.ts';
import type { SurpriseMe } from './run-flow.ts';

/** The surprise flow and its popup (S-06): loading → film or failure. */
export function createSurprise({ surprise, popups }: { surprise: SurpriseMe; popups: Popups }) {
  let running = new AbortController();
  const { openSurprise: show, closeSurprise } = popups.getState();
  return {
    /** Starts anew; one that was under way is aborted. */
    async start(): Promise<void> {
      running.abort();
      running = new AbortController();
      const { signal } = running;
      show({ status: 'loading' });
      try {
        const made = await surprise(signal);
        if (!signal.aborted) show({ status: 'ready', ...made });
      } catch (error) {
        if (!signal.aborted) show({ status: 'failed', message: surpriseFailure(error) });
      }
    },
    close(): void {
      running.abort();
      closeSurprise();
    },
  };
}

export type SurpriseRun = ReturnType<typeof createSurprise>;
