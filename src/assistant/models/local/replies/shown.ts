import { formatMinutes, formatRating, joinList } from '#lib/turkish/format.ts';

import type { ShownFilm } from '../outputs.ts';
import { extreme } from '../pick.ts';

/** Which of the shown films to watch: the best rated, with what is known of it. */
export function bestOfShown(shown: readonly ShownFilm[]): string {
  const best = extreme(shown, 'best');
  if (best === undefined)
    return 'Önce birkaç film önereyim, sonra aralarından seçelim. Nasıl bir şey istersin?';
  const facts = [
    best.rating === undefined ? '' : `puanı ${formatRating(best.rating)}`,
    best.duration === undefined ? '' : formatMinutes(best.duration),
  ].filter(Boolean);
  return `Ben olsam ${best.title} ile başlardım${facts.length === 0 ? '' : ` (${facts.join(', ')})`}. Fragmanını açayım mı?`;
}

/** Why the shown films were chosen, in the words of their own records. */
export function whyShown(films: readonly ShownFilm[]): string {
  const reasons = films.flatMap(({ title, explanation }) =>
    explanation === undefined ? [] : `${title}: ${explanation}`,
  );
  if (reasons.length > 0) return reasons.join('\n');
  return films.length === 0
    ? 'Henüz bir şey önermedim. Nasıl bir film istediğini söyle, başlayalım.'
    : `${joinList(films.map(({ title }) => title))} söylediklerine en çok uyan filmlerdi. İstersen ölçütleri değiştirelim.`;
}
