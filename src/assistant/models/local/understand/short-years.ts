import { boundsWords, measuresWords as words } from '../lexicon/word-lists.ts';
import type { NumberSpan } from './numbers.ts';
import { type Span, type Tokens, endsClause, wordAt, wordsIn } from './tokens.ts';

const EARLIEST = 20;

/**
 * Whether a number of two figures is a year of the last century: `90 öncesi`, `95'ten sonra`, `99 yapımı`, `70'ten eski
 * olmasın`, and where years are spoken of also `85'i geçmesin`.
 */
export function isShortYear(tokens: Tokens, { value, from, to, suffix }: NumberSpan): boolean {
  if (!Number.isInteger(value) || value < EARLIEST || value >= 100) return false;
  const next = wordAt(tokens, to);
  const isThan = /^[dt][ae]n$/u.test(suffix);
  // `90 dan önce`: the ending stands apart.
  const isApart = suffix === '' && /^[dt][ae]n$/u.test(next);
  const than = isApart ? wordAt(tokens, to + 1) : next;
  return (
    // `90 ve sonrası`
    words.BEFORE_OR_AFTER.is(next === 've' ? wordAt(tokens, to + 1) : next) ||
    ((isThan || isApart) && (words.BEFORE_OR_AFTER_IT.is(than) || OLD.test(than))) ||
    (suffix === '' && /^yapim[iu]?$/u.test(next)) ||
    (/^y?[iu]$/u.test(suffix) && isPassed(tokens, to) && speaksOfYears(tokens, from))
  );
}

const OLD = /^(?:eski|yeni)(?:s[iu])?$/u;

/** `85'i geçmesin`, `85'i de geçmesin` */
export const isPassed = (tokens: Tokens, to: number): boolean =>
  boundsWords.NEVER_BEYOND.is(wordAt(tokens, /^d[ae]$/u.test(wordAt(tokens, to)) ? to + 1 : to));

/** `90'ı geçmesin yılı`, `70'ten eski olmasın, 85'i geçmesin`: beside a number a year is named, or something older or newer. */
const speaksOfYears = (tokens: Tokens, from: number): boolean =>
  tokens.some(
    ({ folded, suffix }, place) =>
      (Math.abs(place - from) <= NEAR && words.YEARS.is(folded)) ||
      (/^[dt][ae]n$/u.test(suffix) && !endsClause(tokens[place]) && OLD.test(wordAt(tokens, place + 1))),
  );
const NEAR = 4;

/** `90la 2000 arası`, `80le 90 arası`: a year in two figures that a range begins or ends with. */
export const isOfRange = (tokens: Tokens, { from, to, suffix }: NumberSpan): boolean =>
  /^y?l[ae]$/u.test(suffix)
    ? wordsIn(tokens, to, to + 2).some((word) => word.startsWith('aras'))
    : suffix === '' && wordAt(tokens, to).startsWith('aras') && /\d0l[ae]$/u.test(wordAt(tokens, from - 1));

/** `en yenisi 1990 olsun`: it may be of that year, too. */
export const isNewest = (tokens: Tokens, { from, to }: Span): boolean =>
  /^en (?:yeni(?:s[iu])?|gec)$/u.test(wordsIn(tokens, from - 2, from).join(' ')) ||
  boundsWords.MOST_AFTER.firstIn(wordsIn(tokens, to, to + NEAR).join(' ')) === 0;
