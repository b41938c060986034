import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Film } from '#domain/film.ts';
import type { TrailerResult } from '#features/trailer/trailer.ts';

/** The surprise flow as its popup shows it. */
export type SurpriseState =
  | { status: 'loading' }
  | { status: 'ready'; film: Film; explanation: string }
  | { status: 'failed'; message: string };

interface PopupState {
  film?: Film | undefined;
  surprise?: SurpriseState | undefined;
  trailer?: TrailerResult | undefined;
}

interface PopupActions {
  openFilm(film: Film): void;
  closeFilm(): void;
  openSurprise(state: SurpriseState): void;
  closeSurprise(): void;
  openTrailer(result: TrailerResult): void;
  closeTrailer(): void;
}

export type Popups = StoreApi<PopupState & PopupActions>;

/**
 * Which popups are open. A store outside React, so that the assistant's tools open the same popups as the screens do.
 * It holds films, not their flags: popups read those from the records and so show every change (P-11).
 */
export function createPopups(): Popups {
  return createStore<PopupState & PopupActions>()((set) => ({
    openFilm: (film) => set({ film }),
    closeFilm: () => set({ film: undefined }),
    openSurprise: (surprise) => set({ surprise }),
    closeSurprise: () => set({ surprise: undefined }),
    openTrailer: (trailer) => set({ trailer }),
    closeTrailer: () => set({ trailer: undefined }),
  }));
}
