import { eveningWords as words, measuresWords } from '../lexicon/word-lists.ts';
import { clockTimes, loneTime } from './clock-times.ts';
import type { Reader, Reading } from './reading.ts';
import { type Span, foldedText, placesOf, wordAt } from './tokens.ts';

export interface Evening {
  asks: boolean;
  count?: number;
  startsAt?: string;
  endsBy?: string;
  breakMinutes?: number;
  /** The order is left to the assistant. */
  arrange: boolean;
}

const MOST = 6;
const REACH = 3;
const ASKS_ITS_END = /(?:^| )kac(?:ta|a)? (?:\w+ )?bit|(?:^| )bit\w+ kac/u;

/**
 * Reads a plan for several films: how many, from when, until when, with which breaks. Where a plan is asked for, the words
 * of its frame are no wishes: `8'de` is no rating, and `Gece Yarısı` no film.
 */
export const readEvening: Reader = (reading) => {
  const { text, titles } = reading;
  // `dokuzda başlarsam kaçta biter` asks of a film, and plans nothing.
  if (ASKS_ITS_END.test(text)) return {};
  const said = clockTimes(reading);
  // `iki film arka arkaya izleyelim 9da`
  const lone = said.length === 0 && words.IN_A_ROW.in(text) ? loneTime(reading) : undefined;
  const times = lone === undefined ? said : [lone];
  const count = countIn(reading, times);
  const breaks = breaksIn(reading);
  const several =
    (count?.value ?? titles.length) > 1 || /(?:^| )(?:bunlar|hepsi|ikisi|ucu(?!muz))/u.test(text);
  const asks =
    words.PLANS.in(text) ||
    (several && (times.length > 0 || (count !== undefined && words.IN_A_ROW.in(text)))) ||
    // `arka arkaya kaç film sığarsa, 7'den 12'ye kadar`
    (times.length > 0 && words.IN_A_ROW.in(text));
  if (!asks && times.length === 0 && breaks === undefined) return {};
  const at = (role: 'starts' | 'ends') => times.find((time) => time.role === role)?.clock;
  const [startsAt, endsBy] = [at('starts'), at('ends')];
  const evening: Evening = {
    asks,
    arrange: words.ORDERS.in(text),
    ...(count === undefined ? {} : { count: count.value }),
    ...(startsAt === undefined ? {} : { startsAt }),
    ...(endsBy === undefined ? {} : { endsBy }),
    ...(breaks === undefined ? {} : { breakMinutes: breaks.minutes }),
  };
  // A time alone may be of something else; a break is always one.
  const frame = [...(asks ? [...times, count] : []), breaks].filter((span) => span !== undefined);
  const claims = placesOf(...frame);
  return {
    evening,
    claims,
    numbers: reading.numbers.filter(({ from }) => !claims.includes(from)),
    titles: titles.filter((title) => !placesOf(title).some((place) => claims.includes(place))),
  };
};

/** `iki film`, `üç komedi filmi`, `2 tane film` */
function countIn(
  { tokens, numbers }: Reading,
  times: readonly Span[],
): (Span & { value: number }) | undefined {
  const number = numbers.find(({ value, suffix, from, to }) => {
    if (times.some((time) => time.from <= from && from < time.to)) return false;
    if (!Number.isInteger(value) || value < 1 || value > MOST || suffix !== '') return false;
    const after = Array.from({ length: REACH }, (_, on) => wordAt(tokens, to + on));
    const film = after.findIndex(words.FILMS.is);
    // Beside a time a number that counts nothing else counts films: `iki komedi, 12'de bitsin`.
    // `araya bi de lahmacun` counts none.
    if (film < 0) return times.length > 0 && value > 1 && !words.COUNTED.is(after[0]);
    return !after.slice(0, film).some((word) => word !== 'tane' && words.COUNTED.is(word));
  });
  return number && { from: number.from, to: number.to, value: number.value };
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
  // `arada yemek molası` wishes for no film of food.
  const meal = tokens.findIndex((_, place) => words.MEALS.firstIn(foldedText(tokens.slice(place))) === 0);
  return meal < 0 ? undefined : { from: meal, to: meal + REACH, minutes: MEAL_MINUTES };
}
/** So long people eat between two films. */
const MEAL_MINUTES = 30;
