import { fold } from '#domain/title.ts';
import { notWishesWords, viewersWords as words } from '../lexicon/word-lists.ts';
import { CONCEPTS } from './concepts.ts';
import { type Token, type Tokens, endsClause, endsSentence, foldedText, wordAt, wordsIn } from './tokens.ts';

/** What a message says of each of two people, in its own words; what it says of neither goes to both. */
interface TwoParts {
  mine: string;
  theirs: string;
  /** The same without what is said before either is spoken of. */
  own: { mine: string; theirs: string };
  /** In a long message, what is told once both have said what they like. */
  rest: string;
  /** Somebody is spoken of beside the two. */
  isOfThree: boolean;
}

type Side = keyof TwoParts['own'];

/** `ben korku o romantik`, `eşim komedi seviyor ben gerilim`: undefined where only one of two is spoken of. */
export function twoParts(written: string, tokens: Tokens, isStory: boolean): TwoParts | undefined {
  const named = marksOf(tokens, sideAt);
  const isNamed = named.some(({ side }) => side === 'theirs');
  // `ben korku diyorum öbürü romantik`
  const marks = isNamed ? named : marksOf(tokens, (...at) => sideAt(...at) ?? otherOneAt(...at));
  const [first] = marks;
  if (first === undefined) return undefined;
  const before = written.slice(0, first.token.start);
  // `bilim kurgu sevmem ama sevgilim çok seviyor`: one's own taste, though nobody says `ben`.
  const isOwn = marks.every(({ side }) => side === 'theirs') && words.OWN_NO.in(fold(before).trim());
  const parts: Record<Side, string> = { mine: isOwn ? before : '', theirs: '' };
  const last = marks.at(-1)?.place ?? 0;
  const shared = sharedFrom(tokens, last) ?? written.length;
  const told = Math.min((isStory ? tasteTo : ownTasteTo)(tokens, last) ?? shared, shared);
  for (const [at, { side, token }] of marks.entries())
    parts[side] += ` ${written.slice(token.end, marks[at + 1]?.token.start ?? told)}`;
  const namesKind = (side: Side) => marks.some((one) => one.side === side && isKindNear(tokens, one.place));
  if (!saysTaste(parts.mine) && !namesKind('mine')) return undefined;
  if (!saysTaste(parts.theirs) && !namesKind('theirs')) return undefined;
  // `öbürü fazla kanlı, ben hafif istiyorum`: of a film.
  if (!isNamed && !TASTE.test(fold(parts.theirs))) return undefined;
  // `annem izin vermez 18li olmasın`: who does not watch.
  if (words.PERMITS.in(fold(parts.theirs))) return undefined;
  const both = isOwn ? '' : before;
  const after = written.slice(shared);
  const whole = (part: string) => `${both}${part} ${after}`.trim();
  return {
    mine: whole(parts.mine),
    theirs: whole(parts.theirs),
    own: parts,
    rest: written.slice(told, shared),
    isOfThree: isNamed && words.THIRD.in(foldedText(tokens)),
  };
}

const marksOf = (tokens: Tokens, sideOf: (tokens: Tokens, place: number) => Side | undefined): Mark[] =>
  tokens.flatMap((token, place) => {
    const side = sideOf(tokens, place);
    return side === undefined ? [] : [{ side, token, place }];
  });

interface Mark {
  side: Side;
  token: Token;
  place: number;
}

const otherOneAt = (tokens: Tokens, place: number): Side | undefined =>
  words.THE_OTHER.is(wordAt(tokens, place)) ? 'theirs' : undefined;

/** Where what the last of them likes ends: `… ben tarihi dram severim, ana kız aynı koltukta ne izleriz`. */
const tasteTo = (tokens: Tokens, after: number): number | undefined =>
  tokens.find(
    (token, place) =>
      place > after && (endsSentence(token) || (endsClause(token) && words.LIKED.is(token.folded))),
  )?.end;

/** Where what is told beside begins: `… ben komediciyim kumandayı denize atmadan …`, `… ben dram, çocuk uyanmadan …`. */
const ownTasteTo = (tokens: Tokens, after: number): number | undefined =>
  tokens.find(
    (token, place) =>
      place > after &&
      (words.OF_A_KIND.is(token.folded) ||
        (endsClause(token) && isKindNear(tokens, after) && !isKindAfter(tokens, place))),
  )?.end;

const isKind = (tokens: Tokens, place: number): boolean =>
  /^(?:genre|theme|wish|mood)$/u.test(CONCEPTS.at(tokens, place)?.value.kind ?? '');
const isKindNear = (tokens: Tokens, place: number): boolean =>
  Array.from({ length: NEAR }, (_, at) => place + 1 + at).some((at) => isKind(tokens, at));
const NEAR = 3;
const isKindAfter = (tokens: Tokens, place: number): boolean =>
  tokens.some((_, at) => at > place && isKind(tokens, at));

/** Where what holds for both begins, after what each of them likes: `… ortak bir şey lazım, yerli olsun`. */
const sharedFrom = (tokens: Tokens, after: number): number | undefined =>
  tokens.find(({ folded }, place) => place > after + 1 && words.SHARED.is(folded))?.start;

/** A few words, or a verb of wishing: a long part of a story without one says nothing of somebody's taste. */
function saysTaste(part: string): boolean {
  const words = part.trim().split(/\s+/u).filter(Boolean);
  return words.length > 0 && (words.length <= MOST_WORDS || TASTE.test(fold(part)));
}
const MOST_WORDS = 6;
const TASTE =
  /(?:^| )(?:iste|isti|sev|bayil|hoslan|tercih|izle|seyre|ol(?:sun|sa)|korka|korku[yr]|nefret|gel(?:em|me)|dayana|kaldira|ari[yr]|diyo|odle[kg]|izli[yc]|bakma|ac(?:sin|mak))/u;

export function sideAt(tokens: Tokens, place: number): Side | undefined {
  const word = wordAt(tokens, place);
  // `annem yok evde`: who is not there watches nothing.
  if (words.ABSENT.is(wordAt(tokens, place + 1))) return undefined;
  // `benim dediğim` is not what somebody wants beside another.
  if (words.ME.is(word))
    return notWishesWords.WHAT_I_MEANT.is(wordAt(tokens, place + 1)) ? undefined : 'mine';
  // `bunlar eski kızım, ben yenisini istiyorum`: spoken to.
  if (/[iu]m$/u.test(word) && endsClause(tokens[place])) return undefined;
  // `türkçesi ne onun, …`: of a film.
  if (word === 'onun' && endsClause(tokens[place])) return undefined;
  // `ona göre davran`: of what was said.
  // `annem izin vermez`
  if (words.OTHER.is(word) && words.NO_TASTE.is(wordAt(tokens, place + 1))) return undefined;
  if (words.OTHER.is(word))
    return word.startsWith('on') && words.OF_THAT.is(wordAt(tokens, place + 1)) ? undefined : 'theirs';
  // `babamla izlicez adam western seviyor`
  const company = tokens.slice(0, place).some(({ folded }) => /[aeiu]ml[ae]$/u.test(folded));
  if (company && /^(?:adam|kadin)$/u.test(word)) return 'theirs';
  // `nişanlımla film seçemiyoruz. bu mafya seviyo`
  if (company && word === 'bu' && isKindNear(tokens, place) && LIKES.test(restOf(tokens, place)))
    return 'theirs';
  // `o eski mi`: of a film.
  if (/^m[iu]/u.test(wordAt(tokens, place + 2)) || /^m[iu]/u.test(wordAt(tokens, place + 1)))
    return undefined;
  const ofThings = words.THING.is(wordAt(tokens, place + 1)) || isOneOfThose(tokens, place);
  return words.THAT.is(word) && !ofThings ? 'theirs' : undefined;
}

/** What one of them does: likes it, or asks for it. */
const LIKES = /(?:^| )(?:sev(?:iyor?|er)|ist(?:iyor?|er)|bayiliyor?|bayilir|d(?:iyor?|er))(?: |$)/u;
const restOf = (tokens: Tokens, place: number): string =>
  wordsIn(tokens, place + 1, place + 1 + 2 * NEAR).join(' ');

/** `benim kaçırdığım o mega popüler dramlardan birini at`: one of those, and nobody's taste. */
const isOneOfThose = (tokens: Tokens, place: number): boolean =>
  /^(?:\w+ ){0,3}\w+l[ae]r(?:[iu]n)?[dt][ae]n (?:bir|bi|birini?|birkac|tane|at|ver|oner|ac|soyle|koy)(?: |$)/u.test(
    wordsIn(tokens, place + 1, place + 1 + 2 * NEAR).join(' '),
  );
