import type { Film } from '#domain/film.ts';
import type { Wishes } from '#domain/wishes.ts';
import { createFlow, type FlowPorts } from '#recommender/flow.ts';
import type { Recommendation, Taste } from '#recommender/recommender.ts';
import { aFilm, aUser, type Held, NOW, recordsInMemory, rememberingLogger } from '#tests/support/builders.ts';

export const films = ['Av', 'Baba', 'Yol'].map((title) => aFilm({ title }));
/** What the recommender of these tests always answers. */
export const made: Recommendation = {
  films,
  explanation: 'Üç drama filmi seçtim.',
  source: 'builtIn',
  loosened: ['mood'],
  filteredCount: 42,
};
export const surprise = {
  film: aFilm({ title: 'Av' }),
  explanation: 'Sürpriz film önerisi: Av.',
  source: 'builtIn' as const,
  filteredCount: 7,
};
export const withPoster = (film: Film) => ({ ...film, posterUrl: `https://image.example/${film.title}.jpg` });

/** A flow over records in memory, with what it logged, asked and cleared. */
export function set(held: Held = {}, own: Partial<FlowPorts> = {}) {
  const records = recordsInMemory({ user: aUser(), ...held });
  const logger = rememberingLogger();
  const asked: Taste[] = [];
  let cleared = 0;
  const flow = createFlow({
    recommender: {
      recommend: async (_wishes, taste) => {
        asked.push(taste);
        return made;
      },
      surprise: async () => surprise,
    },
    attachPosters: async (list) => list.map(withPoster),
    records,
    now: () => NOW,
    logger,
    clearSelectionLater: () => void (cleared += 1),
    ...own,
  });
  return { flow, records, logger, asked, cleared: () => cleared };
}

export const drama: Wishes = { genres: ['Drama'], mood: 'sad' };
