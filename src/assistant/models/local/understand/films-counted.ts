import { eveningWords as words } from '../lexicon/word-lists.ts';
import { CONCEPTS } from './concepts.ts';
import type { Reading } from './reading.ts';
import { type Span, type Tokens, endsClause, wordAt } from './tokens.ts';

const MOST = 6;
const REACH = 3;

/** `iki film`, `üç komedi filmi`, `2 tane film` */
export function countIn(
  { tokens, numbers, text }: Reading,
  times: readonly Span[],
): (Span & { value: number }) | undefined {
  const number = numbers.find(({ value, suffix, from, to }) => {
    if (times.some((time) => time.from <= from && from < time.to)) return false;
    if (!Number.isInteger(value) || value < 1 || value > MOST || suffix !== '') return false;
    const after = Array.from({ length: REACH }, (_, on) => wordAt(tokens, to + on));
    const film = after.findIndex(words.FILMS.is);
    // `arka arkaya iki tane`, `art arda 2 korku`
    if (film < 0 && value > 1 && words.IN_A_ROW.in(text))
      return after[0] === undefined || after[0].startsWith('tane') || !words.COUNTED.is(after[0]);
    // Beside a time a number that counts nothing else counts films: `iki komedi, 12'de bitsin`.
    // `araya bi de lahmacun` counts none.
    if (film < 0) return times.length > 0 && value > 1 && countsFilms(tokens, to);
    return !after.slice(0, film).some((word) => word !== 'tane' && words.COUNTED.is(word));
  });
  return number && { from: number.from, to: number.to, value: number.value };
}

/** `iki komedi, 12'de bitsin`, `üç tane`, and not the two of `iki toplantı yaptım`. */
const countsFilms = (tokens: Tokens, at: number): boolean =>
  at >= tokens.length ||
  endsClause(tokens[at - 1]) ||
  [at, at + 1].some((place) => CONCEPTS.at(tokens, place)?.value.kind === 'genre') ||
  wordAt(tokens, at).startsWith('tane');
