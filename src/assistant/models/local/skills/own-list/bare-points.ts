import { phraseLists } from '../../lexicon/phrases.ts';
import { listsWords } from '../../lexicon/word-lists.ts';
import { findNumbers } from '../../understand/numbers.ts';
import { wordAt } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { MOST_STARS, TEN, ofScale, outOf } from './given-stars.ts';
import source from './words.json' with { type: 'json' };

const words = phraseLists(source);

/**
 * `parazit'i izledim, harikaydı, 5 verdim`, `bugün izlediğim film tenet, hiç anlamadım 5`: a number at the end of a clause,
 * beside a film that was seen. Up to five they are stars where it is praised, points where it is not, and else open.
 */
export function seenPoints({ tokens, text, titles, references }: Understanding) {
  const [title, ...more] = titles;
  const [only, ...others] = findNumbers(tokens).filter(
    ({ from }) => !titles.some((one) => one.from <= from && from < one.to),
  );
  if (title === undefined || only === undefined || more.length + others.length + references.length > 0)
    return undefined;
  const next = wordAt(tokens, only.to);
  // `john wick 4 izledim`, `titanik 2 saat`
  const isAlone = only.suffix === '' && (next === '' || words.GIVES.is(next) || words.AT_MOST.is(next));
  const isOfTitle = only.from === title.to;
  const isSeen = listsWords.WATCHED.in(text) || words.SEEN_FILM.in(text);
  if (!isAlone || isOfTitle || !isSeen || only.value > TEN || only.value <= 0) return undefined;
  const { value } = only;
  if (value > MOST_STARS) return { value, given: outOf(value) };
  if (words.PRAISED.in(text) && !words.BLAMED.in(text)) return { value, given: ofScale(value) };
  return { value, given: words.BLAMED.in(text) ? outOf(value) : undefined };
}
