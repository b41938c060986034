import type { ConfirmRequest } from '#features/confirm/confirm-store.ts';

/** Why a film was chosen, as it reads later: the sentence of a surprise without one speaks of its own day (S-10). */
export const explainedLater = (explanation: string): string =>
  explanation.replace(
    /(b)ugün için özel/giu,
    (_, first: string) => `${first === 'B' ? 'O' : 'o'} gün için özel`,
  );

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
  body: 'Posterli öneriler almaya başlamak için geçmiş öneriler temizlensin mi? Favorilerin ve izlediklerin kalır, silinen geçmiş geri gelmez.',
  verb: 'Temizle ve Yenile',
};
