import { fold } from '#domain/title.ts';
import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { isCommonWord } from '#lib/turkish/common-words.ts';
import { basesOf } from '#lib/turkish/stem.ts';
import { markersWords, namesWords, notWishesWords } from '../lexicon/word-lists.ts';
import type { Found } from './concept-matcher.ts';
import { CONCEPTS } from './concepts.ts';
import { themeOfFilms } from './find-concepts.ts';
import { type Tokens, endsClause, wordAt, wordsIn } from './tokens.ts';

const ABOUT = /^(?:hakkinda|uzerine|ustune|konulu|temali|dair)$/u;
const CONNECTED = /^(?:ilgili|alakali|iliskili)$/u;
const TELLS = /^(?:anlatan|isleyen|alan)$/u;
const SET = /^gec(?:en|sin)$/u;
const AT = /^\w{3,}[dt][ae]$/u;
const IN_IT = /^(?:gecen|olan|bulunan|gorunen)$/u;
const OF_IT = /^film(?:i|leri)$/u;
/** A verb made a noun, a time (`osmanlı zamanında`) and what points at something else are named to nobody. */
const NO_NAME =
  /^(?:\w+m[ae][kg]\w*|(?:ben|biz)(?:im)?(?:l[ae])?|(?:sen|siz)(?:in)?(?:l[ae])?|(?:bu|su|o)(?:n\w*|ra\w*|rd[ae])?|kendi\w*|ne(?:yle)?|kim\w*|hangi\w*|her\w{0,3}|(?:zaman|donem|devi?r|cag|yil|yuzyil)\w*|\w+[dt][iu][gk]\w*)$/u;
const OF_TIME = /^(?:zaman|donem|devi?r|cag|yil|yuzyil)/u;
const REACH = 3;
/** Fewer films make no subject that is named by its bare word. */
const ENOUGH = 3;

/**
 * What films are to be about, in whatever word: `kürtajla ilgili`, `patlıcan hakkında bir film`, `içinde telefon geçen`,
 * `otobüs filmi`. What no film is about is passed on as it was said, so that it is not dropped in silence.
 */
export function subjectsIn(tokens: Tokens, index: FilmIndex, isNamed: (place: number) => boolean): Found[] {
  return tokens.flatMap((_, at) => {
    const frame = frameAt(tokens, at);
    if (frame === undefined || frame.last < 0 || isNamed(frame.last) || !isOfFilm(tokens, frame.past))
      return [];
    const found = subjectEnding(tokens, frame.last, index, frame.knownOnly);
    return found === undefined ? [] : [found];
  });
}

/** Where the subject ends that a word at a place belongs to, and whether only what films are about may stand there. */
function frameAt(tokens: Tokens, at: number) {
  const word = wordAt(tokens, at);
  const before = wordAt(tokens, at - 1);
  const past = at + 1;
  if (CONNECTED.test(word)) return { last: before === 'ile' ? at - 2 : at - 1, past, knownOnly: false };
  // `pazar kahvaltısı üstüne`: when it is watched.
  if (word === 'ustune' && notWishesWords.MEAL.is(before)) return undefined;
  if (ABOUT.test(word)) return { last: at - 1, past, knownOnly: false };
  if (TELLS.test(word)) return { last: before === 'konu' ? at - 2 : at - 1, past, knownOnly: true };
  // `kayseride geçen`, `asansörde geçsin`
  // `eski devirlerde geçen`: when it plays.
  if (SET.test(word) && AT.test(before) && !OF_TIME.test(before))
    return { last: at - 1, past, knownOnly: false };
  if (IN_IT.test(word) && /^(?:icinde|filmde)$/u.test(wordAt(tokens, at - 2)))
    return { last: at - 1, past, knownOnly: false };
  return OF_IT.test(word) ? { last: at - 1, past: at, knownOnly: true } : undefined;
}

/** A film is asked for right after it, or nothing is said any more. */
const isOfFilm = (tokens: Tokens, from: number): boolean =>
  from >= tokens.length ||
  markersWords.REQUEST.is(wordAt(tokens, from)) ||
  wordsIn(tokens, from, from + REACH).some(namesWords.FILM_NOUN.is);

function subjectEnding(
  tokens: Tokens,
  last: number,
  index: FilmIndex,
  knownOnly: boolean,
): Found | undefined {
  const token = tokens[last];
  if (token === undefined) return undefined;
  const own = CONCEPTS.at(tokens, last);
  if (own !== undefined) return own.value.kind === 'theme' && !knownOnly ? own : undefined;
  const themes = themesOf(index);
  for (const from of [last - 1, last]) {
    const before = wordsIn(tokens, Math.max(0, from), last)
      .map((word) => `${word} `)
      .join('');
    if (from < 0 || (from < last && endsClause(tokens[from]))) continue;
    const theme = basesOf(token.base)
      // `kısa filmi` is none of winter.
      .filter((base) => base === token.base || !(knownOnly && isCommonWord(token.base)))
      .filter((base) => NO_OWN.test(token.base.slice(base.length)))
      .map((base) => themes.get(`${before}${base}`))
      .find(Boolean);
    if (theme !== undefined) return subject(theme, from, last);
  }
  const bare = { ...token, base: token.base.replace(WITH, ''), folded: token.folded.replace(WITH, '') };
  const ofFilms = themeOfFilms(bare);
  if (ofFilms !== undefined) return { value: ofFilms, from: last, to: last + 1, rest: '' };
  const saysNothing = namesWords.SAYS_NOTHING.is(token.folded) || NO_NAME.test(token.folded);
  if (knownOnly || token.capital || saysNothing) return undefined;
  // `pul koleksiyonu`: of two words the second belongs to the first.
  const first = tokens[last - 1];
  const isPair =
    first !== undefined && !endsClause(first) && first.suffix === '' && OF_ANOTHER.test(bare.folded);
  const said = plain(token.raw);
  return isPair && !namesWords.SAYS_NOTHING.is(first.folded)
    ? subject(`${plain(first.raw)} ${said}`, last - 1, last)
    : subject(said, last, last);
}

/** `adamı` is no `ada` of mine. */
const NO_OWN = /^(?!m)/u;
/** `çay bahçesinde` is of a `çay bahçesi`. */
const WITH = /(?:y?l[ae]|(?<=[aeiou]s[iu])nd[ae]|[dt][ae])$/u;
const OF_ANOTHER = /s[iu]$|[^aeiou][iu]$/u;

const subject = (theme: string, from: number, last: number): Found => ({
  value: { kind: 'theme', theme },
  from,
  to: last + 1,
  rest: '',
});

const plain = (raw: string): string =>
  raw
    .toLocaleLowerCase('tr')
    .replace(/(?:l[ae]r)?['’]?(?:y?l[ae]|(?<=[aeıioöuü]s[ıiuü])nd[ae]|[dt][ae])?$/u, '');

const KNOWN = new WeakMap<readonly CatalogueFilm[], ReadonlyMap<string, string>>();
/** What films of a catalogue are about, by the folded word. */
function themesOf({ films }: FilmIndex): ReadonlyMap<string, string> {
  const known = KNOWN.get(films);
  if (known !== undefined) return known;
  const counts = Map.groupBy(
    films.flatMap(({ themes }) => themes),
    (theme) => theme,
  );
  const named = new Map(
    [...counts].flatMap(([theme, { length }]) => (length < ENOUGH ? [] : [[fold(theme), theme] as const])),
  );
  KNOWN.set(films, named);
  return named;
}
