import type { Tokens } from './tokens.ts';
import { viewersWords as words } from '../lexicon/word-lists.ts';
import { wordsIn } from './tokens.ts';

/** What they agreed on may be so many words before the verb that says so. */
const BEFORE = 3;
const MOST_WORDS = 3;

/**
 * What several people have agreed on in the end (`… en sonunda tamam dedik gerilim olsun`, `… komedide anlaştık`); what
 * each of them wanted before no longer counts. Undefined where they say nothing of it.
 */
export function agreedIn(written: string, tokens: Tokens): string | undefined {
  const agrees = placeOf(words.AGREES, tokens, 0);
  if (agrees < 0) return undefined;
  const opening = placeOf(words.AT_LAST, tokens.slice(0, agrees), 0);
  const from = opening < 0 ? Math.max(0, agrees - BEFORE) : opening;
  const first = tokens[from];
  return first === undefined ? undefined : written.slice(first.start);
}

/** Where the last phrase of a list begins among tokens. */
function placeOf(list: (typeof words)['AGREES'], tokens: Tokens, least: number): number {
  for (let place = tokens.length - 1; place >= least; place--)
    if (list.firstIn(wordsIn(tokens, place, place + MOST_WORDS).join(' ')) === 0) return place;
  return -1;
}
