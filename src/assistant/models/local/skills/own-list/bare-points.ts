import type { DecisionContext } from '../../core/skill.ts';
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

/** `4 veririm`, `bana geçmedi valla 4 anca`: right after a film was marked as watched, a number alone is points out of ten. */
export function barePoints({ tokens, text, exact, titles }: Understanding, { memory }: DecisionContext) {
  const marked =
    memory.changed === true && memory.undo?.some(({ tool }) => tool === 'unmarkWatched') === true;
  const [only, ...others] = findNumbers(tokens);
  if (!marked || only === undefined || others.length > 0 || exact !== undefined || titles.length > 0)
    return undefined;
  // `ondaki adam`, `ona benzer`: the film, and no ten.
  if (PRONOUN.test(wordAt(tokens, only.from))) return undefined;
  const isGiven = words.GIVES.in(text) || /(?:^| )(?:anca|ancak|eder|alir|benden|yeter)(?: |$)/u.test(text);
  if (!isGiven) return undefined;
  return words.PRAISED.in(text) ? ofScale(only.value) : outOf(only.value);
}

const PRONOUN = /^on(?:[aiu]|un\w*|d[ae]\w*|lar\w*)$/u;
