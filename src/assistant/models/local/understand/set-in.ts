import type { FilmIndex } from '#films/film-index.ts';
import { refusalsWords } from '../lexicon/word-lists.ts';
import type { Found } from './concept-matcher.ts';
import { CONCEPTS } from './concepts.ts';
import { type Token, type Tokens, endsClause, wordAt, wordsIn } from './tokens.ts';
import type { Understanding } from './understand.ts';

const LONGEST_NAME = 3;
/** `geçen`, `geçiyor olsun`, `geçsin`; `geçen hafta` stands after no place. */
const SET = /^(?:gec(?:en|iyo|sin|se|ecek|mis)|cekil(?:en|mis|di))/u;
const THEMED = /^temali/u;
const AT = /^n?[dt][ae]$/u;
const APOSTROPHE = /['’‘`´ʼ]/u;

/** `mutfakta geçen, şef falan`, `konusu yemek olan film`: what a film is set in, whatever its words are of elsewhere. */
export const saysSetIn = ({ exact, text }: Understanding): boolean =>
  exact !== undefined &&
  /(?:^| )\w{3,}[dt][ae] gecen(?:ler)?(?: |$)|(?:^| )konusu (?:\w+ ){1,2}ol(?:an|sun|acak)/u.test(text);

/** Where films are to take place (`İtalya'da geçen`, `new york'ta geçsin`, `paris ya da romada geçen`): a place or country of the catalogue, or one written as a name. */
export function placesSetIn(tokens: Tokens, index: FilmIndex): Found[] {
  const alone = cityAlone(tokens, index);
  if (alone !== undefined) return [alone];
  return tokens.flatMap((token, at) => {
    // `yazın italyaya gidicez orda geçen filmler`: the place that was named before.
    const isThere =
      (SET.test(token.folded) && THERE.test(wordAt(tokens, at - 1))) ||
      GOING.test(wordsIn(tokens, at, at + 2).join(' '));
    const meant = isThere ? placeBefore(tokens, at, index) : undefined;
    if (meant !== undefined) return [setIn([meant], at, at)];
    const isThemed = THEMED.test(token.folded);
    // `pariste falan geçsin`
    const to = refusalsWords.VAGUELY.is(tokens[at - 1]?.folded) ? at - 1 : at;
    // `tokyo da geçen`: the ending stands apart.
    const isApart = /^[dt][ae]$/u.test(tokens[to - 1]?.folded ?? '') && to > 1;
    const last = isApart ? to - 2 : to - 1;
    if (tokens[last] === undefined || !(isThemed || SET.test(token.folded))) return [];
    const how = isThemed || isApart ? 'plain' : 'ending';
    const named = placeEnding(tokens, last, how, index) ?? (isApart ? undefined : ownName(tokens[last], to));
    // `amerikada çekilen`: made there, wherever it is set.
    const isMade = token.folded.startsWith('cekil') && countryAt(tokens, named?.from ?? 0, to) !== undefined;
    if (named === undefined || isMade) return [];
    const [first = named, ...others] = [...placesBefore(tokens, named.from, index), named];
    return [
      setIn(
        [first, ...others].map(({ place }) => place),
        first.from,
        at,
      ),
    ];
  });
}

const THERE = /^or(?:a(?:lar)?)?d[ae]$/u;
/** `tokyoya uçuyorum, gitmeden izlemelik bir şey` */
const GOING = /^(?:gitmeden|havaya gir|havasina gir)/u;
const CASE = /(?:n?[dt][ae]n?|y[ae]|[ae]|l[iu])$/u;

/** The last place that is named before a token, with whatever ending. */
function placeBefore(tokens: Tokens, before: number, { placeNamed }: FilmIndex): string | undefined {
  return tokens
    .slice(0, before)
    .flatMap(
      ({ base, folded }, at) =>
        countryAt(tokens, at, at + 1) ?? [base, folded.replace(CASE, '')].map(placeNamed).find(Boolean) ?? [],
    )
    .at(-1);
}

/** `tokyo`, `berlin filmi`: a place of films and no more; what is a country or a subject is heard as that. */
function cityAlone(tokens: Tokens, { placeNamed }: FilmIndex): Found | undefined {
  const [first, second] = tokens;
  const isAll = second === undefined || (tokens.length === 2 && OF_FILMS.test(second.folded));
  if (first === undefined || !isAll || first.suffix !== '' || first.folded.length < SHORTEST_CITY)
    return undefined;
  const place = CONCEPTS.at(tokens, 0) === undefined ? placeNamed(first.base) : undefined;
  return place === undefined ? undefined : setIn([place], 0, 0);
}
const OF_FILMS = /^(?:film(?:i|leri)?|olsun)$/u;
const SHORTEST_CITY = 4;

interface Place {
  place: string;
  from: number;
}

/** The place whose name ends at a token, with the ending that says where (`romada`) or without one. */
function placeEnding(
  tokens: Tokens,
  last: number,
  how: 'plain' | 'ending',
  { placeNamed }: FilmIndex,
): Place | undefined {
  const token = tokens[last];
  if (token === undefined) return undefined;
  const ends = how === 'plain' ? [token.base] : withoutAt(token);
  for (let from = Math.max(0, last + 1 - LONGEST_NAME); from <= last; from++) {
    const before = wordsIn(tokens, from, last);
    const names = ends.map((end) => [...before, end].join(' '));
    const place = countryAt(tokens, from, last + 1) ?? names.map(placeNamed).find(Boolean);
    if (place !== undefined) return { place, from };
  }
  return undefined;
}

/** `korede`: the country that is meant, though a place of the catalogue is called so, too. */
function countryAt(tokens: Tokens, from: number, to: number): string | undefined {
  const found = CONCEPTS.at(tokens, from);
  if (found?.value.kind !== 'countries' || found.to !== to) return undefined;
  const [only, ...others] = found.value.countries;
  return others.length === 0 ? only : undefined;
}

/** The places that are joined to one (`londra, paris ya da romada`), in order. */
function placesBefore(tokens: Tokens, from: number, index: FilmIndex): Place[] {
  let at = from - 1;
  while (at >= 0 && JOINS.test(wordAt(tokens, at))) at -= 1;
  if (at < 0 || (at === from - 1 && !endsClause(tokens[at]))) return [];
  const named = placeEnding(tokens, at, 'ending', index) ?? placeEnding(tokens, at, 'plain', index);
  return named === undefined ? [] : [...placesBefore(tokens, named.from, index), named];
}
const JOINS = /^(?:ya|d[ae]|yada|veya|veyahut|ve|olur|olsun|hem)$/u;

/** One that nobody here knows, written as a name. */
function ownName(last: Token | undefined, to: number): Place | undefined {
  const isName = last?.capital === true && last.suffix !== '' && withoutAt(last).length > 0;
  return isName ? { place: last.raw.split(APOSTROPHE)[0] ?? last.raw, from: to - 1 } : undefined;
}

const setIn = (places: string[], from: number, to: number): Found => ({
  value: { kind: 'wish', wants: { places } },
  from,
  to: to + 1,
  rest: '',
});

/** What a name can be before `-da`, `-nda`; nothing where a word does not say where something is. */
function withoutAt({ folded, base, suffix }: Token): string[] {
  if (suffix !== '') return AT.test(suffix) ? [base] : [];
  return [/[dt][ae]$/u, /n[dt][ae]$/u].flatMap((end) => (end.test(folded) ? [folded.replace(end, '')] : []));
}
