import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Genre } from '#domain/genre.ts';
import type { Mood } from '#domain/mood.ts';

/** What is chosen in the classic form and not yet saved anywhere. */
interface Selection {
  genres: readonly Genre[];
  mood?: Mood | undefined;
}

interface SelectionActions {
  toggleGenre(genre: Genre): void;
  /** Chooses a mood; the chosen one again chooses none, since a mood is optional. */
  toggleMood(mood: Mood): void;
  /** Starts from the person's saved genres, unless something is chosen already. */
  prefill(genres: readonly Genre[]): void;
  clear(): void;
  /** Clears what was asked for, unless the person has gone on to choose something else meanwhile. */
  clearIfUnchanged(asked: Selection): void;
}

export type SelectionStore = StoreApi<Selection & SelectionActions>;

const empty: Selection = { genres: [], mood: undefined };

export function createSelection(): SelectionStore {
  return createStore<Selection & SelectionActions>()((set, get) => ({
    ...empty,
    toggleGenre: (genre) =>
      set(({ genres }) => ({
        genres: genres.includes(genre) ? genres.filter((other) => other !== genre) : [...genres, genre],
      })),
    toggleMood: (mood) => set((state) => ({ mood: state.mood === mood ? undefined : mood })),
    prefill: (genres) => {
      const { genres: chosen, mood } = get();
      if (chosen.length === 0 && mood === undefined) set({ genres });
    },
    clear: () => set(empty),
    clearIfUnchanged: (asked) => {
      const { genres, mood } = get();
      if (mood === asked.mood && genres.join() === asked.genres.join()) set(empty);
    },
  }));
}
