import { eveningWords as words, measuresWords } from '../lexicon/word-lists.ts';
import type { Reading } from './reading.ts';
import type { NumberSpan } from './numbers.ts';
import { type Tokens, type Span, endsClause, foldedText, wordAt, wordsIn } from './tokens.ts';

export interface ClockTime extends Span {
  role: 'starts' | 'ends';
  /** `20:00` */
  clock: string;
}

type Sentence = Pick<Reading, 'tokens' | 'numbers'>;

interface Found extends Span {
  hours: number;
  minutes: number;
  suffix: string;
}

const NEAR = 3;
const INTO = /^y?[ae]$/u;
const FROM = /^[dt][ae]n$/u;

/** Reads times of the clock that something begins or is over by: `8'de başlayalım`, `gece yarısı bitsin`, `23.30'a kadar`, `8 ile 12 arası`. */
export function clockTimes(sentence: Sentence): ClockTime[] {
  const { tokens } = sentence;
  // `4ten mi başlanıyo 1den mi` asks of parts.
  const found = foundIn(sentence).filter(
    ({ suffix, to }) => !(FROM.test(suffix) && /^m[iu]/u.test(wordAt(tokens, to))),
  );
  const [first, second] = found;
  const said = (time: Found, role: ClockTime['role']) => ({
    ...time,
    role,
    clock: clockOf(tokens, time, role),
  });
  if (first !== undefined && second !== undefined && found.length === 2 && isRange(tokens, first, second))
    return [said(first, 'starts'), said(second, 'ends')];
  const roles = found.flatMap((time, place) => {
    // `saat on bir buçuk oldu, bitmişiz`: how late it is, and nothing ends then.
    if (words.HAS_COME.is(wordAt(tokens, time.to)) && isNow(tokens, time.from)) return [];
    // `7'den 12'ye kadar`
    if (FROM.test(time.suffix) && found[place + 1] !== undefined) return [said(time, 'starts')];
    // `8den 1e`, and no `kadar`
    const from = found[place - 1];
    if (from !== undefined && FROM.test(from.suffix) && from.to === time.from && INTO.test(time.suffix))
      return [said(time, 'ends')];
    const role = roleOf(tokens, time, found[place + 1]?.from ?? tokens.length, found[place - 1]?.to ?? 0);
    return role === undefined ? [] : [said(time, role)];
  });
  // `saat 6.30, vardiya 8'de bitiyor`: from now to then; `maç 21.45'te, saat şimdi 8`, too.
  const now = found.find(({ from }) => isNow(tokens, from));
  const others = found.filter((time) => time !== now);
  const [then] = others;
  if (now === undefined || then === undefined || others.length > 1) return roles;
  const isOver = roles.some(({ from, role }) => from === then.from && role === 'ends');
  return isOver || (roles.length < 2 && words.IN_BETWEEN.in(foldedText(tokens)))
    ? [said(now, 'starts'), said(then, 'ends')]
    : roles;
}

/** `saat 8`, `saat şu an tam 9 buçuk` */
const isNow = (tokens: Tokens, from: number): boolean =>
  [from, callingAt(tokens, from)].some((place) => wordAt(tokens, place) === 'saat');

/** Where `saat` stands before a time, over `şimdi`, `şu an`, `tam`. */
function callingAt(tokens: Tokens, from: number): number {
  let place = from - 1;
  while (place > 0 && /^(?:simdi|su|an|suan|tam|daha)$/u.test(wordAt(tokens, place))) place -= 1;
  return place;
}

/** Times that begin something because nothing else is said of them: `plan yap 20:00 hafif, 22:00 ağır`, `19:00` alone. */
export function bareTimes(sentence: Sentence): ClockTime[] {
  const { tokens } = sentence;
  return foundIn(sentence).map((time) => ({
    ...time,
    role: 'starts',
    clock: clockOf(tokens, time, 'starts'),
  }));
}

/** `izleyelim 9da`: the one time that is said, of which no word tells what it is for. */
export function loneTime(sentence: Sentence): ClockTime | undefined {
  const [time, ...others] = foundIn(sentence);
  return time === undefined || others.length > 0 || !/^(?:[dt][ae]|y?[ae])?$/u.test(time.suffix)
    ? undefined
    : { ...time, role: 'starts', clock: clockOf(sentence.tokens, time, 'starts') };
}

const HOUR = 60;
const DAY = 24 * HOUR;
/** Minutes from one time of the clock to the next of another. */
export function minutesBetween(from: string, to: string): number {
  return (minutesOf(to) - minutesOf(from) + DAY) % DAY;
}
const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * HOUR + minutes;
};

const isRange = (tokens: Tokens, first: Span, second: Span) =>
  wordsIn(tokens, first.to, second.from).every(
    (word) => measuresWords.RANGE_JOIN.is(word) || word === 'saat',
  ) && wordsIn(tokens, second.to, second.to + 1).some(measuresWords.BETWEEN_BOTH.is);

function foundIn({ tokens, numbers }: Sentence): Found[] {
  const found: Found[] = [];
  for (let place = 0; place < tokens.length; place++) {
    const time =
      midnightAt(tokens, place) ??
      untilPartAt(tokens, place) ??
      figuresAt(tokens, place) ??
      numberAt({ tokens, numbers }, place);
    if (time === undefined || time.hours > 24) continue;
    // `4ten mi başlanıyo 1den mi`: one part of a series or another; `ikisi birden olan` is at once.
    const asks = FROM.test(time.suffix) && /^m[iu]$/u.test(wordAt(tokens, time.to));
    if (asks || wordAt(tokens, time.from) === 'birden') continue;
    found.push(time);
    place = time.to - 1;
  }
  return found;
}

const midnightAt = (tokens: Tokens, from: number): Found | undefined =>
  wordAt(tokens, from) === 'gece' && wordAt(tokens, from + 1).startsWith('yaris')
    ? { from, to: from + 2, hours: 24, minutes: 0, suffix: '' }
    : undefined;

/** `akşama kadar`, `geceye dek`: the hour that a part of the day stands for where something is over by it. */
function untilPartAt(tokens: Tokens, from: number): Found | undefined {
  if (!/^(?:kadar|dek)$/u.test(wordAt(tokens, from + 1))) return undefined;
  const part = Object.entries(UNTIL).find(([name]) => wordAt(tokens, from).startsWith(name));
  return part && { from, to: from + 1, hours: part[1], minutes: 0, suffix: 'a' };
}
const UNTIL = { aksam: 20, gece: 24, oglen: 13, ogle: 13, ikindi: 16 };

/** `23:30'da`, `23.30` */
function figuresAt(tokens: Tokens, from: number): Found | undefined {
  const [hour, minute] = [tokens[from], tokens[from + 1]];
  if (hour === undefined || minute === undefined || !/^[:.]$/u.test(hour.gap)) return undefined;
  if (!/^\d{1,2}$/u.test(hour.base) || !/^[0-5]\d$/u.test(minute.base)) return undefined;
  const { base, suffix } = minute;
  const apart = caseApart(tokens, from + 2);
  return {
    from,
    to: apart === undefined ? from + 2 : from + 3,
    hours: Number(hour.base),
    minutes: Number(base),
    suffix: apart ?? suffix,
  };
}

/** `19:30 da`, `9 dan`: a case that is written apart. */
const caseApart = (tokens: Tokens, place: number): string | undefined =>
  !endsClause(tokens[place - 1]) && /^(?:[dt][ae]n?|y?[ae])$/u.test(wordAt(tokens, place))
    ? wordAt(tokens, place)
    : undefined;

/** `akşam 8`, `sabah 11 de`, `gece 1 bitsin`: an hour by the part of the day before it, where it counts nothing. */
function isOfDay(tokens: Tokens, { from, to }: Span): boolean {
  if (
    ![words.PART_OF_DAY, words.MORNING, words.NIGHT, words.NOON].some((part) =>
      part.is(wordAt(tokens, from - 1)),
    )
  )
    return false;
  const next = wordAt(tokens, to);
  const ends = next === '' || endsClause(tokens[to - 1]) || caseApart(tokens, to) !== undefined;
  return ends || words.STARTS.is(next) || words.ENDS.is(next);
}

const ABOUT = /^(?:gibi|civari?|sularinda|olmadan)$/u;
/** In the locative, dative or ablative, or after `saat`: `8'de`, `on bir buçukta`, `1'e`, `saat 9`. */
function numberAt({ tokens, numbers }: Sentence, place: number): Found | undefined {
  const number = numbers.find(({ from }) => from === place);
  if (number === undefined || number.value > 24 || (number.value % 1 !== 0 && number.value % 1 !== 0.5))
    return undefined;
  const { value } = number;
  const ofDay = number.suffix === '' && isOfDay(tokens, number);
  // `12 de bitmesi lazım`: what it is for says that it is a time, too.
  const parted = number.suffix === '' ? caseApart(tokens, number.to) : undefined;
  const isFor = parted !== undefined && roleAt(tokens, number.to + 1) !== undefined;
  const apart = ofDay || isFor ? parted : undefined;
  const suffix = apart ?? number.suffix;
  const to = apart === undefined ? number.to : number.to + 1;
  // `bunlar 3 saat, 2 saati geçmesin`: lengths.
  // `saat şimdi yedi buçuk`
  const calling = callingAt(tokens, place);
  const called =
    wordAt(tokens, calling) === 'saat' &&
    !endsClause(tokens[place - 1]) &&
    !numbers.some((other) => other.to === place - 1);
  // `9 gibi başlarız`
  const about = value % 1 === 0 && ABOUT.test(wordAt(tokens, number.to)) && suffix === '';
  // `11 buçukta`: the ending of a half is the clock's, too.
  if (
    !called &&
    !about &&
    !ofDay &&
    !isAtMost(tokens, number) &&
    !isInRange({ tokens, numbers }, number) &&
    !/^(?:[dt][ea](?:n|ki)?|y?[ea])$/u.test(suffix)
  )
    return undefined;
  return {
    from: called ? calling : place,
    to,
    hours: Math.floor(value),
    minutes: value % 1 === 0 ? 0 : 30,
    suffix,
  };
}

/** `12yi geçmesin`, `en geç 12` */
const isAtMost = (tokens: Tokens, { from, to, suffix }: NumberSpan): boolean =>
  (/^y?[iu]$/u.test(suffix) && /^(?:gec|as)m[ae]/u.test(wordAt(tokens, to))) || isLatest(tokens, from - 1);
const isLatest = (tokens: Tokens, place: number): boolean =>
  wordAt(tokens, place) === 'gec' && wordAt(tokens, place - 1) === 'en';

/** `9 ile 2 arası`, without a unit. */
function isInRange({ tokens, numbers }: Sentence, span: Span): boolean {
  const joins = (first: Span, second: Span) => first.to < second.from && isRange(tokens, first, second);
  return numbers.some((other) => joins(span, other) || joins(other, span));
}

/** What stands after it says what it is for, up to the next time; else what stands before it. */
function roleOf(tokens: Tokens, { from, to }: Span, next: number, before: number) {
  const near = Array.from({ length: NEAR }, (_, away) => away);
  const after = near.map((away) => to + away).filter((place) => place < next);
  const earlier = near.map((away) => from - 1 - away).filter((place) => place >= before);
  return [...after, ...earlier].map((place) => roleAt(tokens, place)).find((role) => role !== undefined);
}

function roleAt(tokens: Tokens, place: number): ClockTime['role'] | undefined {
  if (words.STARTS.is(wordAt(tokens, place))) return 'starts';
  return words.ENDS.is(wordAt(tokens, place)) || isLatest(tokens, place) ? 'ends' : undefined;
}

/** Of an evening: eight is twenty, twelve midnight; one is the night where something ends, and else after noon. */
function clockOf(tokens: Tokens, { from, hours, minutes }: Found, role: ClockTime['role']): string {
  const said = wordAt(tokens, from - 1);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(hourOf(said, hours, role) % 24)}:${two(minutes)}`;
}

function hourOf(said: string, hours: number, role: ClockTime['role']): number {
  if (hours === 0 || hours > 12) return hours;
  if (words.MORNING.is(said)) return hours;
  if (words.NOON.is(said)) return hours < 6 ? hours + 12 : hours;
  if (hours < 5) return role === 'ends' || words.NIGHT.is(said) ? hours : hours + 12;
  return hours + 12;
}
