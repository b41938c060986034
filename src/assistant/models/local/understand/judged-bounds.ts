import type { Mention } from '../judge/mention.ts';
import { markersWords } from '../lexicon/word-lists.ts';
import { type Bound, boundOf } from './bounds.ts';
import { CONCEPTS } from './concepts.ts';
import type { Reading } from './reading.ts';
import { judgedWords } from './judged-mentions.ts';
import { isTimeUntil } from './told-lengths.ts';
import { type Span, type Tokens, wordAt, wordsIn } from './tokens.ts';

/** What a number measures. */
export type Measure = 'duration' | 'year' | 'rating';

/** How sure the judge must be of a direction, that a number is only told of, and of a decade. */
const SURE = { alone: 0.7, told: 0.55, decade: 0.9 };

/** A number that measures something: minutes, a year (the first of a decade) or points. */
export interface Measured extends Span {
  amount: number;
}

/** From these on a number is said for other things than one below: nobody lets a film last ten minutes, or is born in 2010. */
const STEPS: Readonly<Record<Measure, readonly number[]>> = {
  duration: [30, 60, 100, 135, 175],
  year: [1950, 1980, 2000, 2010, 2020],
  rating: [5, 7, 8, 9],
};

/** In so few words a number is bounded plainly, and the rules know how: `peki 80'lerden var mı`. */
const PLAIN = 5;

/** A number as the judge sees it: the words around it, how much it is, and what the rules say of it. */
export const numberMention = (tokens: Tokens, { from, to, amount }: Measured, measure: Measure): Mention => ({
  from,
  to,
  kind: `${measure}:${boundOf(tokens, from, to)}`,
  size: `${measure}${STEPS[measure].filter((step) => amount >= step).length}`,
  rest: tokens[to - 1]?.suffix ?? '',
  refused: false,
  words: judgedWords(tokens),
  others: [],
});

/**
 * Which way a number bounds what is wished, or that it is only told of. The rules have the word; where they hear no
 * direction, the judge is asked (`yüz yirminci dakikada horlamaya başlar`).
 */
export function heardBound(
  { tokens, hearing }: Pick<Reading, 'tokens' | 'hearing'>,
  span: Measured,
  measure: Measure,
): Bound | 'none' {
  if (measure === 'duration' && isTimeUntil(tokens, span)) return 'most';
  const ruled = boundOf(tokens, span.from, span.to);
  if (hearing?.boundFor === undefined) return ruled;
  if (ruled !== 'exact' || tokens.length <= PLAIN || isCorrected(tokens, span) || ownsFilms(tokens, span))
    return ruled;
  const verdict = hearing.boundFor(numberMention(tokens, span, measure));
  const label = BOUNDS[verdict.label];
  // `iki saatlik bir film`: whether a length is meant just so, or at most, its reader knows.
  if (label === undefined || (label === 'about' && measure === 'duration')) return ruled;
  const least = isDecade(tokens, span) ? SURE.decade : label === 'none' ? SURE.told : SURE.alone;
  return verdict.sure >= least ? label : ruled;
}

/** `90'lı yıllardan`, `70'lerden`: a decade is a period in itself. */
const isDecade = (tokens: Tokens, { from, to }: Span): boolean =>
  /^l[aeiu]/u.test(tokens[from]?.suffix ?? '') ||
  // `seksenlerden`
  /^[a-z]+l[ae]r/u.test(wordAt(tokens, to - 1)) ||
  wordAt(tokens, to).startsWith('yil');

/** `seksenlerin korkuları`, `yetmişlerin kovboy filmleri`: the films are those of the decade. */
const ownsFilms = (tokens: Tokens, { to }: Span): boolean =>
  /l[ae]r[iu]n$/u.test(wordAt(tokens, to - 1)) &&
  wordsIn(tokens, to, to + NEAR).some(
    (word, at) => OWNED.test(word) && (word.startsWith('film') || CONCEPTS.at(tokens, to + at) !== undefined),
  );
const NEAR = 3;
const OWNED = /l[ae]r[iu](?:n(?:[iu]|[dt][ae]n?))?$/u;

/** `yarım saat mi dedim pardon bir buçuk saat`: the number that is meant after all. */
const isCorrected = (tokens: Tokens, { from }: Span): boolean =>
  markersWords.CORRECTS.is(wordAt(tokens, from - 1));

const BOUNDS: Readonly<Record<string, Bound | 'none' | undefined>> = {
  most: 'most',
  least: 'least',
  about: 'about',
  none: 'none',
};
