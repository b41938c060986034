import { boundsWords as words } from '../lexicon/word-lists.ts';
import { type Tokens, endsClause, wordAt, wordsIn } from './tokens.ts';

/** Which way a number bounds a wish: at most, at least, about, or just so. */
type Bound = 'most' | 'least' | 'about' | 'exact';

const AFTER = 6;
const BEFORE = 3;
const TURN = 3;

/**
 * How the words around a number bound it. `altına düşmesin` turns round what `altına` says; a clause mark ends the look.
 * @param from first token of the number, @param to one beyond the number and its unit
 */
export function boundOf(tokens: Tokens, from: number, to: number): Bound {
  const before = wordsIn(tokens, from - BEFORE, from).join(' ');
  // `ne 1990'dan eski ne 2010'dan yeni`
  const turned = (bound: Bound, of: Tokens, at: number) =>
    wordAt(tokens, from - 1) === 'ne' ? OPPOSITE[bound] : turnedBy(bound, of, at);
  if (words.MOST_BEFORE.ends(before)) return turned('most', tokens, to);
  if (words.LEAST_BEFORE.ends(before)) return turned('least', tokens, to);
  for (let place = to; place < Math.min(tokens.length, to + AFTER); place++) {
    if (endsClause(tokens[place - 1])) break;
    const word = wordAt(tokens, place);
    if (words.LESS.is(word)) return words.NEVER_BEYOND.is(word) ? 'most' : turned('most', tokens, place + 1);
    if (words.MORE.is(word)) return turned('least', tokens, place + 1);
    if (words.ABOUT.is(word)) return 'about';
    if (!words.PASSED_OVER.is(word)) break;
  }
  return words.ABOUT_BEFORE.ends(before) ? 'about' : 'exact';
}

const OPPOSITE: Readonly<Record<Bound, Bound>> = {
  most: 'least',
  least: 'most',
  about: 'about',
  exact: 'exact',
};

function turnedBy(bound: Bound, tokens: Tokens, from: number): Bound {
  for (let place = from; place < Math.min(tokens.length, from + TURN); place++) {
    if (endsClause(tokens[place - 1])) break;
    if (words.TURNED_ROUND.is(wordAt(tokens, place))) return bound === 'most' ? 'least' : 'most';
  }
  return bound;
}
