import { connectionsOf } from '#composition/connections.ts';
import { createServices } from '#composition/services.ts';
import { withoutNetwork } from '#composition/without-network.ts';
import type { ChooseTonight } from '#features/dashboard/tonight/use-tonight.ts';
import { createConfirm } from '#features/confirm/confirm-store.ts';
import { createFilmActions } from '#features/film/create-film-actions.ts';
import { createImporter } from '#features/import/create-importer.ts';
import { createPopups } from '#features/film/popup-store.ts';
import { createSurprise } from '#features/recommend/create-surprise.ts';
import { type Recommend, recommendWith, surpriseWith } from '#features/recommend/run-flow.ts';
import { createSelection } from '#features/recommend/selection-store.ts';
import type { OwnSettings } from '#storage/own-settings.ts';
import { createGenreDraft } from '#features/settings/genre-draft.ts';
import { createJournal } from '#features/undo/create-journal.ts';
import { consoleLogger } from '#lib/logger.ts';
import { upperFirst } from '#lib/turkish/format.ts';
import { tasteOf } from '#recommender/flow.ts';
import { chooseTonight } from '#recommender/tonight.ts';
import type { Records } from '#storage/create-records.ts';
import { offlineOf } from './offline/offline.ts';
import { createAfterReload } from './after-reload.ts';
import { catalogue } from './catalogue.ts';
import { tabMemory } from './chat-draft.ts';
import { ask, isOffline, keeperStatus } from './keeper-status.ts';
import { parts } from './parts.ts';

const CLEAR_SELECTION_MS = 2000;

/** Everything a signed-in person's screens stand on: the page's own stores, and the services over its adapters. */
export function createAppServices(records: Records) {
  const popups = createPopups();
  const confirm = createConfirm();
  const selection = createSelection();
  const now = () => new Date();
  const newId = () => `${now().getTime()}-${Math.random().toString(36).slice(2, 10)}`;
  const journal = createJournal({ records, now, newId, logger: consoleLogger });
  const own = records.ownSettings;
  /** What would be used with these settings, before they are kept. */
  const connectionsWith = async (settings: OwnSettings) =>
    connectionsOf(settings, await keeperStatus(), window.location.origin);
  const services = createServices({
    records,
    catalogue,
    connections: async () => {
      const connections = await connectionsWith(own.get());
      // Nobody is asked who cannot answer: the built-in assistant does so without an alarm.
      return isOffline() ? withoutNetwork(connections) : connections;
    },
    fetch: ask,
    now,
    random: Math.random,
    logger: consoleLogger,
    learnt: records.servers,
    clearSelectionLater: () => {
      const asked = selection.getState();
      setTimeout(() => selection.getState().clearIfUnchanged(asked), CLEAR_SELECTION_MS);
    },
  });
  // The flow is made for each request: the settings may have changed since the one before.
  const flow = async () => (await services.using(await services.connections())).flow();
  const afterReload = createAfterReload(tabMemory);
  const recommend: Recommend = async (wishes, signal) => {
    await parts.renew(() => afterReload.keep({ kind: 'recommend', wishes }));
    return recommendWith(await flow())(wishes, signal);
  };
  const watching = async () => services.movies((await services.connections()).tmdb).watching;
  const openWindow = (url: string) => void window.open(url, '_blank', 'noopener,noreferrer');
  const filmActions = createFilmActions({
    records: journal,
    popups,
    confirm,
    findTrailer: async (film) => services.movies((await services.connections()).tmdb).findTrailer(film),
    whereToWatch: async (...film) => (await watching()).offersOf(...film),
    openWindow,
  });
  // The page that has just been opened is not loaded anew by itself, only at somebody's wish.
  let tonightHasFailed = false;
  return {
    records,
    journal,
    popups,
    confirm,
    selection,
    own,
    services,
    connectionsWith,
    fetch: ask,
    recommend,
    surpriseRun: createSurprise({
      async surprise(signal) {
        await parts.renew(() => afterReload.keep({ kind: 'surprise' }));
        return surpriseWith(await flow())(signal);
      },
      popups,
    }),
    filmActions,
    listServices: async () => (await watching()).services(),
    /** Always the built-in recommender: a page that is opened must cost nobody a request. */
    chooseTonight: (async (last) => {
      if (tonightHasFailed) await parts.renew();
      tonightHasFailed = true;
      return chooseTonight({
        recommender: services.builtIn,
        taste: tasteOf(records),
        now: now(),
        last,
      });
    }) satisfies ChooseTonight,
    /** One film of *İzleyeceklerim* for this hour, shown in its popup with why. */
    pickFromList: async (without: readonly string[]) => {
      const [{ films }, { pickFromList }] = await Promise.all([
        catalogue(),
        import('#recommender/built-in/pick-from-list.ts'),
      ]);
      const picked = pickFromList({
        films: records.watchlist.get(),
        wishes: { genres: [] },
        catalogue: films,
        without: [...records.hidden.get(), ...without.map((title) => ({ title }))],
        now: now(),
        random: Math.random,
      });
      if (picked !== undefined)
        popups.getState().openFilm({ ...picked.film, explanation: upperFirst(picked.why) });
      return picked?.film;
    },
    importer: createImporter({
      records,
      journal,
      catalogue,
      posters: async () => {
        const { tmdb } = await services.connections();
        return tmdb && services.movies(tmdb).attachPosters;
      },
      logger: consoleLogger,
    }),
    openWindow,
    afterReload,
    genreDraft: createGenreDraft(),
    offline: offlineOf(records),
    now,
  };
}

export type AppServices = ReturnType<typeof createAppServices>;
