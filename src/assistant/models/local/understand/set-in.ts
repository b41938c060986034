import type { FilmIndex } from '#films/film-index.ts';
import { refusalsWords } from '../lexicon/word-lists.ts';
import type { Found } from './concept-matcher.ts';
import { type Token, type Tokens } from './tokens.ts';

const LONGEST_NAME = 3;
/** `geçen`, `geçiyor olsun`, `geçsin`; `geçen hafta` stands after no place. */
const SET = /^gec(?:en|iyo|sin|se|ecek|mis)/u;
const THEMED = /^temali/u;
const AT = /^n?[dt][ae]$/u;
const APOSTROPHE = /['’‘`´ʼ]/u;

/** Where films are to take place (`İtalya'da geçen`, `new york'ta geçsin`): a place or country of the catalogue, or one written as a name. */
export function placesSetIn(tokens: Tokens, { placeNamed }: FilmIndex): Found[] {
  return tokens.flatMap((token, at) => {
    const isThemed = THEMED.test(token.folded);
    // `pariste falan geçsin`
    const to = refusalsWords.VAGUELY.is(tokens[at - 1]?.folded) ? at - 1 : at;
    // `tokyo da geçen`: the ending stands apart.
    const isApart = /^[dt][ae]$/u.test(tokens[to - 1]?.folded ?? '') && to > 1;
    const last = tokens[isApart ? to - 2 : to - 1];
    if (last === undefined || !(isThemed || SET.test(token.folded))) return [];
    const ends = isThemed || isApart ? [last.base] : withoutAt(last);
    for (let from = Math.max(0, to - LONGEST_NAME); from < to; from++) {
      const before = tokens.slice(from, isApart ? to - 2 : to - 1).map(({ folded }) => folded);
      const place = ends.map((end) => placeNamed([...before, end].join(' '))).find(Boolean);
      if (place !== undefined) return [setIn(place, from, at)];
    }
    const isName = !isApart && last.capital && last.suffix !== '' && ends.length > 0;
    return isName ? [setIn(last.raw.split(APOSTROPHE)[0] ?? last.raw, to - 1, at)] : [];
  });
}

const setIn = (place: string, from: number, to: number): Found => ({
  value: { kind: 'wish', wants: { places: [place] } },
  from,
  to: to + 1,
  rest: '',
});

/** What a name can be before `-da`, `-nda`; nothing where a word does not say where something is. */
function withoutAt({ folded, base, suffix }: Token): string[] {
  if (suffix !== '') return AT.test(suffix) ? [base] : [];
  return [/[dt][ae]$/u, /n[dt][ae]$/u].flatMap((end) => (end.test(folded) ? [folded.replace(end, '')] : []));
}
