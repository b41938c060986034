import { isVerbForm } from '#lib/turkish/verb-forms.ts';

import { comparisonsWords, namesWords, notWishesWords, refusalsWords } from '../lexicon/word-lists.ts';
import { CONCEPTS } from './concepts.ts';
import { findNumbers } from './numbers.ts';
import { NEGATIVE_VERB, isRefusal } from './refusals.ts';
import { type TitleAt, isWritten, standsOut } from './spans.ts';
import { type Span, type Tokens, endsClause, endsSentence, foldedText, wordAt, wordsIn } from './tokens.ts';

const NEAR = 4;
const REACH = 5;
const LAST_HOUR = 24;

/** `ne kadar sürüyor`, `o kadar iyi`: an amount. */
const isAmount = (tokens: Tokens, place: number): boolean =>
  (wordAt(tokens, place) === 'kadar' && /^(?:ne|o|bu|su)$/u.test(wordAt(tokens, place - 1))) ||
  isHour(tokens, place - 1);

/** `saat 10 gibi`, `akşam sekiz gibi`: about that hour. */
const isHour = (tokens: Tokens, place: number): boolean =>
  /^(?:saat\w*|aksam\w*|sabah\w*|gece\w*|ogle\w*)$/u.test(wordAt(tokens, place - 1)) &&
  findNumbers(tokens).some(({ from, to, value }) => from === place && to === place + 1 && value <= LAST_HOUR);

/** `gece yarısına kadar`: a time, not a film called so. */
const isUntil = (tokens: Tokens, to: number): boolean =>
  wordAt(tokens, to) === 'kadar' &&
  (/^y?[ea]$/u.test(tokens[to - 1]?.suffix ?? '') || /[iu]n[ae]$/u.test(wordAt(tokens, to - 1)));

/** `terapi gibi`, `kâbus gibi`: the whole says how a film is, and its word is no film's name. */
export const isIdiom = (tokens: Tokens, { from, to }: Span): boolean =>
  (CONCEPTS.at(tokens, from)?.to ?? 0) > to;

/**
 * `dağ gibi yığmışım`, `köstebek gibi toprağın altındayım`, `dağ gibi bulaşık var`: a figure of speech. A verb tells what
 * is so, before any word of a film.
 */
export function isFigure(tokens: Tokens, to: number): boolean {
  if (wordAt(tokens, to) !== 'gibi' || endsClause(tokens[to])) return false;
  const end = tokens.findIndex((token, at) => at > to && endsClause(token));
  const said = wordsIn(tokens, to + 1, Math.min(to + 1 + NEAR, end < 0 ? tokens.length : end + 1));
  const told = said.findIndex((word, at) => isTold(word) && !/^m[iu]/u.test(wordAt(tokens, to + at + 2)));
  return told >= 0 && !said.slice(0, told).some(notWishesWords.OF_A_WISH.is);
}
const isTold = (word: string): boolean =>
  /^var(?:d[iu])?$/u.test(word) ||
  (!notWishesWords.OF_A_WISH.is(word) &&
    !notWishesWords.NO_DEED.is(word) &&
    (notWishesWords.DID.is(word) || (FINITE.test(word) && isVerbForm(word))));
const FINITE = /(?:[iu]yor?|[dt][iu]|m[iu]s)(?:l[ae]r)?$/u;

/** What a film does to somebody: `ağlatan bir film`, unlike `oturan ağır şeyler`; alone where everybody knows the film. */
const MOVES = /^\w+(?:t|(?<!o)[dt][iu]r)[ae]n (?:bir? )?film/u;
const MOVES_ALONE = /^\w+(?:t|(?<!o)[dt][iu]r)[ae]n(?: (?:bir?|bise|bisi|bisey|sey)(?: |$)|$)/u;
const FAMOUS = 4;

/** `kötü sonla bitsin, hayat gibi`, `dağ gibi bulaşık var`: an everyday word is no film's name. */
export const isSimile = (tokens: Tokens, title: TitleAt): boolean => {
  const { span, from, to } = title;
  if (!span.ordinary || to - from > 1 || isWritten(title) || wordAt(tokens, to) !== 'gibi') return false;
  // `ayla gibi ağlatan` is like the film.
  const said = wordsIn(tokens, to + 1, to + 4).join(' ');
  const isFamous = span.films.some(({ judgement }) => (judgement?.fame ?? 0) >= FAMOUS);
  if (isManner(tokens, to + 1) && !MOVES.test(said) && !(isFamous && MOVES_ALONE.test(said))) return true;
  const isLast = endsClause(tokens[to]) || to === tokens.length - 1;
  return (from > 0 && isLast) || wordsIn(tokens, to + 2, tokens.length).join(' ') === 'var';
};

/** `manyak gibi gülmek`, `deli gibi ağlatan`: how something is done stands before the verb, and names no film. */
export const isManner = (tokens: Tokens, at: number): boolean =>
  /^[a-z]{3,}(?:m[ae][kg]\w*|[ae]l[iu]m|[ae]y[iu]m|[dt][iu]r|[iurt][ae]n|t)$/u.test(wordAt(tokens, at)) &&
  isVerbForm(wordAt(tokens, at));

/** `gişe memuru gibi biri`, `hamam gibi bi yerde`: somebody or a place in a story is like that, and no film. */
export const isOfSomebody = (tokens: Tokens, at: number): boolean =>
  /^biri(?:si)?(?:n[aei]\w*)?$/u.test(wordAt(tokens, at)) ||
  (/^bir?$/u.test(wordAt(tokens, at)) && comparisonsWords.IN_STORY.is(wordAt(tokens, at + 1)));

/** `parasite'in türü ne`, `dune'un atmosferi nasıl`: how it is itself is asked. */
export const isAskedOf = (tokens: Tokens, to: number): boolean =>
  (/n?[iu]n$/u.test(tokens[to - 1]?.suffix ?? '') ? OF_ITS_OWN : ASKED_OF_IT).test(
    foldedText(tokens.slice(to)),
  );
const ASKED_OF_IT =
  /^(?:film\w* )?(?:tur|tarz|hava|atmosfer|kalite|kafa)\w* (?:ne(?:dir|ydi|ymis)?|nasil(?:di|dir)?|hangisi)(?: (?:ya|ki|acaba|peki|tam|olarak))*$/u;
const OF_ITS_OWN =
  /^(?:film\w* )?(?:tur|atmosfer|kalite)[a-z]{0,4}(?: ne\w*| nasil\w*| hangi\w*)?(?: \w+)?$/u;

/** Whether the words after a name compare with it (`… gibi`, `… filmine benzer`, `… tarzında`). */
export function isCompared(tokens: Tokens, to: number): boolean {
  if (isUntil(tokens, to) || isAskedOf(tokens, to)) return false;
  for (let place = to; place < Math.min(tokens.length, to + NEAR); place++) {
    const word = wordAt(tokens, place);
    // `matrix e benzer`: the ending stands apart.
    if (place === to && /^(?:y?[aeiu]|n?[iu]n)$/u.test(word)) continue;
    // `haneke'ye yakın`
    if (word === 'yakin' && place > 0 && /[ae]$/u.test(wordAt(tokens, place - 1))) return true;
    // `fight club, seven, matrix`, `zodiac ve seven dışında`: a film of a row.
    const inRow = endsClause(tokens[place - 1]) || refusalsWords.LEFT_OUT.is(wordAt(tokens, place + 1));
    if (word === 'seven' && inRow) return false;
    // `forrest gump'ın kardeşi sayılacak bir film`
    if (comparisonsWords.KIN.is(`${word} ${wordAt(tokens, place + 1)}`)) return true;
    // `yüzüklerin efendisi kadar uzatmasın`
    if (word === 'kadar' && NEGATIVE_VERB.test(wordAt(tokens, place + 1))) return false;
    if (comparisonsWords.LIKE.is(word))
      return !isAmount(tokens, place) && !(word === 'gibi' && isOfSomebody(tokens, place + 1));
    if (!comparisonsWords.BEFORE_LIKE.is(word) || endsSentence(tokens[place - 1])) return false;
  }
  return false;
}

export const isLiked = (tokens: Tokens, to: number) =>
  wordsIn(tokens, to, to + REACH).some(comparisonsWords.LIKED.is);
/** The same by a word of love alone. */
export const isPraised = (tokens: Tokens, to: number) =>
  wordsIn(tokens, to, to + REACH).some(
    (word, at, words) =>
      comparisonsWords.LIKED.is(word) &&
      !comparisonsWords.SEEN.is(word) &&
      !/^(?:degil|m[iu])$/u.test(words[at + 1] ?? ''),
  );
export const isSeen = (tokens: Tokens, to: number) =>
  wordsIn(tokens, to, to + REACH).some(comparisonsWords.SEEN.is);
/** Where likeness to what was named before is wanted with a word for it: `titanik olmaz, onun gibi`, `öyle bir şey`. */
export const takenUpAt = (tokens: Tokens, to: number): number | undefined => {
  const at = tokens.findIndex(
    ({ folded }, place) =>
      place >= to &&
      ((comparisonsWords.TAKES_UP.is(folded) && comparisonsWords.WANTS_ALIKE.is(wordAt(tokens, place + 1))) ||
        // `parazit'i bitirdim, ona en yakın ne izlerim`
        comparisonsWords.KIN.firstIn(wordsIn(tokens, place, place + NEAR).join(' ')) === 0),
  );
  return at < 0 ? undefined : at;
};
/** Whether likeness to what was named before is wanted: `truman show var ya, onun benzerleri`, `… aynısından bir tane`. */
export const isTakenUp = (tokens: Tokens, to: number) =>
  comparisonsWords.SUCH_A_ONE.in(wordsIn(tokens, to, tokens.length).join(' ')) ||
  takenUpAt(tokens, to) !== undefined ||
  tokens.some(({ folded }, place) => place >= to && comparisonsWords.SAME_AGAIN.is(folded));
/** `parazit mi neydi`: whoever is not sure of a title names one. */
export const isHalfForgotten = (tokens: Tokens, to: number) =>
  /^m[iu]$/u.test(wordAt(tokens, to)) && /^(?:ney|adi|ismi)/u.test(wordAt(tokens, to + 1));

/** `Prisoners mesela`, `örneğin Amelie`, `not defteri falan`: named as an example of what is wished. */
export const isExample = (tokens: Tokens, title: TitleAt): boolean =>
  standsOut(title) &&
  !tokens.some(({ folded }) => comparisonsWords.SEEN.is(folded)) &&
  // `zombi falan olmasın`
  !isRefusal(tokens, title.to + 1) &&
  (namesWords.EXAMPLE_AFTER.is(wordAt(tokens, title.to)) ||
    namesWords.EXAMPLE_BEFORE.is(wordAt(tokens, title.from - 1)));

/** Whether something like what was named is wanted anywhere in the message. */
export const wantsAlike = (tokens: Tokens, titles: readonly TitleAt[]) =>
  comparisonsWords.KIN.in(foldedText(tokens)) ||
  tokens.some(
    // `sonu neden öyle bitti`; the `aynı` of *Her Şey Her Yerde Aynı Anda* is of the title
    ({ folded }, place) =>
      !titles.some(({ from, to }) => from <= place && place < to) &&
      comparisonsWords.WANTS_ALIKE.is(folded) &&
      // `öyle bir şey olmasın`
      refusalsWords.NOT_SO.firstIn(wordsIn(tokens, place, place + REACH).join(' ')) !== 0 &&
      !/^(?:neden|niye|nicin)$/u.test(wordAt(tokens, place - 1)),
  );
