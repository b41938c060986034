import { combine } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

import type { Fallback } from '#domain/fallback.ts';
import type { Film } from '#domain/film.ts';
import type { TrailerResult } from '#features/trailer/trailer-popup.tsx';

/** A surprise as the popup shows it. */
export interface SurpriseAnswer {
  film: Film;
  explanation: string;
  /** Why the built-in recommender answered for the AI, where it did. */
  fallback?: Fallback | undefined;
}

export type SurpriseState =
  | { status: 'loading' }
  | ({ status: 'ready' } & SurpriseAnswer)
  | { status: 'failed'; message: string };

interface PopupState {
  film?: Film | undefined;
  surprise?: SurpriseState | undefined;
  trailer?: TrailerResult | undefined;
}

const closed: PopupState = {};

/**
 * Which popups are open. A store outside React, so that the assistant's tools open the same popups as the screens do.
 * It holds films, not their flags: popups read those from the records and so show every change (P-11).
 */
export const createPopups = () =>
  createStore(
    combine(closed, (set) => ({
      openFilm: (film: Film) => set({ film }),
      closeFilm: () => set({ film: undefined }),
      openSurprise: (surprise: SurpriseState) => set({ surprise }),
      closeSurprise: () => set({ surprise: undefined }),
      openTrailer: (trailer: TrailerResult) => set({ trailer }),
      closeTrailer: () => set({ trailer: undefined }),
    })),
  );

export type Popups = ReturnType<typeof createPopups>;
