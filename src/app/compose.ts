import type { Film } from '#domain/film.ts';
import type { TrailerQuery } from '#domain/trailer.ts';
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
import { catalogue } from './catalogue.ts';

const CLEAR_SELECTION_MS = 2000;

/** No movie database is connected yet, so there are no posters and no trailers to find (spec §8: placeholders). */
const attachPosters = async (films: readonly Film[]): Promise<Film[]> => [...films];
const findTrailer = async (_query: TrailerQuery) => undefined;

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
      find: (title, year) => {
        const found = index.resolveTitle(title, year);
        return found.kind === 'one' ? found.film : undefined;
      },
      now,
      random: Math.random,
    });
  });
  const recommender: Recommender = {
    recommend: async (...request) => (await builtIn()).recommend(...request),
    surprise: async (...request) => (await builtIn()).surprise(...request),
  };
  const flow = createFlow({
    recommender,
    attachPosters,
    records,
    now,
    logger: consoleLogger,
    clearSelectionLater: () => {
      const asked = selection.getState();
      setTimeout(() => selection.getState().clearIfUnchanged(asked), CLEAR_SELECTION_MS);
    },
  });
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
    flow,
    recommend,
    surpriseRun,
    filmActions,
    findTrailer,
    openWindow,
    now,
  };
}

export type Services = ReturnType<typeof compose>;
