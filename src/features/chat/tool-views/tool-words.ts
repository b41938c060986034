import * as z from 'zod/mini';

import type { ConfirmRequest } from '#features/confirm/confirm-store.ts';
import { removeFavouriteQuestion, unmarkWatchedQuestion } from '#features/film/questions.ts';
import type { ToolName } from '#tools/registry.ts';

export type ApprovalWords = Omit<ConfirmRequest, 'action'>;

/** What a tool's view says while it works, and what it asks before it does something that needs approval. */
export interface ToolWords {
  working: string;
  approval?: (input: unknown) => ApprovalWords;
}

const titled = z.catch(z.object({ title: z.string() }), { title: 'Bu film' });

export const TOOL_WORDS: Readonly<Record<ToolName, ToolWords>> = {
  recommendFilms: { working: 'Filmler seçiliyor…' },
  surpriseFilm: { working: 'Sürpriz hazırlanıyor…' },
  showFilm: { working: 'Film açılıyor…' },
  findTrailer: { working: 'Fragman aranıyor…' },
  addFavourite: { working: 'Favorilere ekleniyor…' },
  markWatched: { working: 'İzlendi olarak işaretleniyor…' },
  removeFavourite: {
    working: 'Favorilerden çıkarılıyor…',
    approval: (input) => removeFavouriteQuestion(titled.parse(input)),
  },
  unmarkWatched: {
    working: 'İşaret kaldırılıyor…',
    approval: (input) => unmarkWatchedQuestion(titled.parse(input)),
  },
  searchWeb: { working: 'İnternette aranıyor…' },
  showStats: { working: 'Sayılıyor…' },
  setTheme: { working: 'Görünüm değişiyor…' },
  listFilms: { working: 'Listen açılıyor…' },
  openTab: { working: 'Sekme açılıyor…' },
};
