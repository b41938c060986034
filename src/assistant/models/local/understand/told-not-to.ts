import { isVerbForm } from '#lib/turkish/verb-forms.ts';

import { refusalsWords as words } from '../lexicon/word-lists.ts';
import { type Tokens, endsClause, wordAt } from './tokens.ts';

const SAYS_NO = /^(\w{2,})m[ae](?:y[iu]n(?:[iu]z)?|z?s[ae](?:n(?:[aei]|[iu]z)?|k)|yiver\w*)?$/u;
/** Verbs done to each other or to oneself have nothing that they could be done to: `hesaplaşma`, `boşanma`. */
const OF_ONESELF = /^\w{3,}[sln]$/u;

/**
 * Whether a word tells the assistant not to do something with what stands before it, whatever verb it is
 * (`dram yollama gözünü seveyim`, `romantik de kakalamayın`). In `aksiyon kovalama patlama` it is a noun.
 */
export function isToldNotTo(tokens: Tokens, place: number): boolean {
  const word = wordAt(tokens, place);
  const stem = SAYS_NO.exec(word)?.[1];
  if (stem === undefined || !isVerbForm(`${stem}mek`) || words.NO_REFUSING.is(stem)) return false;
  if (!/m[ae]$/u.test(word)) return true;
  return (
    !OF_ONESELF.test(stem) &&
    !endsClause(tokens[place - 1]) &&
    (place === tokens.length - 1 ||
      endsClause(tokens[place]) ||
      words.PLEA.is(wordAt(tokens, place + 1)) ||
      words.NOT_AT_ALL.is(wordAt(tokens, place - 1)))
  );
}
