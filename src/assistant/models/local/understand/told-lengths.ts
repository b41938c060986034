import { measuresWords } from '../lexicon/word-lists.ts';
import { type Tokens, type Span, endsClause, wordAt, wordsIn } from './tokens.ts';

const REACH = 4;

/** Whether a length is told of something else than a film that is wished. */
export const isNotOfFilm = (tokens: Tokens, length: Span): boolean =>
  [isOfClock, isPast, isDenied, isMoment].some((tells) => tells(tokens, length));

/** `yarım saattir kavga ediyoruz`, `2 saattir arıyorum`: for how long something has gone on. */
const isPast = (tokens: Tokens, { to }: Span): boolean =>
  /(?:saat|dakika|dk|dakka)[dt][iu]r$/u.test(wordAt(tokens, to - 1)) && wordAt(tokens, to) !== '';

/** `30 dk nerden çıktı`, `yarım saat sussunlar yeter`: nobody wished it of a film. */
const isDenied = (tokens: Tokens, { to }: Span): boolean =>
  [measuresWords.DENIED, measuresWords.OTHERWISE_SPENT].some(
    (list) => list.firstIn(wordsIn(tokens, to, to + REACH).join(' ')) === 0,
  );

/** `elektrik 2 saat sonra kesilecekmiş, o arada bitsin`: how long it is until something is how long a film may be. */
export const isTimeUntil = (tokens: Tokens, { to }: Span): boolean =>
  measuresWords.ENDS_BEFORE.in(wordsIn(tokens, to, tokens.length).join(' '));

/** `iki saat sonra uçağım var`, `yarım saate dönerim` tell the time; `en fazla bir buçuk saat, sonra yatak` does not. */
function isOfClock(tokens: Tokens, length: Span): boolean {
  const { to } = length;
  if (isTimeUntil(tokens, length)) return false;
  const [last, after] = [wordAt(tokens, to - 1), wordsIn(tokens, to, to + REACH)];
  if (/(?:saat|dakika|dakka|dk)y?[ae]$/u.test(last))
    return measuresWords.COMES_THEN.firstIn(after.join(' ')) === 0;
  return /^(?:sonra|once)$/u.test(after[0] ?? '') && !endsClause(tokens[to - 1]) && !/[dt][ae]n$/u.test(last);
}

/** `20. dakikada horluyorum`: a moment in a film that was seen. */
const isMoment = (tokens: Tokens, { from, to }: Span): boolean =>
  /^(?:saat|dakika|dakka|dk)(?:s?[iu]n)?[dt][ae]$/u.test(wordAt(tokens, to - 1)) &&
  /^\d+$/u.test(tokens[from]?.raw ?? '') &&
  (tokens[from]?.gap ?? '').startsWith('.');
