import { eveningWords as words, measuresWords } from '../lexicon/word-lists.ts';
import { PLAN_DAYS, type PlanDay } from '#recommender/evening-hours.ts';
import { type Phrases, nameIn } from '../lexicon/phrases.ts';
import { type ClockTime, bareTimes, clockTimes, loneTime, minutesBetween } from './clock-times.ts';
import { countIn } from './films-counted.ts';
import { isToldOf } from './hours-told.ts';
import type { Reader, Reading } from './reading.ts';
import { calledBy } from './spans.ts';
import { type Span, foldedText, placesOf, wordAt } from './tokens.ts';

export interface Evening {
  asks: boolean;
  count?: number;
  day?: PlanDay;
  startsAt?: string;
  endsBy?: string;
  breakMinutes?: number;
  /** The order is left to the assistant. */
  arrange: boolean;
  /** Parts with an hour of their own, each with its words. */
  parts?: readonly Part[];
}

interface Part {
  startsAt: string;
  text: string;
}

const DAYS: Readonly<Record<PlanDay, Phrases>> = {
  tomorrow: words.TOMORROW,
  monday: words.MONDAY,
  tuesday: words.TUESDAY,
  wednesday: words.WEDNESDAY,
  thursday: words.THURSDAY,
  friday: words.FRIDAY,
  saturday: words.SATURDAY,
  sunday: words.SUNDAY,
};
/** The day that a text names. */
export const dayIn = (text: string): PlanDay | undefined => nameIn(DAYS, text);

/** All days that a text names, in its order. */
export const daysIn = (text: string): PlanDay[] =>
  PLAN_DAYS.filter((day) => day !== 'tomorrow' && DAYS[day].in(text)).toSorted(
    (a, b) => DAYS[a].firstIn(text) - DAYS[b].firstIn(text),
  );

const AFTERNOON = '14:00';
const MORNING = '11:00';
/** So many films fill a day. */
const WHOLE_DAY = 4;
/** An hour alone is said in so many words. */
const FEW_WORDS = 3;

const REACH = 3;
const ASKS_ITS_END = /(?:^| )kac(?:ta|a)? (?:\w+ )?bit|(?:^| )bit\w+ kac/u;

const OWN_BREAK =
  /(?:^| )(?:(?:oglen?|ogle arasi|gece|cay|is|vardiya|nobet|ders|sigara) mola(?!si ver)|mola(?:m|miz|mda|mizda)(?: |$))/u;

/** `bu üçünden hangisi kısa, dokuzda yatacak`, `hangisi en çabuk bitiyo, 6da çıkıcam` asks of the films that were shown. */
const WHICH_OF_THEM =
  /(?:^| )(?:(?:bu |su )?(?:ikisi|ucu|bunlar|onlar)n?[dt][ae]n (?:en \w+ (?:\w+ )?)?hangi|hangi\w* (?:\w+ )?(?:en |daha )(?:az |cabuk|erken|tez |hizli|kisa)|en (?:az |cabuk|erken|tez |hizli|kisa)\w* (?:\w+ )?hangi)/u;

/**
 * Reads a plan for several films: how many, from when, until when, with which breaks. Where a plan is asked for, the words
 * of its frame are no wishes: `8'de` is no rating, and `Gece Yarısı` no film.
 */
export const readEvening: Reader = (reading) => {
  const { text, titles } = reading;
  // `dokuzda başlarsam kaçta biter` asks of a film, and plans nothing.
  if (ASKS_ITS_END.test(text) || WHICH_OF_THEM.test(text)) return {};
  const isPlan = words.PLANS.in(text);
  const day = dayIn(text);
  const times = timesIn(reading, isPlan).filter((time) => !isToldOf(reading.tokens, time));
  const count = countIn(reading, times);
  // `öğle molam 40 dakika`: a break at work, and none between films.
  const breaks = !isPlan && OWN_BREAK.test(text) ? undefined : breaksIn(reading);
  const several =
    (count?.value ?? new Set(titles.map(calledBy)).size) > 1 ||
    /(?:^| )(?:bunlar|hepsi|ikisi|ucu(?!muz|ncu))/u.test(text);
  const isOfDay = day !== undefined || words.AFTERNOON.in(text) || words.PART_OF_DAY.in(text);
  const parts = partsIn(reading, times);
  const asks =
    isPlan ||
    parts !== undefined ||
    (several &&
      (times.length > 0 ||
        (count !== undefined && (words.IN_A_ROW.in(text) || breaks !== undefined)) ||
        (count !== undefined && isOfDay && words.WATCHES.in(text)))) ||
    // `arka arkaya kaç film sığarsa, 7'den 12'ye kadar`
    (times.length > 0 && words.IN_A_ROW.in(text)) ||
    isOneAt({ text, isOfDay, count: count?.value }, times) ||
    isWindow(text, times);
  // `cumaya al`, of a plan that stands there.
  const isShort = reading.tokens.length <= FEW_WORDS && (day ?? count) !== undefined;
  if (!asks && times.length === 0 && breaks === undefined && !isShort) return {};
  const at = (role: 'starts' | 'ends') => times.find((time) => time.role === role)?.clock;
  const [startsAt, endsBy] = [at('starts') ?? (asks ? usualOf(text) : undefined), at('ends')];
  const isOne = asks && count === undefined && endsBy === undefined && words.ONE_FILM.in(text);
  const isWholeDay = asks && count === undefined && words.WHOLE_DAY.in(text);
  const evening: Evening = {
    asks,
    arrange: words.ORDERS.in(text),
    ...(count === undefined
      ? isWholeDay
        ? { count: WHOLE_DAY }
        : isOne
          ? { count: 1 }
          : {}
      : { count: count.value }),
    ...(day === undefined ? {} : { day }),
    ...(startsAt === undefined ? {} : { startsAt }),
    ...(endsBy === undefined ? {} : { endsBy }),
    ...(breaks === undefined ? {} : { breakMinutes: breaks.minutes }),
    ...(parts === undefined ? {} : { parts }),
  };
  // A time alone may be of something else; a break is always one.
  const frame = [...(asks ? [...times, ...dayWordsIn(reading), count] : []), breaks];
  const claims = placesOf(...frame.filter((span) => span !== undefined));
  return {
    evening,
    claims,
    numbers: reading.numbers.filter(({ from }) => !claims.includes(from)),
    titles: titles.filter((title) => !placesOf(title).some((place) => claims.includes(place))),
  };
};

/** `yarın akşam 9'da bir film ayarla`, `akşama tek film, 9 buçukta başlasın`: one film for an hour. */
function isOneAt(
  { text, isOfDay, count }: { text: string; isOfDay: boolean; count: number | undefined },
  times: readonly ClockTime[],
): boolean {
  const begins = times.some(({ role }) => role === 'starts');
  const isOne = count === 1 || (count === undefined && words.ONE_FILM.in(text));
  return begins && isOne && (isOfDay || words.ARRANGES.in(text)) && !words.OFFERS.in(text);
}

/** `20.00'de başlıyoruz gece 1'de bitmeli`: time for more than one film, and so a plan. */
function isWindow(text: string, times: readonly ClockTime[]): boolean {
  const at = (role: ClockTime['role']) => times.find((time) => time.role === role)?.clock;
  const [startsAt, endsBy] = [at('starts'), at('ends')];
  if (startsAt === undefined || endsBy === undefined || startsAt < NOON) return false;
  return minutesBetween(startsAt, endsBy) > OF_ONE && words.WE_WATCH.in(text) && !words.AT_WORK.in(text);
}
const NOON = '12:00';
/** Within so many minutes one film is meant. */
const OF_ONE = 210;

/** The times of a plan: those of which it is said what they are for, else those that stand there. */
function timesIn(reading: Reading, isPlan: boolean): readonly ClockTime[] {
  const said = clockTimes(reading);
  const bare = bareTimes(reading);
  if (said.length > 0 && said.length === bare.length) return said;
  // `18:00 animasyon, sonra 21:00 gerilim`
  const figures = bare.filter(({ from }) => reading.tokens[from]?.gap === ':');
  if (figures.length > 1 && said.every(({ role }) => role === 'starts')) return figures;
  const isAlone = reading.tokens.length <= FEW_WORDS && bare.length === 1;
  if (said.length === 0 && (isPlan || isAlone)) return bare;
  // `iki film arka arkaya izleyelim 9da`
  const isSet = [words.IN_A_ROW, words.ARRANGES, words.WATCHES, words.FOR_A_DAY].some((list) =>
    list.in(reading.text),
  );
  const lone = said.length === 0 && isSet ? loneTime(reading) : undefined;
  return lone === undefined ? said : [lone];
}

/** When a plan begins by the part of the day that it is for. */
const usualOf = (text: string): string | undefined =>
  words.WHOLE_DAY.in(text) || words.BY_MORNING.in(text)
    ? MORNING
    : words.AFTERNOON.in(text)
      ? AFTERNOON
      : undefined;

/** The words of the day: none of them is a wish. */
const dayWordsIn = ({ tokens }: Reading): Span[] =>
  tokens.flatMap((_, place) =>
    Object.values(DAYS).some((day) => day.is(wordAt(tokens, place))) ? [{ from: place, to: place + 1 }] : [],
  );

/** `20:00 hafif bir şey, 22:00 ağır dram`: two beginnings, each with what is wished then. */
function partsIn({ tokens, written }: Reading, times: readonly ClockTime[]): readonly Part[] | undefined {
  const [first, second, ...more] = times;
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  if (times.some(({ role }) => role !== 'starts')) return undefined;
  // `18:00 animasyon, sonra biz büyüklere 21:00 gerilim`
  const between = tokens.slice(first.to, second.from);
  const then = between.findIndex(({ folded, gap }) => words.THEN.is(folded) || /[,;.]/u.test(gap));
  const split = then < 0 ? second.from : first.to + then + 1;
  const wordsOf = (from: number, to: number, { from: start, to: end }: Span) =>
    tokens
      .slice(from, to)
      .filter((_, at) => from + at < start || from + at >= end)
      .map(({ start: begins, end: ends }) => written.slice(begins, ends))
      .join(' ');
  const parts = [
    { startsAt: first.clock, text: wordsOf(0, split, first) },
    { startsAt: second.clock, text: wordsOf(split, tokens.length, second) },
  ];
  return parts.every(({ text }) => text.trim() !== '') ? parts : undefined;
}

/** `20 dakika arayla`, `arada 10 dk mola`, `ara vermeden` */
function breaksIn({ text, tokens, numbers }: Reading): (Span & { minutes: number }) | undefined {
  if (words.NO_BREAKS.in(text)) return { from: 0, to: 0, minutes: 0 };
  const isBreak = (place: number) => words.BREAKS.is(wordAt(tokens, place));
  for (const { value, from, to, suffix } of numbers) {
    const stuck = measuresWords.MINUTES.is(suffix);
    if (!stuck && !measuresWords.MINUTES.is(tokens[to]?.base)) continue;
    const end = stuck ? to : to + 1;
    if (isBreak(end) || isBreak(end + 1) || isBreak(from - 1))
      return { from, to: end, minutes: Math.round(value) };
  }
  const half = tokens.findIndex(
    (_, place) => wordAt(tokens, place) === 'yarim' && wordAt(tokens, place + 1).startsWith('saat'),
  );
  const breakAfter = [half + 2, half + 3].find(isBreak);
  if (half >= 0 && (breakAfter !== undefined || isBreak(half - 1)))
    return { from: half, to: (breakAfter ?? half + 1) + 1, minutes: MEAL_MINUTES };
  // `arada yemek molası` wishes for no film of food.
  if (!words.MEALS.in(foldedText(tokens))) return undefined;
  const meal = tokens.findIndex((_, place) => words.MEALS.firstIn(foldedText(tokens.slice(place))) === 0);
  return meal < 0 ? undefined : { from: meal, to: meal + REACH, minutes: MEAL_MINUTES };
}
/** So long people eat between two films. */
const MEAL_MINUTES = 30;
