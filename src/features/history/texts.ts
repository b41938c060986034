import type { ConfirmRequest } from '#features/confirm/confirm-store.ts';

type Question = Omit<ConfirmRequest, 'action'>;

/** Deleting the history (H-04). */
export const CLEAR_HISTORY: Question = {
  tone: 'danger',
  title: 'Tüm geçmiş silinsin mi?',
  body: 'Tüm geçmiş önerileri silmek istediğine emin misin? Bu işlem geri alınamaz.',
  verb: 'Tümünü Sil',
};

/** Clearing the history to start anew with posters (H-24). */
export const REFRESH_HISTORY: Question = {
  tone: 'warning',
  title: 'Geçmiş temizlenip yenilensin mi?',
  body: 'Posterli öneriler almaya başlamak için geçmiş öneriler temizlensin mi? Sayfa ardından yenilenir, silinen geçmiş geri gelmez.',
  verb: 'Temizle ve Yenile',
};
