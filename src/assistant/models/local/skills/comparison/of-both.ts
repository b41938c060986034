import { formatRating } from '#lib/turkish/format.ts';
import { knownFilms } from '../../core/known-film.ts';
import type { Memory, ShownFilm } from '../../core/memory.ts';
import { type Decide, say } from '../../core/skill.ts';
import { said } from '../questions/said.ts';
import { whichOfTwo } from '../questions/two-films.ts';

const BOTH = /(?:^| )(?:ikisi|bu iki|o iki)\w*(?: |$)/u;
const LIKED = /(?:^| )(?:puan\w*|begenil\w*|sevil\w*|yildiz\w*|oy)(?: |$)/u;

/** Two films that were spoken of one after the other, where no row stands on the screen. */
function twoSpokenOf({ shown, focus, lastShow }: Memory): readonly ShownFilm[] {
  const [first, ...others] = shown;
  if (shown.length === 2) return shown;
  const isPair = first !== undefined && others.length === 0 && focus !== undefined && lastShow === undefined;
  return isPair && focus.title !== first.title ? [first, focus] : [];
}

/** `ikisinden hangisi daha çok beğenilmiş`, after `gora favorilere` and `arog da`: the points of either. */
export const ofBoth: Decide = ({ text, titles, words }, { memory, index }) => {
  if (titles.length > 0 || words > MOST_WORDS || !BOTH.test(text) || !said.WHICH.in(text)) return undefined;
  const [first, second] = knownFilms(twoSpokenOf(memory), index);
  if (first === undefined || second === undefined) return undefined;
  if (!LIKED.test(text)) return say(whichOfTwo([first, second], text));
  if (first.rating === second.rating) return say(`Puanları aynı: ikisi de ${formatRating(first.rating)}.`);
  const [best, other] = first.rating > second.rating ? [first, second] : [second, first];
  return say(
    `${best.title} daha çok beğenilmiş: ${formatRating(best.rating)}. ${other.title} ${formatRating(other.rating)}.`,
  );
};
const MOST_WORDS = 8;
