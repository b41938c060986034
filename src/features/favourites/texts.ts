import type { ConfirmRequest } from '#features/confirm/confirm-store.ts';

import type { FilmSort } from './filter-films.ts';

/** The words of the two lists. */
export const LISTS = {
  favourites: {
    name: 'Favoriler',
    empty: 'Henüz favori filminiz yok',
    hint: 'Bir filmin kalbine dokun, burada seni beklesin.',
  },
  watched: {
    name: 'İzlenenler',
    empty: 'Henüz izlediğiniz film yok',
    hint: 'İzlediğin filmleri işaretle, bir daha önermeyelim.',
  },
} as const;

export type ListName = keyof typeof LISTS;

export const NO_MATCH = 'Arama kriterlerinize uygun film bulunamadı';
export const ALL_GENRES = 'Tüm Türler';

export const SORT_LABELS: Readonly<Record<FilmSort, string>> = {
  newest: 'En yeni',
  oldest: 'En eski',
  title: 'İsme göre',
  rating: 'Puana göre',
};

/** Clearing the favourites (spec §4). */
export const CLEAR_FAVOURITES: Omit<ConfirmRequest, 'action'> = {
  tone: 'danger',
  title: 'Tüm favoriler silinsin mi?',
  body: 'TÜM FAVORİLER silinecek. Bu işlem geri alınamaz.',
  verb: 'Tümünü Sil',
};
