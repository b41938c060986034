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
  const title = `${recommendations[0]?.title}. `;
  const said =
    isSurprise(batch) && then.startsWith(SURPRISE_START) ? then.slice(SURPRISE_START.length) : then;
  const rest =
    said !== then && said.startsWith(title) ? said.slice(title.length) : afterShared(said, heading);
  return upperFirst(rest);
}

const SURPRISE_START = `${SURPRISE_PREFIX}: `;
/** Fewer words in common are chance. */
const FEWEST = 3;
const bare = (word: string | undefined) => word?.toLocaleLowerCase('tr-TR').replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A sentence without the words at its start that it shares with its heading, where others follow. */
function afterShared(sentence: string, heading: string): string {
  const words = sentence.split(' ');
  const headed = heading.split(' ');
  const other = words.findIndex((word, at) => bare(word) !== bare(headed[at]));
  return other < FEWEST ? sentence : words.slice(other).join(' ');
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
