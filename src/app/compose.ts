import { createConfirm } from '#features/confirm/confirm-store.ts';
import { createFilmActions } from '#features/film/create-film-actions.ts';
import { createPopups } from '#features/film/popup-store.ts';
import { createSurprise } from '#features/recommend/create-surprise.ts';
import { createJournal } from '#features/undo/create-journal.ts';
import { recommendWith, surpriseWith } from '#features/recommend/run-flow.ts';
import { createSelection } from '#features/recommend/selection-store.ts';
import { consoleLogger } from '#lib/logger.ts';
import { once } from '#lib/once.ts';
import { createBuiltInRecommender } from '#recommender/built-in/built-in-recommender.ts';
import { createFlow } from '#recommender/flow.ts';
import type { Recommender } from '#recommender/recommender.ts';
import type { Records } from '#storage/create-records.ts';
import { catalogue, findInCatalogue, oneOf, titleMap } from './catalogue.ts';
import { createServices } from './services.ts';
import { waitFor } from './wait-for.ts';

const CLEAR_SELECTION_MS = 2000;

/** Everything a signed-in person's screens stand on. The only place that wires adapters into flow and tools. */
export function compose(records: Records) {
  const popups = createPopups();
  const confirm = createConfirm();
  const selection = createSelection();
  const now = () => new Date();
  const newId = () => `${now().getTime()}-${Math.random().toString(36).slice(2, 10)}`;
  const journal = createJournal({ records, now, newId, logger: consoleLogger });
  const builtIn = once(async () => {
    const { films, index } = await catalogue();
    return createBuiltInRecommender({
      films: async () => films,
      find: (title, year) => oneOf(index.resolveTitle(title, year)),
      now,
      random: Math.random,
    });
  });
  const lazyBuiltIn: Recommender = {
    recommend: async (...request) => (await builtIn()).recommend(...request),
    surprise: async (...request) => (await builtIn()).surprise(...request),
  };
  const own = records.ownSettings;
  const connected = createServices({
    own,
    builtIn: lazyBuiltIn,
    findFilm: findInCatalogue,
    findTitles: async (film) => (await titleMap()).find(film),
    fetch: (...request) => fetch(...request),
    origin: window.location.origin,
    now,
    random: Math.random,
    pause: waitFor,
    logger: consoleLogger,
  });
  const { findTrailer } = connected;
  /**
   * A flow: with drafts for the chat, which shows them, and without for the form, which does not. One whose AI service
   * has failed already in this turn does not ask it again.
   */
  const flowWith = (drafts: boolean, knownFailure?: () => unknown) =>
    createFlow({
      recommender: connected.recommender(knownFailure),
      attachPosters: connected.attachPosters,
      drafts,
      records,
      now,
      logger: consoleLogger,
      clearSelectionLater: () => {
        const asked = selection.getState();
        setTimeout(() => selection.getState().clearIfUnchanged(asked), CLEAR_SELECTION_MS);
      },
    });
  const flow = flowWith(false);
  const openWindow = (url: string) => void window.open(url, '_blank', 'noopener,noreferrer');
  const filmActions = createFilmActions({
    records: journal,
    popups,
    confirm,
    findTrailer,
    openWindow,
  });
  const surpriseRun = createSurprise({ surprise: surpriseWith(flow), popups });
  const recommend = recommendWith(flow);
  return {
    records,
    journal,
    popups,
    confirm,
    selection,
    own,
    connected,
    flowWith,
    recommend,
    surpriseRun,
    filmActions,
    findTrailer,
    openWindow,
    now,
  };
}

export type Services = ReturnType<typeof compose>;
