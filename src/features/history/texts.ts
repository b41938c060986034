import type { ConfirmRequest } from '#features/confirm/confirm-store.ts';

import type { HistorySort } from './filter-batches.ts';

export const SORT_LABELS: Readonly<Record<HistorySort, string>> = {
  newest: 'Tarihe göre (en yeni)',
  oldest: 'Tarihe göre (en eski)',
  count: 'Film sayısına göre',
};

type Question = Omit<ConfirmRequest, 'action'>;

/** Deleting the history (spec §5, Settings). */
export const CLEAR_HISTORY: Question = {
  tone: 'danger',
  title: 'Tüm geçmiş silinsin mi?',
  body: 'Tüm geçmiş önerileri silmek istediğinize emin misiniz? Bu işlem geri alınamaz.',
  verb: 'Tümünü Sil',
};

/** Clearing the history to start anew with posters (spec §2, §5). */
export const REFRESH_HISTORY: Question = {
  tone: 'warning',
  title: 'Geçmiş temizlenip yenilensin mi?',
  body: 'Posterli öneriler almaya başlamak için geçmiş öneriler temizlensin mi? Sayfa ardından yenilenir.',
  verb: 'Temizle ve Yenile',
};
