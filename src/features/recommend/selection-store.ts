import { combine } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

import type { Genre } from '#domain/genre.ts';
import type { Mood } from '#domain/mood.ts';
import type { Wishes } from '#domain/wishes.ts';

import type { Recommended } from './run-flow.ts';

interface Selection {
  genres: readonly Genre[];
  mood?: Mood | undefined;
}

/** What came of the form: it stays while the person visits other tabs. */
export interface Outcome {
  result: Recommended;
  wishes: Wishes;
}

interface Form extends Selection {
  outcome?: Outcome | undefined;
}

const empty: Selection = { genres: [], mood: undefined };

const atFirst: Form = empty;

/** What is chosen in the classic form and not yet saved anywhere, and what came of it. */
export const createSelection = () =>
  createStore(
    combine(atFirst, (set, get) => ({
      /** Keeps what came, or forgets it. */
      keep: (outcome: Outcome | undefined) => set({ outcome }),
      toggleGenre: (genre: Genre) =>
        set(({ genres }) => ({
          genres: genres.includes(genre) ? genres.filter((other) => other !== genre) : [...genres, genre],
        })),
      /** Chooses a mood; the chosen one again chooses none, since a mood is optional. */
      toggleMood: (mood: Mood) => set((state) => ({ mood: state.mood === mood ? undefined : mood })),
      /** Starts from the person's saved genres, unless something is chosen already. */
      prefill: (genres: readonly Genre[]) => {
        const { genres: chosen, mood } = get();
        if (chosen.length === 0 && mood === undefined) set({ genres });
      },
      clear: () => set(empty),
      /** Clears what was asked for, unless the person has gone on to choose something else meanwhile. */
      clearIfUnchanged: (asked: Selection) => {
        const { genres, mood } = get();
        if (mood === asked.mood && genres.join() === asked.genres.join()) set(empty);
      },
    })),
  );

export type SelectionStore = ReturnType<typeof createSelection>;
