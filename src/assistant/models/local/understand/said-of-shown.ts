import { refusalsWords as words } from '../lexicon/word-lists.ts';
import { type Span, type Tokens, endsClause, wordAt, wordsIn } from './tokens.ts';

/** So many words stand between what is pointed at and what is said of it. */
const REACH = 4;

/**
 * Whether something is said of the films on the screen, and so is not wished (`bunlar iç karartıcı`, `hepsi savaş filmi
 * ama`, `bu çok ağır ya`): it ends its clause, which begins by pointing at them. Or it is asked why it came.
 */
export const isSaidOfShown = (tokens: Tokens, span: Span): boolean =>
  isContrasted(tokens, span) ?? (isToldPointing(tokens, span) || isAskedWhyGiven(tokens, span));

/** `bu da hapishane ama komik olmuş`: what is right about it, and after the objection what is not. */
function isContrasted(tokens: Tokens, { from, to }: Span): boolean | undefined {
  const but = tokens.findIndex(({ folded }) => BUT.test(folded));
  const isJudged = TURNED_OUT.test(wordAt(tokens, tokens.length - 1));
  if (but < 1 || !isJudged || !/^(?:bu|bunlar)$/u.test(wordAt(tokens, 0))) return undefined;
  return from > but && to === tokens.length - 1;
}
const BUT = /^(?:ama|fakat|yalniz)$/u;
const TURNED_OUT = /^(?:olmus|cikmis|cikti|kacmis|kacti|kalmis|kaliyor?)$/u;

function isToldPointing(tokens: Tokens, { from, to }: Span): boolean {
  const end = wordAt(tokens, to).startsWith('film') ? to + 1 : to;
  // `aşk filmi gibi sanki`, `çocuk filmi gibi duruyor`: what it looks like.
  if (wordAt(tokens, end) === 'gibi' && SEEMS.test(wordAt(tokens, end + 1))) return true;
  // `çok ağır bunlar hafif bişey ver`
  const isTooMuch = [from - 1, from].some((place) => words.INTENSIFIER.is(wordAt(tokens, place)));
  const goesOn = end + 1 < tokens.length && !words.ENDS_SAYING.is(wordAt(tokens, end + 1));
  if (isTooMuch && goesOn && POINTED_AFTER.test(wordAt(tokens, end))) return true;
  // `bu sonuncuda robot var ya`
  const has =
    wordAt(tokens, end) === 'var' && HOLDS.test(wordsIn(tokens, Math.max(0, from - REACH), from).join(' '));
  // `bunlarda çok küfür var annemle izliycem`
  if (has) return isTooMuch || endsAt(tokens, end + 1);
  // `bunları kanlı buldu eşim`
  if (
    /^bul(?:d[iu]|mus)/u.test(wordAt(tokens, end)) &&
    FOUND_SO.test(wordsIn(tokens, Math.max(0, from - REACH), from).join(' '))
  )
    return true;
  if (!endsAt(tokens, end)) return false;
  let start = from;
  while (start > 0 && from - start < REACH && !endsClause(tokens[start - 1])) start -= 1;
  // Of `çok ağır` the first word is part of what is said.
  const before = words.INTENSIFIER.is(wordAt(tokens, from)) ? from + 1 : from;
  return words.OF_SHOWN.in(wordsIn(tokens, start, before).join(' '));
}

/** What something looks like: `korku gibi duruyor`. */
const SEEMS = /^(?:sanki|(?:dur|gel|gorun|gozuk)(?:[iu]yo\w*|d[iu]|[iu]rdu|[iu]yordu))$/u;

const POINTED_AFTER = /^(?:bunlar|hepsi|onlar|ucu|ikisi)$/u;

const HOLDS =
  /(?:^| )(?:bu )?(?:ilkinde|birincide|birincisinde|ikincide|ikincisinde|ucuncude|ucuncusunde|sonuncuda|sonuncusunda|bunda|bunlarda|hepsinde|sunda)(?: (?:da|de|yine|gene|hep|cok|bir?|fazla)){0,2}$/u;

const FOUND_SO =
  /(?:^| )(?:bu|o|su|bun|on|sun|hepsi|ucu|ikisi)(?:nu|n[iu]|lar[iu])?(?: (?:da|de|biraz|cok|fazla|bir?|pek|asiri|film\w*)){0,2}$/u;

/** A clause is over, or the word that follows ends it: `bu çok ağır ya, …`, `bunlar çok karanlık daha aydınlık bir şey`. */
const endsAt = (tokens: Tokens, place: number): boolean =>
  place >= tokens.length || endsClause(tokens[place - 1]) || words.ENDS_SAYING.is(wordAt(tokens, place));

const WHY = /^(?:niye|neden|nicin)$/u;
const GIVEN =
  /^(?:(?:ver|oner|getir|cikar|goster|koy|yolla|at)(?:[dt][iu]n\w*|[iu]yor?s\w*)|cik(?:ti|[iu]yo\w*)|geldi|getiriyo\w*)$/u;
const BESIDE_GIVEN = /^(?:film\w*|hep|bana|bize|ki|bir|yine|simdi)$/u;

/** `yabancı niye verdin`, `neden korku önerdin ki`: what came was not wished. */
function isAskedWhyGiven(tokens: Tokens, { from, to }: Span): boolean {
  const skip = (place: number, step: 1 | -1): number =>
    BESIDE_GIVEN.test(wordAt(tokens, place)) ? skip(place + step, step) : place;
  const after = skip(to, 1);
  if (WHY.test(wordAt(tokens, after))) return GIVEN.test(wordAt(tokens, skip(after + 1, 1)));
  return GIVEN.test(wordAt(tokens, after)) && WHY.test(wordAt(tokens, skip(from - 1, -1)));
}
