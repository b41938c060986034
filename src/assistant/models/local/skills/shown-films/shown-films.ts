import { formatMinutes, formatRating, joinList } from '#lib/turkish/format.ts';
import { type Decide, say } from '../../core/skill.ts';
import type { Memory, ShownFilm } from '../../core/memory.ts';
import { extreme, pointedAt } from '../../core/resolve-reference.ts';

const WHICH =
  /hangisi\w* (?:\w+ )?(?:izle|oner|sec|daha iyi|once|tavsiye|begen|en iyi|guzel)|hangisiyle basla|sence hangisi|sen hangisi|hangisi iyi|hangisini|en (?:iyi|guzel)s?[iu] hangisi/u;

/** Questions about the films that were shown, answered from what is known of them. */
export const shownFilms: Decide = ({ text, references }, { memory }) => {
  const { shown } = memory;
  if (
    /(?:^| )(?:neden|niye|nicin)(?: |$)/u.test(text) &&
    /(?:oner|bunu|bunlari|sect|bu film|ilki|ikinci|ucuncu|sonuncu)/u.test(text)
  ) {
    const [reference] = references;
    const pointed = reference === undefined ? [] : pointedAt(reference.reference, memory);
    return say(whyShown(pointed.length > 0 ? pointed : shown));
  }
  return asksForBest(text, memory) ? say(bestOfShown(shown)) : undefined;
};

/** Whether a message asks which of the shown films is best; the answer names one, which is then the one spoken of. */
export const asksForBest = (text: string, { shown }: Memory) => shown.length > 1 && WHICH.test(text);

/** Which of the shown films to watch: the best rated, with what is known of it. */
function bestOfShown(shown: readonly ShownFilm[]): string {
  const best = extreme(shown, 'best');
  if (best === undefined) return '';
  const facts = [
    best.rating === undefined ? '' : `puanı ${formatRating(best.rating)}`,
    best.duration === undefined ? '' : formatMinutes(best.duration),
  ].filter(Boolean);
  return `Ben olsam ${best.title} ile başlardım${facts.length === 0 ? '' : ` (${facts.join(', ')})`}. Fragmanını açayım mı?`;
}

/** Why the shown films were chosen, in the words of their own records. */
function whyShown(films: readonly ShownFilm[]): string {
  const reasons = films.flatMap(({ title, explanation }) =>
    explanation === undefined ? [] : `${title}: ${explanation}`,
  );
  if (reasons.length > 0) return reasons.join('\n');
  return films.length === 0
    ? 'Henüz bir şey önermedim. Nasıl bir film istediğini söyle, başlayalım.'
    : `${joinList(films.map(({ title }) => title))} söylediklerine en çok uyan filmlerdi. İstersen ölçütleri değiştirelim.`;
}
