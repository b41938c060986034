import type { Popups } from '#features/film/popup-store.ts';

import { surpriseFailure } from './messages.ts';
import type { SurpriseMe } from './run-flow.ts';

/** The surprise flow and its popup (spec §4): loading → film or failure. */
export interface SurpriseRun {
  /** Starts anew; one that was under way is aborted. */
  start(): Promise<void>;
  /** Aborts and closes the popup. */
  close(): void;
}

export function createSurprise({ surprise, popups }: { surprise: SurpriseMe; popups: Popups }): SurpriseRun {
  let running = new AbortController();
  const show: ReturnType<Popups['getState']>['openSurprise'] = (state) =>
    popups.getState().openSurprise(state);
  return {
    async start() {
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
    close() {
      running.abort();
      popups.getState().closeSurprise();
    },
  };
}
