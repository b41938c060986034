import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Genre } from '#domain/genre.ts';

/** Favourite genres as they are being chosen; undefined where nothing differs from what is saved. */
export type GenreDraft = StoreApi<{ genres?: readonly Genre[] | undefined }>;

/** Kept while other sections and tabs are visited: what was chosen and not saved is not dropped unseen. */
export const createGenreDraft = (): GenreDraft => createStore<{ genres?: readonly Genre[] }>(() => ({}));
