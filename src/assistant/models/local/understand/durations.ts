import { boundsWords, measuresWords, refusalsWords } from '../lexicon/word-lists.ts';
import { boundOf, excessOf } from './bounds.ts';
import { heardBound } from './judged-bounds.ts';
import type { NumberSpan } from './numbers.ts';
import type { Reader, Reading } from './reading.ts';
import { isRefusal } from './refusals.ts';
import { isNotOfFilm, isTimeUntil } from './told-lengths.ts';
import { isShortYear } from './short-years.ts';
import { withoutTakenBack } from './taken-back.ts';
import { type Tokens, type Span, endsClause, placesOf, wordAt, wordsIn } from './tokens.ts';

interface Length extends Span {
  minutes: number;
}

interface DurationBounds {
  minDuration?: number;
  maxDuration?: number;
}

type Sentence = Pick<Reading, 'tokens' | 'numbers' | 'hearing'>;

const ABOUT = 15;
const REACH = 4;
const REFUSED_WITHIN = 3;
/** So much shorter is what is no more of a length that is refused. */
const HALF = 30;
/** Who names less speaks of the time they have rather than of a long film. */
const LONG = 150;
const LONGEST = 240;
const MOST_HOURS = 6;
/** `1 dakika bekle` */
const SHORTEST = 3;

/** Reads lengths in figures and words: `90 dk altı`, `bir buçuk saati geçmesin`, `1,5-2 saat arası`, `yarım saatlik`. */
export const readDurations: Reader = (reading) => {
  const { tokens, numbers } = reading;
  // The lengths of breaks are claimed.
  const found = findLengths(reading).filter(
    (length) =>
      !reading.claimed.has(length.from) &&
      (isTimeUntil(tokens, length) || !isToldOf(tokens, length)) &&
      boundOfLength(reading, length) !== 'none',
  );
  const [slot, ...more] = found;
  const slots = slot !== undefined && more.length === 0 ? inSlots(reading, slot) : undefined;
  if (slots !== undefined) return { bounds: { maxDuration: slots.minutes }, claims: placesOf(slots) };
  const lengths = withoutTakenBack(tokens, wanted(tokens, found));
  const [first, second] = lengths;
  if (first === undefined) return {};
  if (second !== undefined && isRange(tokens, first, second))
    return { bounds: between(first.minutes, second.minutes), claims: placesOf(...lengths) };
  const low = numbers.find(
    ({ to }) => to <= first.from && first.from - to <= 1 && isBetween(tokens, first.to),
  );
  if (low !== undefined) {
    const unit = first.minutes >= 60 && low.value < 10 ? 60 : 1;
    return { bounds: between(low.value * unit, first.minutes), claims: placesOf(...lengths, low) };
  }
  // `üç saatlik olanlar var, iki buçuk saati aşmasın`
  const strict =
    [
      lengths.filter(({ from, to }) => isStrict(boundOf(tokens, from, to))),
      lengths.filter((length) => isStrict(boundOfLength(reading, length))),
    ].find((some) => some.length > 0) ?? [];
  const bounds = Object.assign(
    {},
    ...(strict.length > 0 ? strict : lengths).map((length) => bounded(reading, length)),
  );
  return { bounds, claims: placesOf(...found) };
};

const isStrict = (bound: string): boolean => bound === 'most' || bound === 'least';

const boundOfLength = (sentence: Pick<Reading, 'tokens' | 'hearing'>, { minutes, from, to }: Length) =>
  heardBound(sentence, { from, to, amount: minutes }, 'duration');

/** `metrobüste iki saat ayakta kaldım`: how long something took. */
const isToldOf = (tokens: Tokens, { to }: Length): boolean =>
  wordsIn(tokens, to, to + TOLD_WITHIN).some((word) =>
    /^(?:kal|bekle|yuru|uyu|calis|surdu|gezdi|kosus?|konus|agla|ugras|dolas|otur)\w*(?:d[iu](?:m|k)?|t[iu](?:m|k)?)$/u.test(
      word,
    ),
  );
const TOLD_WITHIN = 3;

/** `yarım saatim değil 90 dakikam var`, `üç saatlik verme 2 saati aşmasın`: of several, those that are not refused. */
function wanted<T extends Span>(tokens: Tokens, spans: readonly T[]): readonly T[] {
  const rest = spans.filter(({ to }, place) => {
    const end = Math.min(spans[place + 1]?.from ?? tokens.length, to + REFUSED_WITHIN);
    return !tokens.slice(to, end).some((_, word) => isRefusal(tokens, to + word));
  });
  return rest.length === 0 || spans.length === 1 ? spans : rest;
}

/** `40 dakika iki ders`, `iki ders 40'ar dakika`, `2 kere 45 dk`: the slots together are the time that there is. */
function inSlots({ tokens, numbers }: Sentence, { minutes, from, to }: Length): Length | undefined {
  if (minutes > HOUR) return undefined;
  const times = numbers.find(
    (number) =>
      number.value > 1 &&
      number.value <= MOST_SLOTS &&
      measuresWords.LESSONS.is(wordAt(tokens, number.to)) &&
      // Nothing else stands between the two.
      (to <= number.from ? number.from - to : from - number.to) <= SLOT_REACH &&
      (number.from >= to || number.to <= from),
  );
  if (times === undefined) return undefined;
  return {
    minutes: Math.round(minutes * times.value),
    from: Math.min(from, times.from),
    to: Math.max(to, times.to + 1),
  };
}
const HOUR = 60;
const MOST_SLOTS = 4;
const SLOT_REACH = 3;

const between = (a: number, b: number) => ({ minDuration: Math.min(a, b), maxDuration: Math.max(a, b) });
const around = (minutes: number) => ({ minDuration: minutes - ABOUT, maxDuration: minutes + ABOUT });

/** `üç saatlik iran filmi olmasın`, `üç saat olmasın`: refused in its own clause, before anything is wished. */
function isRefused(tokens: Tokens, { to }: Length): boolean {
  for (let place = to; place < Math.min(tokens.length, to + REACH); place++) {
    const word = wordAt(tokens, place);
    if (endsClause(tokens[place - 1]) || refusalsWords.WANTED.is(word) || refusalsWords.BUT.is(word))
      return false;
    // `2 saati geçeni ele`: what is longer goes.
    if (/^(?:gecen|asan)/u.test(word)) return false;
    // `3 saatlik film mi izlenir`
    const isDoubted = /^m[iu]$/u.test(word) && refusalsWords.NOBODY_DOES.is(wordAt(tokens, place + 1));
    if (isRefusal(tokens, place) || word === 'olmasin' || isDoubted) return true;
  }
  return false;
}

function bounded({ tokens, hearing }: Sentence, length: Length): DurationBounds {
  const { minutes, from, to } = length;
  const isUnwanted = boundOf(tokens, from, to) === 'exact' && isRefused(tokens, length);
  const bound = boundOfLength({ tokens, hearing }, length);
  if (excessOf(tokens, to) === 'most' || isUnwanted)
    return minutes > HALF ? { maxDuration: minutes - HALF } : { minDuration: HALF * 2 };
  // `üç saatliğine gideyim buralardan`: for about so long.
  if (minutes >= LONG && minutes <= LONGEST && /l[iu]g[iu]ne$/u.test(wordAt(tokens, to - 1)))
    return around(minutes);
  if (bound === 'least') return { minDuration: minutes };
  // No film is so long: there is time for any.
  if (minutes > LONGEST) return {};
  const isLength = bound === 'exact' && (isFilmLength(tokens, to) || isCalledLong(tokens));
  const about = bound === 'about' || (minutes >= LONG && isLength);
  return about ? around(minutes) : { maxDuration: minutes };
}

/** `uzun film istiyorum 3 saat falan` */
const isCalledLong = (tokens: Tokens) =>
  tokens.some(
    ({ folded }, place) =>
      /^(?:up)?uzun(?:ca)?$/u.test(folded) &&
      // `istediği kadar uzun olsun`: it may be.
      wordAt(tokens, place - 1) !== 'kadar' &&
      !isRefusal(tokens, place + 1),
  );

/** `üç saatlik bir film` is about so long, `iki saatlik yolculuğum var` has no more time. */
function isFilmLength(tokens: Tokens, to: number): boolean {
  const after = wordsIn(tokens, to, to + REACH);
  return /l[iu]k$/u.test(wordAt(tokens, to - 1)) && !after.some(measuresWords.OWN_TIME.is);
}

const isRange = (tokens: Tokens, first: Length, second: Length) =>
  wordsIn(tokens, first.to, second.from).every(measuresWords.RANGE_JOIN.is) && isBetween(tokens, second.to);

const isBetween = (tokens: Tokens, to: number) =>
  wordsIn(tokens, to, to + 2).some(measuresWords.BETWEEN_BOTH.is);

/** The lengths that a message speaks of. */
export function findLengths(sentence: Sentence): Length[] {
  const { tokens, numbers } = sentence;
  const lengths: Length[] = [];
  for (const number of numbers) {
    const length = lengthAt(sentence, number);
    if (length === undefined || length.minutes < SHORTEST || isNotOfFilm(tokens, length)) continue;
    if (length.from >= (lengths.at(-1)?.to ?? 0)) lengths.push(length);
  }
  const half = tokens.findIndex(({ folded }) => folded === 'yarim');
  // `yarım saat sonra çıkıyorum` tells the time.
  const later = ['sonra', 'once'].includes(wordAt(tokens, half + 2));
  const halfHour = { minutes: 30, from: half, to: half + 2 };
  const isWished = !later && !isNotOfFilm(tokens, halfHour);
  if (half >= 0 && isWished && measuresWords.HOURS.is(wordAt(tokens, half + 1))) lengths.push(halfHour);
  return lengths;
}

function lengthAt(sentence: Sentence, number: NumberSpan): Length | undefined {
  const { value, from, to, suffix } = number;
  // `90'ı geçmesin yılı`
  if (isShortYear(sentence.tokens, number)) return undefined;
  // `90dk`: the unit is stuck to the figures.
  if (measuresWords.MINUTES.is(suffix)) return { minutes: Math.round(value), from, to };
  if (measuresWords.HOUR.is(suffix)) return withMinutes(sentence, { minutes: value * 60, from, to });
  const unit = sentence.tokens[to];
  // `90'ı geçmesin`: minutes, though nobody says so.
  if (
    isBareLength(value) &&
    /^[iu]$/u.test(suffix) &&
    /^(?:gec|as)m(?:e|a)(?:sin|yen)/u.test(unit?.folded ?? '')
  )
    return { minutes: value, from, to };
  // `1 saat olsun, en fazla 1.5`: hours, as those named before.
  const most = boundsWords.MOST_BEFORE.ends(wordsIn(sentence.tokens, from - 3, from).join(' '));
  const afterHours = sentence.tokens.slice(0, from).some(({ base }) => measuresWords.HOURS.is(base));
  if (most && afterHours && value % 1 === 0.5 && value < MOST_HOURS && suffix === '' && !isUnit(unit))
    return { minutes: value * 60, from, to };
  // `40'ar dakika`, `90'ıncı dakikada`
  if (unit === undefined || !/^(?:s?[ae]r|[iu]?nc[iu])?$/u.test(suffix)) return undefined;
  if (measuresWords.MINUTES.is(unit.base)) return { minutes: Math.round(value), from, to: to + 1 };
  return measuresWords.HOURS.is(unit.base) && value <= MOST_HOURS
    ? withMinutes(sentence, { minutes: value * 60, from, to: to + 1 })
    : undefined;
}

const isUnit = (token: Tokens[number] | undefined): boolean =>
  token !== undefined && [measuresWords.MINUTES, measuresWords.HOURS].some((list) => list.is(token.base));

const isBareLength = (value: number) => Number.isInteger(value) && value >= 60 && value <= 240;

/** Hours with what follows of them: `2 saat 15 dakika`, `iki saat buçuk`. */
function withMinutes({ tokens, numbers }: Sentence, { minutes, from, to }: Length): Length {
  if (/^bucu[kg]/u.test(wordAt(tokens, to))) return { from, minutes: Math.round(minutes + 30), to: to + 1 };
  const rest = numbers.find((number) => number.from === to);
  const stuck = rest !== undefined && measuresWords.MINUTES.is(rest.suffix);
  const named = rest !== undefined && (stuck || measuresWords.MINUTES.is(tokens[rest.to]?.base));
  if (rest !== undefined && !named && isBareMinutes(tokens, rest))
    return { from, minutes: Math.round(minutes + rest.value), to: rest.to };
  if (!named || rest.value >= 60) return { from, to, minutes: Math.round(minutes) };
  return { from, minutes: Math.round(minutes + rest.value), to: stuck ? rest.to : rest.to + 1 };
}

/** `1 saat 20 falan da olur`, `1 saat 40'ı geçmesin`: minutes, though nobody says so. */
const isBareMinutes = (tokens: Tokens, { value, suffix, to }: NumberSpan): boolean =>
  (suffix === '' || (/^y?[iu]$/u.test(suffix) && boundsWords.LESS.is(wordAt(tokens, to)))) &&
  value % 5 === 0 &&
  value < HOUR &&
  (suffix !== '' ||
    to >= tokens.length ||
    endsClause(tokens[to - 1]) ||
    measuresWords.AFTER_MINUTES.is(wordAt(tokens, to)));
