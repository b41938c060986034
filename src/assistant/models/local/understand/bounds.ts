import { isVerbForm } from '#lib/turkish/verb-forms.ts';

import { boundsWords as words, refusalsWords } from '../lexicon/word-lists.ts';
import { findNumbers } from './numbers.ts';
import { type Tokens, endsClause, wordAt, wordsIn } from './tokens.ts';

/** Which way a number bounds a wish: at most, at least, about, or just so. */
export type Bound = 'most' | 'least' | 'about' | 'exact';

/** What is called too much bounds at most, what is called too little at least. */
type Excess = 'most' | 'least';

const AFTER = 6;
const BEFORE = 3;
const TURN = 3;
const REACH = 4;

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
  const excess = excessOf(tokens, to);
  if (excess !== undefined) return excess;
  // `2010 yapımı olsun en eskisi`
  const after = wordsIn(tokens, to, to + AFTER).join(' ');
  if (words.LEAST_AFTER.firstIn(after) === 0) return 'least';
  if (words.MOST_AFTER.firstIn(after) === 0) return 'most';
  for (let place = to; place < Math.min(tokens.length, to + AFTER); place++) {
    if (endsClause(tokens[place - 1])) break;
    const word = wordAt(tokens, place);
    const onward = wordsIn(tokens, place, place + REACH).join(' ');
    if (words.IF_LESS.firstIn(onward) === 0) return 'least';
    if (words.IF_MORE.firstIn(onward) === 0) return 'most';
    if (words.LESS.is(word)) return words.NEVER_BEYOND.is(word) ? 'most' : turned('most', tokens, place + 1);
    if (words.MORE.is(word)) return turned('least', tokens, place + 1);
    if (words.ABOUT.is(word)) return 'about';
    if (!words.PASSED_OVER.is(word)) break;
  }
  return words.ABOUT_BEFORE.ends(before) ? 'about' : 'exact';
}

/** `3 saat çok uzun`, `1980 fazla eski`, `2 saat uzun geldi`; `3 saatten çok uzun` is a bound like any other. */
export function excessOf(tokens: Tokens, to: number): Excess | undefined {
  const last = tokens[to - 1];
  if (last === undefined || /[dt][ae]n$/u.test(`${last.folded}${last.suffix}`) || endsClause(last))
    return undefined;
  const intense = words.TOO.is(wordAt(tokens, to));
  const measures = (place: number) =>
    words.TOO_MUCH.is(wordAt(tokens, place)) || words.TOO_LITTLE.is(wordAt(tokens, place));
  const at = intense && measures(to + 1) ? to + 1 : to;
  const after = wordAt(tokens, at + 1);
  const isSaidAlone = words.TOO_ALONE.is(wordAt(tokens, at)) && (endsClause(tokens[at]) || after === '');
  const isFelt = isSaidAlone || words.TOO_FELT.is(after);
  if (words.TURNED_ROUND.is(after) || !(at > to || isFelt)) return undefined;
  const word = wordAt(tokens, at);
  if (words.TOO_MUCH.is(word)) return 'most';
  return words.TOO_LITTLE.is(word) ? 'least' : undefined;
}

/** `8'in altındakileri at`, `90'dan önce çekilenleri çıkar`: those are to go. */
export const isCutOff = (tokens: Tokens, place: number): boolean =>
  words.CUT_OFF.is(wordAt(tokens, place)) &&
  // `2015ten sonrakileri çıkar bana`: those are to come.
  !/^(?:ba[gn]a|bize)$/u.test(wordAt(tokens, place + 1)) &&
  /(?:l[ae]r|s)[iu](?:n[iu])?$/u.test(wordAt(tokens, place - 1));

/**
 * The verbs that say no to what lies beyond a number (`7'nin altında olmasın`, `2000'den eski korku istemem`), by their
 * places: they refuse nothing else.
 */
export function boundingVerbs(tokens: Tokens): ReadonlySet<number> {
  const isTurning = (word: string) => words.TURNED_ROUND.is(word) || WILL_NOT.test(word);
  if (!tokens.some(({ folded }) => isTurning(folded))) return new Set();
  const isBound = (place: number) =>
    words.LESS.is(wordAt(tokens, place)) || words.MORE.is(wordAt(tokens, place));
  return new Set(
    findNumbers(tokens).flatMap(({ to }) => {
      const bound = tokens.findIndex((_, place) => place >= to && place < to + TURN && isBound(place));
      if (bound < 0) return [];
      const ahead = wordsIn(tokens, bound + 1, bound + AFTER);
      const verb = ahead.findIndex(isTurning);
      const isParted =
        tokens.slice(to - 1, bound + 1 + verb).some(endsClause) ||
        ahead.slice(0, verb).some((word) => refusalsWords.WANTED.is(word) || refusalsWords.BUT.is(word));
      return verb < 0 || isParted ? [] : [bound + 1 + verb];
    }),
  );
}

const OPPOSITE: Readonly<Record<Bound, Bound>> = {
  most: 'least',
  least: 'most',
  about: 'about',
  exact: 'exact',
};

/** `yüz dakikadan fazla oturmuyo`, `dayanmaz`, `duramam`: whatever is not done so long, or is not to be. */
const isNeverDone = (word: string): boolean =>
  words.TURNED_ROUND.is(word) ||
  NOT_DOING.test(word) ||
  WILL_NOT.test(word) ||
  (NEVER_DOES.test(word) && isVerbForm(word));
/** `puanı sekizin altında olmayacak`, `olmıcak` */
const WILL_NOT = /^\w{2,}m(?:[ae]y[ae]|[iu]y?)c[ae][kg]\w*$/u;
const NOT_DOING = /^\w{2,}m[iu]yo\w*$/u;
const NEVER_DOES = /^\w{2,}m(?:[ae]z(?:l[ae]r)?|[ae]m|[ae]y[iu]z|[ae]d[iu]\w*)$/u;

function turnedBy(bound: Bound, tokens: Tokens, from: number): Bound {
  for (let place = from; place < Math.min(tokens.length, from + TURN); place++) {
    // `7 üstü olsun çöp olmasın`: the bound is said, and something else refused.
    if (endsClause(tokens[place - 1]) || wordAt(tokens, place - 1) === 'olsun') break;
    // `doksan dakikadan uzun film açarsan yarıda kalır`
    const soThat = refusalsWords.IF_IT_IS.firstIn(wordsIn(tokens, place, place + REACH).join(' ')) === 0;
    if (soThat || isNeverDone(wordAt(tokens, place)) || isCutOff(tokens, place))
      return bound === 'most' ? 'least' : 'most';
  }
  return bound;
}
