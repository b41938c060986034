import { boundsWords, measuresWords as words } from '../lexicon/word-lists.ts';
import type { Reading } from './reading.ts';
import { isTimeOfSelf } from './told-of-self.ts';
import { type Tokens, type Span, endsClause, wordAt, wordsIn } from './tokens.ts';

type Sentence = Pick<Reading, 'tokens' | 'numbers' | 'thisYear'>;

interface Bounds {
  minYear?: number;
  maxYear?: number;
}

/** How many years back `yeni`, `son yıllar` and `güncel` reach. */
export const RECENT = 6;

const ABOUT = 2;
const OWN_REACH = 2;

/** `geçen yılın filmleri`, `geçen sene çıkan`: of films, while `geçen sene izledik` is of the person. */
const isOfFilms = (tokens: Tokens, at: number): boolean =>
  !isSeenThen(tokens, at + 1) &&
  (/(?:[iu]n|ki|[dt][ae]n)$/u.test(wordAt(tokens, at)) ||
    (!endsClause(tokens[at]) && wordsIn(tokens, at + 1, at + 1 + OF_FILMS_REACH).some(words.OF_FILMS.is)));
const OF_FILMS_REACH = 4;

/** `geçen sene uçakta bi hint filmi izlemiştim`: when it was seen, and not when it came out. */
function isSeenThen(tokens: Tokens, from: number): boolean {
  const said = wordsIn(tokens, from, from + SEEN_REACH);
  const seen = said.findIndex((word) => SEEN.test(word));
  return seen >= 0 && !said.slice(0, seen).some((word) => CAME_OUT.test(word));
}
const SEEN_REACH = 7;
const SEEN = /^(?:izle|seyret|gor)(?:m[iu]s)?[dt][iu][mk]$/u;
const CAME_OUT = /^(?:cik|vizyon|yapim|cekil|gosterim)/u;

/** Whether what follows a year is what happened to somebody in it. */
const isOwnYear = (tokens: Tokens, from: number): boolean =>
  wordsIn(tokens, from, from + OWN_REACH).some(words.OWN_PAST.is);

/** The time that a message reckons from today: `son beş yılda`, `geçen yılın filmleri`, `elli yıl önceki`. */
export function lastYears({ tokens, numbers, thisYear }: Sentence): (Span & { bounds: Bounds }) | undefined {
  const said = (from: number, to: number, minYear: number, maxYear?: number) => ({
    from,
    to,
    bounds: { minYear, ...(maxYear === undefined ? {} : { maxYear }) },
  });
  for (const [place, { folded }] of tokens.entries()) {
    const next = wordAt(tokens, place + 1);
    const isOwn = () => isOwnYear(tokens, place + 2) || isTimeOfSelf(tokens, { from: place, to: place + 2 });
    if (folded === 'bu' && words.YEARS.is(next) && !words.NEXT_YEAR.is(next) && !isOwn())
      return said(place, place + 2, thisYear, thisYear);
    // `babamı geçen yıl kaybettim` tells of the person.
    if (words.LAST.is(folded) && words.YEARS.is(next) && !isOwn() && isOfFilms(tokens, place + 1))
      return said(place, place + 2, thisYear - 1, thisYear - 1);
    const count = numbers.find(({ to }) => to === place);
    // `elli yıl önceki filmler` were made about then.
    if (count !== undefined && words.YEARS.is(folded) && next === 'onceki') {
      const year = thisYear - count.value;
      return said(count.from, place + 2, year - ABOUT, year + ABOUT);
    }
    // `en fazla beş yıl önce çekilmiş olsun`
    const isOldest = boundsWords.MOST_BEFORE.ends(wordsIn(tokens, 0, count?.from ?? 0).join(' '));
    if (count !== undefined && isOldest && words.YEARS.is(folded) && next === 'once')
      return said(count.from, place + 2, thisYear - count.value);
    if (folded !== 'son' && !words.LAST.is(folded)) continue;
    const first = numbers.find(({ from }) => from === place + 1);
    // `son 3-4 yılda`: the wider of the two.
    const number = numbers.find(({ from }) => from === first?.to) ?? first;
    if (number !== undefined && words.YEARS.is(wordAt(tokens, number.to)))
      return said(place, number.to + 1, thisYear - number.value);
    // `son zamanlarda dramlara sardım` says when the person did, not when the film was made.
    if (
      folded === 'son' &&
      words.LATELY.is(next) &&
      !(words.LATELY_DID.is(next) && !tokens.some(({ folded: word }) => words.MADE.is(word)))
    )
      return said(place, place + 2, thisYear - RECENT);
  }
  return undefined;
}
