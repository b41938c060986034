import { markersWords, namesWords } from '../lexicon/word-lists.ts';
import { CONCEPTS } from './concepts.ts';
import type { Reader, Reading } from './reading.ts';
import { type Token, endWithoutSuffix, endsClause, wordAt, wordsIn } from './tokens.ts';
import { isEveryday } from './unknown-title.ts';

/** What a request says of the wished film and nobody here understands. */
export interface Unread {
  /** A name, or a word that is none here (`Ozu filmi`); absent where everyday words were not understood (`mor bir film`). */
  name?: string;
}

const MOST_NAMES = 3;
const OF_NAME = /^(?:n?[iu]n|[dt][ae]n)$/u;
const COMPOUND = /^(?:film|hikaye|oyku|yapim)(?:l[ae]r)?(?:s?[iu])/u;
/** `evde bir film`, `izlerken bir film`: beside the film, and not of it. */
const BESIDE =
  /(?:[dt][ae]n?|l[ae]|[yn]?[ae]|[dt][iu](?:[mkn]|l[ae]r)?|yor\w*|m[iu]s\w*|[iu]p|ken|m[ae]k|y?[iu]m|s[ae]n?[ae]?|[ae]l[iu]m|[iu]z)$/u;

/** Reads what was said of the film that is wished by words which no reader before could claim. */
export const readUnread: Reader = (reading) => {
  const { tokens, written, unread } = reading;
  // `Başlangıç'tan daha kolay anlaşılır bir film`: what is named tells enough.
  // `arkadaşlar bu sefer filmi sen seç dediler`
  if (markersWords.LEFT_TO_ONE.in(reading.text)) return {};
  if (unread !== undefined || reading.asksAlike || reading.titles.length > 0) return {};
  const place = tokens.findIndex(
    (_, at) =>
      isUnread(reading, at) && (describes(reading, at) || isSource(reading, at) || isAskedFor(reading, at)),
  );
  const last = tokens[place];
  if (last === undefined) return {};
  const isCalledSo =
    last.capital ||
    last.suffix !== '' ||
    COMPOUND.test(wordAt(tokens, place + 1)) ||
    isAskedFor(reading, place);
  if (!isCalledSo || !isUnheard(reading, last)) return { unread: {} };
  let from = place;
  while (place - from < MOST_NAMES && isBeforeName(reading, from - 1)) from -= 1;
  const start = tokens[from]?.start ?? last.start;
  return { unread: { name: written.slice(start, last.suffix === '' ? last.end : endWithoutSuffix(last)) } };
};

const ORDERS = /\w{2}(?:m[ae]y[iu]n(?:[iu]z)?|s[ae]n[iu]z[ae]|[iu]n[iu]z)$/u;
const ORDER = /^(?:ac|at|koy|tak|patlat|bul|sec|ver)$/u;
/** Whether a word stands before a film, of which it says something: `zımbırtılı bir film`, `Ozu filmi`. */
function describes(reading: Reading, place: number): boolean {
  const { tokens } = reading;
  const token = tokens[place];
  // `boşver anlatsam da fayda etmez aç bi film`: the request itself.
  if (token === undefined || endsClause(token) || ORDER.test(token.folded)) return false;
  const parted = /^bir?$/u.test(wordAt(tokens, place + 1));
  const noun = wordAt(tokens, place + (parted ? 2 : 1));
  if (!namesWords.FILM_NOUN.is(noun)) return false;
  if (COMPOUND.test(noun)) return isUnheard(reading, token) || !/[dt][ae]$/u.test(token.base);
  // `ne getirecek bir film seç`: a question before a request.
  return (
    (parted || isUnheard(reading, token)) && !BESIDE.test(token.base) && wordAt(tokens, place - 1) !== 'ne'
  );
}

/** `Béla Tarr'dan bir şey`, `Kon'dan ne var`: whose films are wished. */
function isSource(reading: Reading, place: number): boolean {
  const { tokens } = reading;
  const token = tokens[place];
  const asksFilms =
    [1, 2].some((count) =>
      namesWords.UNHEARD_TAIL.is(wordsIn(tokens, place + 1, place + 1 + count).join(' ')),
    ) || CONCEPTS.at(tokens, place + 1)?.value.kind === 'genre';
  return token !== undefined && asksFilms && OF_NAME.test(token.suffix) && isUnheard(reading, token);
}

const SHORTEST_TERM = 4;
/** `giallo öner`: a word that nobody here knows, right before the request. */
function isAskedFor(reading: Reading, place: number): boolean {
  const { tokens } = reading;
  const token = tokens[place];
  return (
    token !== undefined &&
    token.base.length >= SHORTEST_TERM &&
    markersWords.REQUEST.is(wordAt(tokens, place + 1)) &&
    // `yedek söyle`
    !markersWords.ANOTHER.in(wordsIn(tokens, place, place + 2).join(' ')) &&
    isUnheard(reading, token) &&
    !BESIDE.test(token.base)
  );
}

function isUnread({ tokens, claimed, titles, named, wishes, index }: Reading, place: number): boolean {
  const covered = [...titles, ...named].some(({ from, to }) => from <= place && place < to);
  const inConcept = () => [0, 1, 2].some((back) => (CONCEPTS.at(tokens, place - back)?.to ?? 0) > place);
  const city = wishes.places === undefined ? undefined : index.placeNamed(tokens[place]?.base ?? '');
  return (
    !covered &&
    !claimed.has(place) &&
    // `viyana filmleri`
    !(city !== undefined && wishes.places?.includes(city) === true) &&
    !namesWords.SAYS_NOTHING.is(wordAt(tokens, place)) &&
    // `karışmayın, tavsiyen?`: said to somebody, and of no film.
    !(ORDERS.test(wordAt(tokens, place)) && endsClause(tokens[place])) &&
    !inConcept()
  );
}

/** Whether a word is a name, or none that anybody writes. */
const isUnheard = ({ index }: Reading, token: Token): boolean =>
  /^[a-z]{2,}$/u.test(token.base) &&
  ((token.capital && (token.start > 0 || token.suffix !== '')) ||
    (!index.knowsWord(token.base) && !isEveryday(token)));

/** Whether a word is of the name after it: `Béla` of `Béla Tarr`. */
function isBeforeName(reading: Reading, place: number): boolean {
  const token = reading.tokens[place];
  if (token === undefined || token.suffix !== '' || !/^\s+$/u.test(token.gap)) return false;
  // `Kızıllar ve Beyazlar filmi`
  if (token.folded === 've')
    return reading.tokens[place - 1]?.capital === true && isBeforeName(reading, place - 1);
  return isUnread(reading, place) && (token.capital || isUnheard(reading, token));
}
