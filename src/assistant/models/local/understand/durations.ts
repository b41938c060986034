import { boundOf } from './bounds.ts';
import type { NumberSpan } from './numbers.ts';
import type { Token } from './tokens.ts';

/** Minutes as a wish bounds them, with the tokens that were read. */
export interface DurationWish {
  minDuration?: number;
  maxDuration?: number;
  used: readonly number[];
}

const HOUR = /^(?:saat|sa|hour)$/u;
const HOURS = /^(?:saat\w*|sa|hour)$/u;
const MINUTES = /^(?:dakika\w*|dk\w*|dak|min|minutes)$/u;
const ABOUT = 15;

interface Length {
  minutes: number;
  from: number;
  to: number;
  suffix: string;
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);

/** Reads lengths in figures and words: `90 dk altı`, `bir buçuk saati geçmesin`, `1,5-2 saat arası`, `yarım saatlik`. */
export function readDurations(tokens: readonly Token[], numbers: readonly NumberSpan[]): DurationWish {
  const lengths = findLengths(tokens, numbers);
  const [first, second] = lengths;
  if (first === undefined) return { used: [] };
  const used = lengths.flatMap(({ from, to }) => range(from, to));
  if (second !== undefined && isRange(tokens, first, second)) {
    return between(first.minutes, second.minutes, used);
  }
  const bare = numbers.find(
    (number) => number.to === first.from && /^\s*[-–]\s*$/u.test(tokens[number.to - 1]?.gap ?? ''),
  );
  const arasi = numbers.find(
    (number) => number.to <= first.from && first.from - number.to <= 1 && isBetween(tokens, first.to),
  );
  const low = bare ?? arasi;
  if (low !== undefined) {
    const unit = first.minutes >= 60 && low.value < 10 ? 60 : 1;
    return between(low.value * unit, first.minutes, [...used, ...range(low.from, low.to)]);
  }
  return lengths.reduce<DurationWish>((wish, length) => ({ ...wish, ...bounded(tokens, length) }), { used });
}

function between(a: number, b: number, used: readonly number[]): DurationWish {
  return { minDuration: Math.min(a, b), maxDuration: Math.max(a, b), used };
}

function bounded(tokens: readonly Token[], { minutes, from, to }: Length): Partial<DurationWish> {
  switch (boundOf(tokens, from, to)) {
    case 'least':
      return { minDuration: minutes };
    case 'about':
      return around(minutes);
    default:
      return minutes < LONG || !isLength(tokens, to) ? { maxDuration: minutes } : around(minutes);
  }
}

const around = (minutes: number) => ({ minDuration: minutes - ABOUT, maxDuration: minutes + ABOUT });

/** `üç saatlik bir film` is about so long, `iki saatlik yolculuğum var` has no more time. */
function isLength(tokens: readonly Token[], to: number): boolean {
  const after = tokens.slice(to, to + REACH).map(({ folded }) => folded);
  const film = after.findIndex((word) => FILM.test(word));
  const own = after.findIndex((word) => OWN_TIME.test(word));
  return /l[iu]k$/u.test(tokens[to - 1]?.folded ?? '') && own < 0 && (film >= 0 || after.length === 0);
}

/** Who names less speaks of the time they have rather than of a long film. */
const LONG = 150;
const REACH = 4;
const FILM = /^(?:film\w*|sey\w*|bisey\w*|bisi|destan\w*|epik\w*|yapim\w*)$/u;
const OWN_TIME =
  /^(?:yol\w*|ucu[sc]\w*|vakit|vaktim|zaman\w*|ara\w*|mola\w*|bosluk\w*|boslug\w*|sure\w*|tren|ucak|otobus|nobet\w*|hal\w*|sabr\w*|dayan\w*|bekle\w*|ders\w*|izleyecek|cek\w*|kaldir\w*)$/u;

function isRange(tokens: readonly Token[], first: Length, second: Length): boolean {
  const between = tokens.slice(first.to, second.from).map(({ folded }) => folded);
  return between.every((word) => /^(?:ile|ve|veya)$/u.test(word)) && isBetween(tokens, second.to);
}

const isBetween = (tokens: readonly Token[], to: number) =>
  tokens.slice(to, to + 2).some(({ folded }) => /^aras\w*$/u.test(folded));

function findLengths(tokens: readonly Token[], numbers: readonly NumberSpan[]): Length[] {
  const lengths: Length[] = [];
  for (const number of numbers) {
    const length = lengthAt(tokens, numbers, number);
    const before = lengths.at(-1);
    if (length === undefined || (before !== undefined && length.from < before.to)) continue;
    lengths.push(length);
  }
  const half = tokens.findIndex(({ folded }) => folded === 'yarim');
  // `yarım saat sonra çıkıyorum` tells the time.
  const later = /^(?:sonra|once)$/u.test(tokens[half + 2]?.folded ?? '');
  if (half >= 0 && !later && HOURS.test(tokens[half + 1]?.folded ?? '')) {
    lengths.push({ minutes: 30, from: half, to: half + 2, suffix: '' });
  }
  return lengths;
}

function lengthAt(
  tokens: readonly Token[],
  numbers: readonly NumberSpan[],
  number: NumberSpan,
): Length | undefined {
  const { value, from, to } = number;
  // `90dk`: the unit is stuck to the figures.
  if (MINUTES.test(number.suffix)) return { minutes: Math.round(value), from, to, suffix: '' };
  if (HOUR.test(number.suffix))
    return withMinutes(tokens, numbers, { minutes: value * 60, from, to, suffix: '' });
  const unit = tokens[to];
  if (unit === undefined || number.suffix !== '') return undefined;
  if (MINUTES.test(unit.base)) return { minutes: Math.round(value), from, to: to + 1, suffix: unit.suffix };
  if (!HOURS.test(unit.base) || value > 6) return undefined;
  return withMinutes(tokens, numbers, { minutes: value * 60, from, to: to + 1, suffix: unit.suffix });
}

function withMinutes(tokens: readonly Token[], numbers: readonly NumberSpan[], length: Length): Length {
  if (/^bucu[kg]/u.test(tokens[length.to]?.folded ?? '')) {
    return { ...length, minutes: Math.round(length.minutes + 30), to: length.to + 1 };
  }
  const rest = numbers.find(({ from }) => from === length.to);
  if (rest === undefined || rest.value >= 60 || rest.value < 1)
    return { ...length, minutes: Math.round(length.minutes) };
  const unit = tokens[rest.to];
  const stuck = MINUTES.test(rest.suffix);
  if (!stuck && !(unit !== undefined && MINUTES.test(unit.base))) {
    return { ...length, minutes: Math.round(length.minutes) };
  }
  return { ...length, minutes: Math.round(length.minutes + rest.value), to: stuck ? rest.to : rest.to + 1 };
}
