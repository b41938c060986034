import type { DecisionContext } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { listsWords } from '../../lexicon/word-lists.ts';
import { findNumbers } from '../../understand/numbers.ts';
import { wordAt } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { ofScale, outOf } from './given-stars.ts';
import source from './words.json' with { type: 'json' };

const words = phraseLists(source);

/** `parazit'i izledim, harikaydı, 5 verdim`: beside praise up to five are stars. */
export function praisedPoints({ tokens, text, titles }: Understanding) {
  const [only, ...others] = findNumbers(tokens).filter(
    ({ from }) => !titles.some((title) => title.from <= from && from < title.to),
  );
  const isGiven = only !== undefined && words.GIVES.is(wordAt(tokens, only.to));
  const isSaid = isGiven && others.length === 0 && titles.length === 1 && words.PRAISED.in(text);
  return isSaid && listsWords.WATCHED.in(text) ? ofScale(only.value) : undefined;
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
