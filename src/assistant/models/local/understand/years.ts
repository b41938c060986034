import { boundOf } from './bounds.ts';
import type { NumberSpan } from './numbers.ts';
import type { Token } from './tokens.ts';

/** Years as a wish bounds them, with the tokens that were read. */
export interface YearWish {
  minYear?: number;
  maxYear?: number;
  used: readonly number[];
}

interface Period {
  from: number;
  to: number;
  first: number;
  last: number;
}

const OLDEST = 1900;
const NEWEST = 2035;
const YEARS_WORD = /^(?:yil\w*|sene\w*)$/u;
const isYear = (value: number) => Number.isInteger(value) && value >= OLDEST && value <= NEWEST;
const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);

/** Reads years and decades in figures and words: `2010 sonrası`, `90'lardan`, `seksenli yıllar`, `son beş yılda`, `1995-2005 arası`. */
export function readYears(
  tokens: readonly Token[],
  numbers: readonly NumberSpan[],
  thisYear: number,
): YearWish {
  const last = lastYears(tokens, numbers, thisYear);
  if (last !== undefined) return last;
  const periods = [
    ...numbers.flatMap((number) => periodOf(tokens, number) ?? []),
    ...centuries(tokens, numbers, thisYear),
  ].toSorted((a, b) => a.from - b.from);
  const [one, two] = periods;
  if (one === undefined) return { used: [] };
  const used = periods.flatMap(({ from, to }) => range(from, to));
  if (two !== undefined && two.first > one.first && joined(tokens, one, two)) {
    return { minYear: one.first, maxYear: two.last, used };
  }
  const bound = boundOf(tokens, one.from, one.to);
  const other = two && boundOf(tokens, two.from, two.to);
  // `1999'dan sonra 2009'dan önce`
  if (two !== undefined && bound === 'least' && other === 'most')
    return { minYear: one.first, maxYear: two.first - 1, used };
  if (two !== undefined && bound === 'most' && other === 'least')
    return { minYear: two.first, maxYear: one.first - 1, used };
  // `2000 öncesi` ends with 1999, `90'lardan önce` with 1989.
  if (bound === 'most') return { maxYear: one.first - 1, used };
  if (bound === 'least') return { minYear: one.first, used };
  if (one.last === Infinity) return { minYear: one.first, used };
  if (two === undefined) return { minYear: one.first, maxYear: one.last, used };
  return { minYear: Math.min(one.first, two.first), maxYear: Math.max(one.last, two.last), used };
}

function joined(tokens: readonly Token[], one: Period, two: Period): boolean {
  const words = tokens.slice(one.to, two.from).map(({ folded }) => folded);
  return words.every((word) => /^(?:ile|ve|veya|ya|da|yili?|arasi)$/u.test(word));
}

function periodOf(tokens: readonly Token[], { value, from, to, suffix }: NumberSpan): Period | undefined {
  const next = tokens[to]?.folded ?? '';
  // `90 lardan`: the ending stands apart.
  if (suffix === '' && to - from === 1 && /^l[ae]r/u.test(next)) {
    const decade = toDecade(value);
    if (decade !== undefined) return partOf(tokens, decade, from, to + 1);
  }
  const plural = /^(?:l[ae]r|s$)/u.test(suffix) || (/^l[iu]/u.test(suffix) && YEARS_WORD.test(next));
  if (plural) {
    const decade = toDecade(value);
    if (decade !== undefined) return partOf(tokens, decade, from, YEARS_WORD.test(next) ? to + 1 : to);
  }
  // `90 öncesi`, `95'ten sonra`
  const short =
    /^(?:oncesi|sonrasi)/u.test(next) || (/^[dt][ae]n$/u.test(suffix) && /^(?:once|sonra)/u.test(next));
  if (short && Number.isInteger(value) && value >= 20 && value < 100)
    return { from, to, first: OLDEST + value, last: OLDEST + value };
  if (!isYear(value) || value !== Math.trunc(value)) return undefined;
  if (/^(?:dk|dakika|saat|puan|film|tane)/u.test(next) && value < 1950) return undefined;
  return { from, to: YEARS_WORD.test(next) ? to + 1 : to, first: value, last: value };
}

function toDecade(value: number): number | undefined {
  if (value % 10 !== 0) return undefined;
  if (value >= OLDEST && value <= NEWEST) return value;
  return value >= 20 && value < 100 ? OLDEST + value : undefined;
}

const CENTURY = /^(?:yuzyil|asir|asr)(?!l[iu]k)\w*$/u;
const MILLENNIUM = /^(?:milenyum|milenium|millenium|milenyumun)\w*$/u;

/** `milenyum sonrası`, `geçen yüzyıldan`, `yirminci yüzyılın`, `bu yüzyıl`. */
function centuries(tokens: readonly Token[], numbers: readonly NumberSpan[], thisYear: number): Period[] {
  return tokens.flatMap(({ folded }, place): Period[] => {
    const before = tokens[place - 1]?.folded ?? '';
    if (MILLENNIUM.test(folded)) return [{ from: place, to: place + 1, first: 2000, last: Infinity }];
    if (!CENTURY.test(folded)) return [];
    const number = numbers.find(({ to }) => to === place)?.value;
    const start = /^(?:gecen|gectigimiz|onceki|eski)$/u.test(before)
      ? Math.floor(thisYear / 100) * 100 - 100
      : /^(?:bu|yeni|icinde)/u.test(before)
        ? Math.floor(thisYear / 100) * 100
        : number !== undefined && number >= 19 && number <= 21
          ? (number - 1) * 100
          : undefined;
    if (start === undefined) return [];
    return [
      { from: place - 1, to: place + 1, first: start, last: start + 99 >= thisYear ? Infinity : start + 99 },
    ];
  });
}

const EARLY = /^bas(?:i|lari|inda|larinda|lari)\w*$/u;
const LATE = /^son(?:u|lari|unda|larinda)\w*$/u;
const MIDDLE = /^orta(?:si|lari|sinda|larinda)\w*$/u;

function partOf(tokens: readonly Token[], decade: number, from: number, to: number): Period {
  const word = tokens[to]?.folded ?? '';
  // `2000'ler` is heard as the decade, as `90'lar` is.
  if (EARLY.test(word)) return { from, to: to + 1, first: decade, last: decade + 4 };
  if (LATE.test(word)) return { from, to: to + 1, first: decade + 5, last: decade + 9 };
  if (MIDDLE.test(word)) return { from, to: to + 1, first: decade + 3, last: decade + 7 };
  return { from, to, first: decade, last: decade + 9 };
}

function lastYears(
  tokens: readonly Token[],
  numbers: readonly NumberSpan[],
  thisYear: number,
): YearWish | undefined {
  for (const [place, { folded }] of tokens.entries()) {
    const next = tokens[place + 1]?.folded ?? '';
    if (/^(?:bu)$/u.test(folded) && YEARS_WORD.test(next) && !/^(?:yila|seneye)$/u.test(next)) {
      return { minYear: thisYear, maxYear: thisYear, used: [place, place + 1] };
    }
    if (/^(?:gecen|gectigimiz)$/u.test(folded) && YEARS_WORD.test(next)) {
      return { minYear: thisYear - 1, maxYear: thisYear - 1, used: [place, place + 1] };
    }
    const count = numbers.find(({ to }) => to === place);
    // `elli yıl önceki filmler` were made about then.
    if (count !== undefined && YEARS_WORD.test(folded) && next === 'onceki') {
      const year = thisYear - count.value;
      return { minYear: year - ABOUT, maxYear: year + ABOUT, used: range(count.from, place + 2) };
    }
    if (!/^(?:son|gecen|gectigimiz)$/u.test(folded)) continue;
    const number = numbers.find(({ from }) => from === place + 1);
    const unit = tokens[number?.to ?? place + 1]?.folded ?? '';
    if (number !== undefined && YEARS_WORD.test(unit)) {
      return { minYear: thisYear - number.value, used: range(place, number.to + 1) };
    }
    if (folded === 'son' && /^(?:yillar\w*|seneler\w*|donem\w*|zamanlar\w*)$/u.test(next)) {
      // `son zamanlarda dramlara sardım` says when the person did, not when the film was made.
      const adverb = /^(?:donemlerde|(?:yillar|seneler|zamanlar)d[ae])$/u.test(next);
      if (adverb && !tokens.some((token) => MADE.test(token.folded))) continue;
      return { minYear: thisYear - RECENT, used: [place, place + 1] };
    }
  }
  return undefined;
}

const ABOUT = 2;

const MADE =
  /^(?:cek(?:il|en)\w*|cik(?:an|mis)\w*|yapil\w*|yapim\w*|yayin\w*|gosterim\w*|viz\w*|populer\w*|parla\w*|one|odul\w*|ses|konusulan\w*|film\w*|en)$/u;

/** How many years back `yeni`, `son yıllar` and `güncel` reach. */
export const RECENT = 6;
