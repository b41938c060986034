import { refusalsWords as words } from '../lexicon/word-lists.ts';
import { type Item, isRefusal } from './refusals.ts';
import { type Span, type Tokens, endsClause, wordAt, wordsIn } from './tokens.ts';

/** So many words stand between what is pointed at and what is said of it. */
const REACH = 4;

/**
 * Whether something is said of the films on the screen, and so is not wished (`bunlar iç karartıcı`, `hepsi savaş filmi
 * ama`, `bu çok ağır ya`): it ends its clause, which begins by pointing at them. Or it is asked why it came.
 */
export const isSaidOfShown = (tokens: Tokens, item: Item): boolean =>
  isContrasted(tokens, item) ??
  (isToldPointing(tokens, item) || isAskedWhyGiven(tokens, item) || turnsOutSo(tokens, item));

/**
 * `yok korkuymuş bu`, `savaş filmiymiş, istemem`: what it turns out to be is why it is refused. `yaşanmış bir olay olsun,
 * uydurma istemem` says nothing of what came.
 */
const turnsOutSo = (tokens: Tokens, { rest, to }: Item): boolean => {
  const end = /^y?m[iu]s$/u.test(rest) ? to : /^film\w*m[iu]s$/u.test(wordAt(tokens, to)) ? to + 1 : 0;
  return (
    end > 0 &&
    (endsAt(tokens, end) || /^bu(?:nlar)?$/u.test(wordAt(tokens, end)) || isRefusal(tokens, end)) &&
    tokens.some((_, place) => isRefusal(tokens, place))
  );
};

/** `bu da hapishane ama komik olmuş`: what is right about it, and after the objection what is not. */
function isContrasted(tokens: Tokens, { from, to }: Span): boolean | undefined {
  const isPointed = /^(?:bu|bunlar)$/u.test(wordAt(tokens, 0));
  if (!isPointed || !words.TURNED_OUT.is(wordAt(tokens, tokens.length - 1))) return undefined;
  const but = tokens.findIndex(({ folded }) => words.OBJECTION.is(folded));
  if (but < 1) return undefined;
  return from > but && to === tokens.length - 1;
}

function isToldPointing(tokens: Tokens, { from, to }: Span): boolean {
  const end = wordAt(tokens, to).startsWith('film') ? to + 1 : to;
  // `aşk filmi gibi sanki`, `çocuk filmi gibi duruyor`: what it looks like.
  if (wordAt(tokens, end) === 'gibi' && words.SEEMS.is(wordAt(tokens, end + 1))) return true;
  // `çok ağır bunlar hafif bişey ver`
  const isTooMuch = [from - 1, from].some((place) => words.INTENSIFIER.is(wordAt(tokens, place)));
  const goesOn = end + 1 < tokens.length && !words.ENDS_SAYING.is(wordAt(tokens, end + 1));
  if (isTooMuch && goesOn && words.POINTED_AFTER.is(wordAt(tokens, end))) return true;
  // `bu sonuncuda robot var ya`
  const has =
    wordAt(tokens, end) === 'var' &&
    words.HOLDS.ends(wordsIn(tokens, Math.max(0, from - REACH), from).join(' '));
  // `bunlarda çok küfür var annemle izliycem`
  if (has) return isTooMuch || endsAt(tokens, end + 1);
  // `bunları kanlı buldu eşim`
  if (
    /^bul(?:d[iu]|mus)/u.test(wordAt(tokens, end)) &&
    words.FOUND_TO_BE.ends(wordsIn(tokens, Math.max(0, from - REACH), from).join(' '))
  )
    return true;
  if (!endsAt(tokens, end)) return false;
  let start = from;
  // `bunlar komedi ben twist dedim`: what somebody says of themselves is said of no film.
  const isClear = (at: number) => !endsClause(tokens[at]) && !/^(?:ben|biz)$/u.test(wordAt(tokens, at));
  while (start > 0 && from - start < REACH && isClear(start - 1)) start -= 1;
  // Of `çok ağır` the first word is part of what is said.
  const before = words.INTENSIFIER.is(wordAt(tokens, from)) ? from + 1 : from;
  return words.OF_SHOWN.in(wordsIn(tokens, start, before).join(' '));
}

/** A clause is over, or the word that follows ends it: `bu çok ağır ya, …`, `bunlar çok karanlık daha aydınlık bir şey`. */
const endsAt = (tokens: Tokens, place: number): boolean =>
  place >= tokens.length ||
  endsClause(tokens[place - 1]) ||
  words.ENDS_SAYING.is(wordAt(tokens, place)) ||
  /^(?:ben|biz)$/u.test(wordAt(tokens, place));

/** `yabancı niye verdin`, `neden korku önerdin ki`: what came was not wished. */
function isAskedWhyGiven(tokens: Tokens, { from, to }: Span): boolean {
  const skip = (place: number, step: 1 | -1): number =>
    words.BESIDE_GIVEN.is(wordAt(tokens, place)) ? skip(place + step, step) : place;
  const after = skip(to, 1);
  if (words.WHY_SO.is(wordAt(tokens, after))) return words.GIVEN.is(wordAt(tokens, skip(after + 1, 1)));
  return words.GIVEN.is(wordAt(tokens, after)) && words.WHY_SO.is(wordAt(tokens, skip(from - 1, -1)));
}
