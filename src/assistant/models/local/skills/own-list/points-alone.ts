import { inputFor } from '../../core/resolve-reference.ts';
import { type Decide, act } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { findNumbers } from '../../understand/numbers.ts';
import { wordAt } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isAsking } from '../questions/asked.ts';
import { MOST_STARS, TEN, ofScale, outOf } from './given-stars.ts';
import { askedScale } from './stars-or-points.ts';
import source from './words.json' with { type: 'json' };

const words = phraseLists(source);
const FEW_WORDS = 6;

/** `9`, `evet beğendim 7`, `8 heralde`, `bana geçmedi valla 4 anca`, right after one film was marked as watched: points for it, and not the film of that name. */
export const pointsAlone: Decide = (parsed, { memory, index }) => {
  const { tokens, text } = parsed;
  const [marked, ...others] = memory.changed === true ? (memory.undo ?? []) : [];
  const [number, ...more] = findNumbers(tokens);
  if (marked?.tool !== 'unmarkWatched' || others.length + more.length > 0 || number === undefined)
    return undefined;
  const rest = text
    .split(' ')
    .toSpliced(number.from, number.to - number.from)
    .join(' ');
  if (rest !== '' && !words.BESIDE_POINTS.is(rest) && !isVerdict(parsed, number)) return undefined;
  const film = inputFor(marked.film, index);
  const isPraised = words.PRAISED.in(rest) && !words.BLAMED.in(rest);
  // `4 anca`: out of ten.
  const isOfTen = [words.AT_MOST, words.BLAMED].some((list) => list.in(rest));
  if (number.value <= MOST_STARS && !isPraised && !isOfTen) return askedScale(film, number.value);
  const given = isPraised ? ofScale(number.value) : outOf(number.value, TEN);
  return given && act({ tool: 'rateFilm', input: { ...film, stars: given.stars } });
};

/** A few words that name, ask and wish nothing, and a number in them that counts nothing. */
function isVerdict(
  { tokens, text, words: count, titles, references, markers, films }: Understanding,
  { from, to, value, suffix }: ReturnType<typeof findNumbers>[number],
): boolean {
  // `bir şey demedim`, `ona benzer`: only in figures are such words numbers for sure.
  const isSure = /^\d/u.test(wordAt(tokens, from)) || (value > 2 && value < TEN);
  const isEnd =
    to >= tokens.length ||
    from === 0 ||
    words.AT_MOST.is(wordAt(tokens, to)) ||
    words.GIVES.is(wordAt(tokens, to));
  const isWish = markers.requests || markers.another || films || isAsking(text) || words.BOUND.in(text);
  return (
    count <= FEW_WORDS &&
    isSure &&
    isEnd &&
    suffix === '' &&
    !isWish &&
    titles.length + references.length === 0 &&
    !COUNTED.test(wordAt(tokens, to))
  );
}
/** `3 kere izledim`, `2 saat sürdü` */
const COUNTED =
  /^(?:ker|kez|defa|saat|dakika|dk|gun|hafta|ay|yil|sene|yas|kisi|tane|bolum|film|sezon|numara)/u;
