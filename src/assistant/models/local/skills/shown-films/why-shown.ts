import type { Wishes } from '#domain/wishes.ts';
import { describeWishes } from '#recommender/describe-wishes.ts';
import { lowerFirst } from '#lib/turkish/format.ts';
import { accusative } from '#lib/turkish/suffix.ts';
import type { ShownFilm } from '../../core/memory.ts';
import { joinTitles } from '../../core/sentence.ts';

/** Why the shown films were chosen, in the words of their own records. */
export function whyShown(films: readonly ShownFilm[]): string {
  const reasons = films.flatMap(({ title, explanation }) =>
    explanation === undefined ? [] : `${title}: ${explanation}`,
  );
  const [film, ...others] = films;
  if (film?.explanation !== undefined && others.length === 0)
    return `${accusative(film.title)} şundan seçtim: ${film.explanation}`;
  if (reasons.length > 0) return reasons.join('\n');
  return films.length === 0
    ? 'Henüz bir şey önermedim. Nasıl bir film istediğini söyle, başlayalım.'
    : `${joinTitles(films)} söylediklerine en çok uyan filmlerdi. İstersen ölçütleri değiştirelim.`;
}

/** What the films on the screen were chosen by: what was wished, as it was understood. */
export function chosenBy(wishes: Wishes | undefined): string {
  const { genres: _none, fame, ...others } = wishes ?? { genres: [] };
  // What most people love came because nothing was known.
  if (fame === 'popular' && Object.keys(others).length === 0 && wishes?.genres.length === 0)
    return 'Zevkini daha bilmediğim için çoğunluğun sevdiklerinden seçtim. Bayıldığın bir iki filmi söyle, sana göre seçeyim.';
  const wished = wishes === undefined ? [] : describeWishes(wishes).map(({ words }) => lowerFirst(words));
  return wished.length === 0
    ? 'Özel bir şey istememiştin; çok sevilen, birbirine benzemeyen filmlerden seçtim.'
    : `Dediğine göre seçtim: ${wished.slice(0, 4).join(', ')}. Uyanların içinden de en sevilenleri öne aldım.`;
}
