import { ERAS } from '#domain/judgement.ts';

import {
  measuresWords as words,
  notWishesWords,
  openSlotsWords,
  refusalsWords,
} from '../lexicon/word-lists.ts';
import { boundOf, excessOf } from './bounds.ts';
import { CONCEPTS } from './concepts.ts';
import { heardBound } from './judged-bounds.ts';
import type { NumberSpan } from './numbers.ts';
import type { Reader, Reading } from './reading.ts';
import { isRefusal } from './refusals.ts';
import { isNewest, isOfRange, isPassed, isShortYear } from './short-years.ts';
import { lastYears } from './last-years.ts';
import { isYearOfSelf } from './told-of-self.ts';
import { withoutTakenBack } from './taken-back.ts';
import { type Tokens, type Span, endsClause, placesOf, wordAt, wordsIn } from './tokens.ts';

interface Period extends Span {
  first: number;
  last: number;
}

interface YearBounds {
  minYear?: number;
  maxYear?: number;
}

type Sentence = Pick<Reading, 'tokens' | 'numbers' | 'thisYear' | 'hearing'>;

const OLDEST = 1900;
const NEWEST = 2035;
/** `1200 dakika`, `1900 film`: so small a number before a unit is no year. */
const SURELY_YEAR = 1950;
const isYear = (value: number) => Number.isInteger(value) && value >= OLDEST && value <= NEWEST;

/** Reads years and decades in figures and words: `2010 sonrası`, `90'lardan`, `seksenli yıllar`, `son beş yılda`, `1995-2005 arası`. */
export const readYears: Reader = ({ tokens, numbers, claimed, thisYear, hearing }) => {
  const sentence = { tokens, numbers: numbers.filter(({ from }) => !claimed.has(from)), thisYear, hearing };
  const lately = lastYears(sentence);
  if (lately !== undefined && !isLetGo(tokens, lately.to)) {
    // `70lerde geçen ama son yıllarda çekilmiş`
    const set = findPeriods(sentence).find((period) => eraOf(tokens, period) !== undefined);
    const eras = set === undefined ? {} : { eras: [eraOf(tokens, set)].filter((era) => era !== undefined) };
    return { bounds: { ...lately.bounds, ...eras }, claims: placesOf(lately, ...(set ? [set] : [])) };
  }
  // `95'liyim, doğduğum yıldan bir film`: the year is told of oneself, and wished.
  const isBirth = tokens.some(({ folded }) => words.BIRTH_YEAR.is(folded));
  const isTold = (period: Period) =>
    !isPointedAt(tokens, period) &&
    (isYearOfSelf(tokens, period) ||
      (!isBirth && eraOf(tokens, period) === undefined && boundOfYear(sentence, period) === 'none'));
  const said = findPeriods(sentence).filter((period) => !isTold(period));
  // `2000'lerin başı değil de 2015'ten itibaren`
  const wanted = withoutTakenBack(
    tokens,
    said.filter(({ to }) => !isDenied(tokens, to)),
  );
  const periods = (wanted.length === 0 ? said : wanted).filter(({ to }) => !isLetGo(tokens, to));
  // `hikâyesi 90'larda geçsin ama 2015 sonrası yapım olsun`
  const eras = periods.map((period) => eraOf(tokens, period));
  const [one, two] = periods.filter((_, at) => eras[at] === undefined);
  // `90'lar olmasın`: newer, then.
  if (one !== undefined && two === undefined && isRefused(tokens, one))
    return { bounds: { minYear: one.last + 1 }, claims: placesOf(...said) };
  const era = eras.find((set) => set !== undefined);
  if (periods.length === 0) return {};
  const bounds = {
    ...(era === undefined ? {} : { eras: [era] }),
    ...(one === undefined ? {} : yearBounds(sentence, one, two)),
  };
  return { bounds, claims: placesOf(...said) };
};

/** `90larda kaset kiralardık, o yılların polisiyelerini özledim`: told of oneself, and what films are to be of. */
const isPointedAt = (tokens: Tokens, { to }: Period): boolean =>
  tokens.some((_, at) => {
    const isPointer = words.OF_THAT_PERIOD.firstIn(wordsIn(tokens, at, at + POINTS).join(' ')) === 0;
    if (at < to || !isPointer) return false;
    const end = tokens.findIndex((token, place) => place >= at && endsClause(token));
    return tokens
      .slice(0, end < 0 ? at + FILMS_NEAR : Math.min(end + 1, at + FILMS_NEAR))
      .some(({ folded }, near) => near > at && (notWishesWords.OF_A_WISH.is(folded) || isKind(tokens, near)));
  });
const isKind = (tokens: Tokens, at: number): boolean =>
  /^(?:genre|theme|wish)$/u.test(CONCEPTS.at(tokens, at)?.value.kind ?? '');
const POINTS = 3;
const FILMS_NEAR = 5;

const boundOfYear = (sentence: Sentence, { from, to, first }: Period) =>
  heardBound(sentence, { from, to, amount: first }, 'year');

/** The years and decades that a message speaks of. */
export const findPeriods = (sentence: Sentence): Period[] =>
  [
    ...sentence.numbers.flatMap(
      (number, at) =>
        rangeEnd(sentence.tokens, sentence.numbers[at - 1], number) ??
        periodOf(sentence.tokens, number) ??
        birthYear(sentence.tokens, number) ??
        [],
    ),
    ...centuries(sentence),
  ].toSorted((a, b) => a.from - b.from);

/** `2010 20 arası`, `iki bin on ile yirmi arası`: the year that a range ends with, in two figures. */
function rangeEnd(tokens: Tokens, begin: NumberSpan | undefined, end: NumberSpan): Period | undefined {
  const { from, to, value } = end;
  if (begin === undefined || !isYear(begin.value) || !Number.isInteger(value) || value > 99) return undefined;
  const isRange =
    wordAt(tokens, to).startsWith('aras') && wordsIn(tokens, begin.to, from).every(words.YEARS_JOIN.is);
  const century = begin.value - (begin.value % 100);
  const year = century + value + (century + value > begin.value ? 0 : 100);
  return isRange && isYear(year) ? { from, to, first: year, last: year } : undefined;
}

/** `2000'den sonra değil 90'lardan` */
function isDenied(tokens: Tokens, to: number): boolean {
  const after = words.BEFORE_OR_AFTER_IT.is(wordAt(tokens, to)) ? to + 1 : to;
  return wordAt(tokens, after) === 'degil';
}

/** `1964 olmasın`, `80'ler filmi istemiyorum`; what is older or newer than a year is bounded by it. */
function isRefused(tokens: Tokens, { from, to, last }: Period): boolean {
  if (last === Infinity || boundOf(tokens, from, to) !== 'exact') return false;
  const at = /^(?:film|yapim)/u.test(wordAt(tokens, to)) ? to + 1 : to;
  return !endsClause(tokens[at - 1]) && (wordAt(tokens, at) === 'olmasin' || isRefusal(tokens, at));
}

const ALSO_FINE = /^d[ae] (?:olur|olabilir|uyar|fark ?etmez)(?! mu)/u;
/** `bu yıl şart değil`: it need not be; `2026 demedim`: it was not said. */
const isLetGo = (tokens: Tokens, to: number): boolean =>
  // `amerikan olsun, 80lerden de olur`: those as well.
  (ALSO_FINE.test(wordsIn(tokens, to, to + 3).join(' ')) &&
    wordsIn(tokens, 0, to).some(refusalsWords.WANTED.is)) ||
  /^dem(?:edim|emistim)$/u.test(wordAt(tokens, to)) ||
  openSlotsWords.LET_GO.firstIn(wordsIn(tokens, to, to + 2).join(' ')) === 0;

/** `80'lerde geçen`: when a film is set, not when it was made. */
function eraOf(tokens: Tokens, { first, last, to }: Period): (typeof ERAS)[number] | undefined {
  const set = /d[ae]$/u.test(wordAt(tokens, to - 1)) && /^gec(?:en|s[iu]n|iyor)/u.test(wordAt(tokens, to));
  // `1900'lerin başında`: a part of them.
  // The first two decades of the century are one.
  const decade = Math.floor(first / 10) === 191 ? OLDEST : first - (first % 10);
  return set && last - first > 0 && last - first < 10
    ? ERAS.find((era) => era.startsWith(String(decade)))
    : undefined;
}

function yearBounds(sentence: Sentence, one: Period, two: Period | undefined): YearBounds {
  const { tokens } = sentence;
  if (
    two !== undefined &&
    two.first > one.first &&
    wordsIn(tokens, one.to, two.from).every(words.YEARS_JOIN.is)
  )
    return { minYear: one.first, maxYear: two.last };
  // `90'lar çok eski`: newer than all of them.
  if (two === undefined && excessOf(tokens, one.to) === 'least') return { minYear: one.last + 1 };
  const bound = boundOfYear(sentence, one);
  const other = two && boundOfYear(sentence, two);
  // `1999'dan sonra 2009'dan önce`
  if (two !== undefined && bound === 'least' && other === 'most') {
    // `ne 1990'dan eski ne 2010'dan yeni`: not newer than 2010 holds of 2010.
    const isNeither = wordAt(tokens, two.from - 1) === 'ne';
    return { minYear: one.first, maxYear: isNeither || isPassed(tokens, two.to) ? two.last : two.first - 1 };
  }
  if (two !== undefined && bound === 'most' && other === 'least')
    return { minYear: two.first, maxYear: one.first - 1 };
  // `2000 öncesi` ends with 1999, `90'lardan önce` with 1989.
  // `2010'u geçmesin` holds of 2010.
  // `1970 ve öncesi` holds of 1970, too.
  // `1990'dan yukarı çıkma` holds of 1990, too.
  const isToo =
    wordAt(tokens, one.to) === 've' ||
    isNewest(tokens, one) ||
    GOES_BEYOND.test(wordsIn(tokens, one.to, one.to + 2).join(' '));
  if (bound === 'most') return { maxYear: isToo || isPassed(tokens, one.to) ? one.last : one.first - 1 };
  if (bound === 'least' || one.last === Infinity) return { minYear: one.first };
  if (two === undefined) return { minYear: one.first, maxYear: one.last };
  return { minYear: Math.min(one.first, two.first), maxYear: Math.max(one.last, two.last) };
}

const GOES_BEYOND = /^(?:yukari|ust|uzer|otey|ileri)\w* (?:cik|gec|git|as|tas)m/u;

function periodOf(tokens: Tokens, number: NumberSpan): Period | undefined {
  const { value, from, to, suffix } = number;
  const next = wordAt(tokens, to);
  const withWord = words.YEARS.is(next) ? to + 1 : to;
  const decade = toDecade(value);
  if (decade !== undefined) {
    // `90 lardan`: the ending stands apart.
    if (suffix === '' && to - from === 1 && /^l[ae]r/u.test(next))
      return partOf(tokens, decade, from, to + 1);
    // `90 lı yıllar`
    if (suffix === '' && to - from === 1 && /^l[iu]$/u.test(next) && words.YEARS.is(wordAt(tokens, to + 1)))
      return partOf(tokens, decade, from, to + 2);
    if (value < 100 && isOfRange(tokens, number)) return { from, to, first: decade, last: decade };
    const plural = /^(?:l[ae]r|s$)/u.test(suffix) || (/^l[iu]/u.test(suffix) && words.YEARS.is(next));
    if (plural || (/^(?:l[iu])?$/u.test(suffix) && isBesideDecade(tokens, to)))
      return partOf(tokens, decade, from, withWord);
  }
  if (isShortYear(tokens, number)) return { from, to, first: OLDEST + value, last: OLDEST + value };
  // `1980 doğumluyum`
  if (!isYear(value) || (words.NOT_YEARS.is(next) && value < SURELY_YEAR) || words.BORN.is(next))
    return undefined;
  return { from, to: withWord, first: value, last: value };
}

/** `70 ve 80'lerden`, `40'lı ve 50'li yıllar`: the ending of the second is of both. */
const isBesideDecade = (tokens: Tokens, to: number): boolean =>
  /^(?:(?:ve|veya|ile|ya da) )?\d0 ?(?:l[ae]r|l[iu] yil)/u.test(wordsIn(tokens, to, to + 5).join(' '));

/** `95'liyim, doğduğum yıldan bir film`, `88 doğumluyum`: the year somebody was born, where films of it are wished. */
function birthYear(tokens: Tokens, { value, from, to, suffix }: NumberSpan): Period | undefined {
  const born = /^l[iu]y/u.test(suffix) || words.BORN.is(wordAt(tokens, to));
  if (!born || !tokens.some(({ folded }) => words.BIRTH_YEAR.is(folded))) return undefined;
  const year = value < 100 ? OLDEST + value : value;
  return { from, to, first: year, last: year };
}

function toDecade(value: number): number | undefined {
  if (value % 10 !== 0) return undefined;
  if (value >= OLDEST && value <= NEWEST) return value;
  return value >= 20 && value < 100 ? OLDEST + value : undefined;
}

/** `milenyum sonrası`, `geçen yüzyıldan`, `yirminci yüzyılın`, `bu yüzyıl`. */
function centuries({ tokens, numbers, thisYear }: Sentence): Period[] {
  return tokens.flatMap(({ folded }, place): Period[] => {
    if (words.MILLENNIUM.is(folded)) return [{ from: place, to: place + 1, first: 2000, last: Infinity }];
    if (!words.CENTURY.is(folded)) return [];
    const first = centuryStart(
      wordAt(tokens, place - 1),
      numbers.find(({ to }) => to === place)?.value,
      Math.floor(thisYear / 100) * 100,
    );
    if (first === undefined) return [];
    const last = first + 99;
    return [{ from: place - 1, to: place + 1, first, last: last >= thisYear ? Infinity : last }];
  });
}

function centuryStart(before: string, number: number | undefined, current: number): number | undefined {
  if (words.LAST_CENTURY.is(before)) return current - 100;
  if (words.THIS_CENTURY.is(before)) return current;
  return number !== undefined && number >= 19 && number <= 21 ? (number - 1) * 100 : undefined;
}

/** A decade, or the part of it that the next word names. `2000'ler` is heard as the decade, as `90'lar` is. */
function partOf(tokens: Tokens, decade: number, from: number, to: number): Period {
  const word = wordAt(tokens, to);
  if (words.EARLY.is(word)) return { from, to: to + 1, first: decade, last: decade + 4 };
  if (words.LATE.is(word)) return { from, to: to + 1, first: decade + 5, last: decade + 9 };
  if (words.MIDDLE.is(word)) return { from, to: to + 1, first: decade + 3, last: decade + 7 };
  return { from, to, first: decade, last: decade + 9 };
}
