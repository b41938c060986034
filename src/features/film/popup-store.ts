import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Fallback } from '#domain/fallback.ts';
import type { Film } from '#domain/film.ts';
import type { TrailerResult } from '#features/trailer/trailer.ts';

/** A surprise as the popup shows it. */
export interface SurpriseAnswer {
  film: Film;
  explanation: string;
  /** Why the built-in recommender answered for the AI, where it did. */
  fallback?: Fallback | undefined;
}

/** The surprise flow as its popup shows it (spec §4). */
export type SurpriseState =
  | { status: 'loading' }
  | ({ status: 'ready' } & SurpriseAnswer)
  | { status: 'failed'; message: string };

export interface PopupState {
  film?: Film | undefined;
  surprise?: SurpriseState | undefined;
  trailer?: TrailerResult | undefined;
}

export interface PopupActions {
  openFilm(film: Film): void;
  closeFilm(): void;
  openSurprise(state: SurpriseState): void;
  closeSurprise(): void;
  openTrailer(result: TrailerResult): void;
  closeTrailer(): void;
  closeAll(): void;
}

export type Popups = StoreApi<PopupState & PopupActions>;

/**
 * Which popups are open. A store of its own, so that the assistant's tools open the same popups as the screens do.
 * It holds films, not their flags: popups read those from the records and so show every change (spec §4).
 */
export function createPopups(): Popups {
  return createStore<PopupState & PopupActions>()((set) => ({
    openFilm: (film) => set({ film }),
    closeFilm: () => set({ film: undefined }),
    openSurprise: (surprise) => set({ surprise }),
    closeSurprise: () => set({ surprise: undefined }),
    openTrailer: (trailer) => set({ trailer }),
    closeTrailer: () => set({ trailer: undefined }),
    closeAll: () => set({ film: undefined, surprise: undefined, trailer: undefined }),
  }));
}
