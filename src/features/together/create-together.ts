import { createStore } from 'zustand/vanilla';

import { LIMITS } from '#domain/film.ts';
import { writeRound } from '#domain/round-code.ts';
import { ROUND_SIZE } from '#domain/round.ts';
import type { FileTaste } from '#import/read-taste.ts';
import type { Logger } from '#lib/logger.ts';
import { roundOf } from '#recommender/built-in/round-films.ts';
import { describeWishes } from '#recommender/describe-wishes.ts';
import { type MetFilm, STRANGER } from '#recommender/meeting.ts';
import { RecommendationError } from '#recommender/recommender.ts';

import type { ReadWords, TogetherPorts } from './ports.ts';

/** What was understood of each of the two, in a few words each. */
interface Heard {
  mine: readonly string[];
  theirs: readonly string[];
}

export interface TogetherState {
  mine: string;
  theirs: string;
  /** What the other one is called, if that was said. */
  name: string;
  file:
    | { kind: 'none' }
    | { kind: 'reading' }
    | { kind: 'read'; taste: FileTaste }
    | { kind: 'refused'; message: string };
  met:
    | { kind: 'none' }
    | { kind: 'choosing' }
    | { kind: 'failed'; message: string }
    | { kind: 'ready'; films: readonly MetFilm[]; round: string; heard: Heard };
}

const UNREADABLE = 'Bu dosya okunamadı. Hiçbir şey değişmedi.';
const FAILED = 'Filmler şu\u00a0an seçilemedi. Bağlantını denetleyip yeniden dene.';

type Ports = Pick<TogetherPorts, 'meetWith' | 'readWords' | 'readTaste'> & { logger: Logger };

/** Two tastes and what was found for them. It lives as long as the page: the second taste is somebody else's (J-16). */
export function createTogether({ meetWith, readWords, readTaste, logger }: Ports) {
  const store = createStore<TogetherState>(() => ({
    mine: '',
    theirs: '',
    name: '',
    file: { kind: 'none' },
    met: { kind: 'none' },
  }));
  let shown: readonly string[] = [];
  let latest: object = {};
  /** The file that was chosen last, until it has been read. */
  let reading: Promise<unknown> = Promise.resolve();

  const write = (words: Partial<Pick<TogetherState, 'mine' | 'theirs' | 'name'>>) => {
    if (words.name === undefined) shown = [];
    store.setState(words);
  };

  const choose = async (): Promise<TogetherState['met']> => {
    // What is pressed while a file is still being read means the file, too.
    await reading;
    const { mine, theirs, file } = store.getState();
    const [read, others] = await Promise.all([readWords(mine), readWords(theirs)]);
    const own = likeNamed(read);
    const taste = file.kind === 'read' ? file.taste : STRANGER;
    const favourites = [...taste.favourites, ...others.favourites];
    const other = { wishes: others.wishes, taste: { ...STRANGER, ...taste, favourites } };
    const films = await meetWith(own.wishes, other, {
      count: ROUND_SIZE,
      without: shown,
    });
    const three = films.slice(0, LIMITS.filmsPerRecommendation);
    shown = [...shown, ...three.map(({ film }) => film.title)];
    return {
      kind: 'ready',
      films: three,
      round: writeRound(roundOf(films.map(({ film }) => film))),
      heard: { mine: heardOf(own), theirs: heardOf(others) },
    };
  };

  return {
    store,
    write,
    /** Chooses three films, others than those that were shown for the same words. Never rejects. */
    async choose(): Promise<void> {
      const mark = (latest = {});
      store.setState({ met: { kind: 'choosing' } });
      const met = await choose().catch((error: unknown): TogetherState['met'] => {
        if (error instanceof RecommendationError) return { kind: 'failed', message: error.message };
        logger.error('İki kişilik filmler seçilemedi', error);
        return { kind: 'failed', message: FAILED };
      });
      if (mark === latest) store.setState({ met });
    },
    /** Reads the other one's file. Never rejects. */
    async takeFile(file: File): Promise<void> {
      shown = [];
      store.setState({ file: { kind: 'reading' } });
      const run = readTaste(file).catch((error: unknown) => {
        logger.error('İkinci kişinin dosyası okunamadı', error);
        return { ok: false, message: UNREADABLE } as const;
      });
      const done = run.then((found) => {
        // Another one may have been chosen meanwhile, or this one left.
        if (reading !== done) return;
        store.setState({
          file: found.ok ? { kind: 'read', taste: found.taste } : { kind: 'refused', message: found.message },
        });
      });
      reading = done;
      await done;
    },
    forgetFile() {
      shown = [];
      reading = Promise.resolve();
      store.setState({ file: { kind: 'none' } });
    },
  };
}

export type Together = ReturnType<typeof createTogether>;

/** Whose own favourites are known names a film for tonight: something like it. */
function likeNamed({ wishes, favourites }: ReadWords): ReadWords {
  const [first, ...more] = favourites.map(({ title }) => title);
  if (first === undefined || wishes.similarTo !== undefined) return { wishes, favourites: [] };
  return { wishes: { ...wishes, similarTo: first, alsoSimilarTo: more }, favourites: [] };
}

const heardOf = ({ wishes, favourites }: ReadWords): string[] => [
  ...describeWishes(wishes).map(({ words }) => words),
  ...favourites.map(({ title }) => `Sevdiği: ${title}`),
];
