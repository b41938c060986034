import { catalogue } from '#app/catalogue.ts';
import { afterStartUp } from '#lib/pacing/after-start-up.ts';
import { whenIdle } from '#lib/pacing/when-idle.ts';
import type { InfoLogger } from '#lib/logger.ts';
import type { Records } from '#storage/create-records.ts';

/** Fetches the web-vitals loader, the debug helpers and the catalogue, once somebody is signed in and nothing waits (C-07, C-08). */
export function finishStartUp(page: Window, records: Records, logger: InfoLogger): void {
  const load = async () => {
    const [{ reportWebVitals }, { createFilmDebug }] = await Promise.all([
      import('#lib/web-vitals.ts'),
      import('./film-debug.ts'),
    ]);
    page.filmDebug = createFilmDebug({
      records,
      resolve: async (title, year) => (await catalogue()).index.resolveTitle(title, year),
      storage: () => page.localStorage,
    });
    await reportWebVitals(logger);
  };
  // A page that is left while they load needs none of them.
  const begin = () =>
    afterStartUp(page, () => {
      void load().catch((error: unknown) => logger.info('Ölçümler yüklenemedi', error));
      const keepOffline = async () => {
        const { offlineOf } = await import('#app/offline/offline.ts');
        whenIdle(offlineOf(records).begin);
      };
      // Whoever asks for a film later asks for it again. What is kept for later comes after what is used now.
      void catalogue()
        .then(keepOffline)
        .catch(() => undefined);
    });
  // A visitor's page stays light (docs/decisions/012-metrics-after-sign-in.md).
  if (records.user.get() !== null) return begin();
  const unsubscribe = records.user.subscribe(() => {
    if (records.user.get() === null) return;
    unsubscribe();
    begin();
  });
}
