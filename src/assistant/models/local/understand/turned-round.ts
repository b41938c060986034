import { isVerbForm } from '#lib/turkish/verb-forms.ts';

import { refusalsWords as words } from '../lexicon/word-lists.ts';
import { type Item, isAnswer, isLeft, isWished } from './refusals.ts';
import { type Tokens, endsClause, wordAt } from './tokens.ts';

/**
 * Whether a refusal looks ahead, at the item right after it (`istemiyorum korku`, `boşver komediyi`): only where nothing
 * stands before it that it could refuse (`onlar olmasın atlı bir film`, `matmazel istemem komedi`).
 */
export function isTurnedRound(tokens: Tokens, place: number, items: readonly Item[]): boolean {
  const word = wordAt(tokens, place);
  // `anlamam öyle uzay falan`
  const at = words.IN_BETWEEN.is(wordAt(tokens, place + 1)) ? place + 2 : place + 1;
  const next = items.find(({ from }) => from === at);
  if (next === undefined || endsClause(tokens[place]) || isWished(tokens, next.to)) return false;
  if (words.LEAVES.is(word) && !isLeft(tokens, next)) return false;
  if (words.HAS_ENOUGH.is(word) && !isOfWhich(tokens, next)) return false;
  return !looksBack(tokens, place) && !refusesOther(tokens, place);
}

/** `2000lerden türk komedisi olmasın recep ivedik`: a film behind `olmasın`, of which nothing else is said, is what is not to be. */
export function isFilmAhead(tokens: Tokens, place: number, items: readonly Item[]): boolean {
  const next = items.find(({ kind, from }) => kind === 'film' && from === place + 1);
  if (next === undefined || !NOT_TO_BE.test(wordAt(tokens, place)) || endsClause(tokens[place])) return false;
  return next.rest === '' && (next.to === tokens.length || endsClause(tokens[next.to - 1]));
}
const NOT_TO_BE = /^(?:olmas[iu]n|cikmas[iu]n|gelmesin|koyma)$/u;

/** `korkudan`, `korku filmlerinden` */
const isOfWhich = (tokens: Tokens, { to }: Item): boolean =>
  [to - 1, to].some((place) => /[dt][ae]n$/u.test(wordAt(tokens, place)));

/** These never look ahead. */
function looksBack(tokens: Tokens, place: number): boolean {
  const word = wordAt(tokens, place);
  return (
    // `olmayan yabancı bir dram`: a participle speaks of what stands before it, as `onsuz` does.
    /y[ae]n$/u.test(word) ||
    words.EXCEPT.is(word) ||
    // `amerikan esprisi değil fransız komedisi`: what follows is wished instead.
    word === 'degil' ||
    // `uyku yok beyin yakan bir şey`: what there is none of stands before it.
    word === 'yok' ||
    isAnswer(tokens, place) ||
    // `uyku girmesin korkudan`: only what is wished of a film is turned round.
    (word !== 'olmasin' && /m[ae]s[iu]n$/u.test(word))
  );
}

/** `2018'den eski olmasın korku filmi`, `o olmasın araba yarışlı bir şey`: what is refused stands before, and is no item. */
function refusesOther(tokens: Tokens, place: number): boolean {
  const word = wordAt(tokens, place);
  let before = place - 1;
  while (before >= 0 && !endsClause(tokens[before])) {
    const said = wordAt(tokens, before);
    if (words.MEASURED.is(said) || words.MEASURE.is(tokens[before]?.base)) return true;
    // `o sevmez korku`: who does not like it.
    if (POINTING.test(said)) return said !== 'o' || isOfThing(word);
    if (!words.FILLING.is(said) && !words.ASIDE.is(said)) return !isSubject(said, word) && !isFinite(said);
    before -= 1;
  }
  return false;
}

/** `gürültü` only ends as a verb does. */
const isFinite = (said: string): boolean => VERB.test(said) && (!/[dt][iu]$/u.test(said) || isVerbForm(said));

const POINTING = /^(?:[obs]u?|(?:on|bun|sun)(?:lar)?(?:[iu]|[dt][ae]n)?)$/u;

/** `olmasın` is said of what is not to be, `istemiyorum` by who does not want it. */
const isOfThing = (word: string): boolean => /^olm|^kals|m[ae]s[iu]n/u.test(word);
const isSubject = (said: string, word: string): boolean =>
  !isOfThing(word) && (/[iu]?m$|^b[ei][nz]$/u.test(said) || /(?:m[ae]z|[iu]yo|[iu]yor)$/u.test(word));

/** A sentence that ends without a mark: `gülelim olmasın dram`. */
const VERB =
  /(?:[iu]yo(?:r|rum|m|ruz|z)?|s[iu]n(?:l[ae]r)?|[dt][iu][mk]?|m[iu]s|[ae]l[iu]m|[ae]y[iu]m|[iu]r[iu]m|[ie]?ce[mzk]|[ia]?ca[mzk]|oner|ver|ac|bul|ama)$/u;
