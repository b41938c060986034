import { type Batch, isSurprise, SURPRISE_PREFIX } from '#domain/batch.ts';
import type { ConfirmRequest } from '#features/confirm/confirm-store.ts';
import { upperFirst } from '#lib/turkish/format.ts';

/**
 * Why a film was chosen, as it reads later and below its heading: the sentence of a surprise without one speaks of its own
 * day (S-10), and what the heading says already is not said again.
 */
export function explainedLater(
  batch: Pick<Batch, 'explanation' | 'kind' | 'recommendations'>,
  heading: string,
) {
  const { explanation, recommendations } = batch;
  const then = explanation.replace(
    /(b)ugün için özel/giu,
    (_, first: string) => `${first === 'B' ? 'O' : 'o'} gün için özel`,
  );
  const starts = isSurprise(batch)
    ? [`${SURPRISE_PREFIX}: `, `${recommendations[0]?.title}. `]
    : (/^.* için /u.exec(heading) ?? []);
  const rest = starts.reduce(
    (text, start) => (text.startsWith(start) ? text.slice(start.length) : text),
    then,
  );
  return rest === then ? then : upperFirst(rest);
}

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
