import { openSlotsWords } from '../lexicon/word-lists.ts';
import { CONCEPTS } from './concepts.ts';
import type { Reader } from './reading.ts';
import { type Span, type Tokens, placesOf, wordAt, wordsIn } from './tokens.ts';

/** What may stand between two places that are both welcome (`amerikan da olur türk de olur fark etmez`). */
const BETWEEN = /^(?:d[ae]|olur|olsa|olsun|ya|veya|yada|film\w*|yapim\w*|hepsi|hic|ikisi|bana|benim|icin)$/u;
const FEWEST = 2;

/** Reads `türk yunan fark etmez`: places that are named only to say that any will do; no wish of them is made. */
export const readEitherPlace: Reader = ({ tokens }) => {
  const end = tokens.findIndex(
    (_, at) => openSlotsWords.INDIFFERENT.firstIn(wordsIn(tokens, at, at + 2).join(' ')) === 0,
  );
  const places = end < 0 ? [] : placesBefore(tokens, end);
  return places.length < FEWEST ? {} : { claims: placesOf(...places, { from: end, to: end + 1 }) };
};

function placesBefore(tokens: Tokens, end: number): Span[] {
  const found: Span[] = [];
  let at = end - 1;
  while (at >= 0) {
    const place = placeEndingAt(tokens, at);
    if (place !== undefined) found.unshift(place);
    else if (!BETWEEN.test(wordAt(tokens, at))) break;
    at = (place?.from ?? at) - 1;
  }
  return found;
}

const LONGEST = 2;
function placeEndingAt(tokens: Tokens, last: number): Span | undefined {
  for (let from = Math.max(0, last - LONGEST + 1); from <= last; from++) {
    const found = CONCEPTS.at(tokens, from);
    const isPlace = found?.value.kind === 'origin' || found?.value.kind === 'countries';
    if (found !== undefined && isPlace && found.to === last + 1) return { from, to: found.to };
  }
  return undefined;
}
