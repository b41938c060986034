import { starsOf } from '#domain/watched-details.ts';
import { formatNumber } from '#lib/turkish/format.ts';
import type { DetailsChange } from '#storage/watched-list.ts';

/** What became of a film's details, in a sentence: `“Titanik” için 4,5 yıldız verdin`. */
export function detailsLabel({ before, record }: DetailsChange): string {
  const { title, score, note = '', viewings = [] } = record;
  const had = { score: before?.score, note: before?.note ?? '', count: before?.viewings?.length ?? 0 };
  if (score !== had.score)
    return score === undefined
      ? `“${title}” için puanın kaldırıldı`
      : `“${title}” için puanın ${formatNumber(starsOf(score))} yıldız oldu`;
  if (note !== had.note)
    return note === '' ? `“${title}” için notun silindi` : `“${title}” için notun kaydedildi`;
  return viewings.length < had.count
    ? `“${title}” için izlediğin bir gün çıkarıldı`
    : `“${title}” için izlediğin bir gün eklendi`;
}
