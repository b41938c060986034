import type { Film } from '#domain/film.ts';
import { sameTitle } from '#domain/title.ts';
import { signedInUser } from '#domain/user.ts';
import { seededRandom } from '#lib/random.ts';
import { createBuiltInRecommender } from '#recommender/built-in/built-in-recommender.ts';
import { createMeet } from '#recommender/built-in/meet.ts';
import { createWeigh } from '#recommender/built-in/weigh.ts';
import { createChooseFilms } from '#recommender/choose-films.ts';
import { type AttachPosters, createFlow } from '#recommender/flow.ts';
import { createMeetWith } from '#recommender/meeting.ts';
import { createRecords } from '#storage/create-records.ts';
import { createMemoryStorage } from '#storage/memory-storage.ts';
import { createQueueLock } from '#storage/box/write-lock.ts';
import type { ToolPorts } from '#tools/context.ts';
import { NOW } from './builders.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

export { NOW };

const silent = { warn: () => {}, error: () => {} };

/** Real records, flow and recommender over a small catalogue in memory; what tools show is written down. */
export function toolPorts(options: { attachPosters?: AttachPosters } = {}) {
  const shown: string[] = [];
  const records = createRecords({
    storage: createMemoryStorage(),
    lock: createQueueLock(),
    now: () => NOW,
    logger: silent,
    timers: { setTimeout, clearTimeout },
  });
  const random = seededRandom(7);
  const matches = (title: string, year?: number) =>
    SMALL_CATALOGUE.filter(
      (film) =>
        (sameTitle(film.title, title) || sameTitle(film.originalTitle, title)) &&
        (year === undefined || film.year === year),
    );
  const facts = {
    films: async () => SMALL_CATALOGUE,
    find: (title: string, year?: number) => matches(title, year)[0],
    weigh: createWeigh(() => NOW),
    now: () => NOW,
    random,
  };
  const recommender = createBuiltInRecommender(facts);
  const ports: ToolPorts = {
    flow: createFlow({
      recommender,
      attachPosters: options.attachPosters ?? (async (films) => [...films]),
      records,
      now: () => NOW,
      logger: silent,
      clearSelectionLater: () => {},
    }),
    chooseFilms: createChooseFilms({ recommender, records, attachPosters: async (list) => [...list] }),
    meetWith: createMeetWith({ meet: createMeet(facts), records, attachPosters: async (list) => [...list] }),
    catalogue: {
      films: async () => SMALL_CATALOGUE,
      nameThemes: async (said) => [...said],
      resolve: async (title, year) => {
        const [first, ...more] = matches(title, year);
        if (first === undefined) return { kind: 'none' };
        return more.length === 0
          ? { kind: 'one', film: first }
          : { kind: 'many', candidates: [first, ...more] };
      },
    },
    library: records,
    notes: records.notes,
    findTrailer: async () => undefined,
    watching: { offersOf: async () => ({ kind: 'notConnected' }), inCinemas: async () => 'notConnected' },
    screen: {
      showFilm: (film: Film) => void shown.push(`film ${film.title}`),
      showTrailer: (query, trailer) =>
        void shown.push(`fragman ${query.title} ${trailer === undefined ? 'yok' : 'var'}`),
      showSurprise: (film) => void shown.push(`sürpriz ${film.title}`),
      openTab: (tab) => void shown.push(`sekme ${tab}`),
      setTheme: (theme) => void shown.push(`tema ${theme}`),
      openWindow: (url) => void shown.push(`pencere ${url}`),
    },
    now: () => NOW,
    random,
  };
  return { ports, records, shown, signIn: () => records.user.set(signedInUser('deniz@ornek.com')) };
}
