import { normaliseTitle } from '#domain/title.ts';
import { hasPerson } from '#domain/wish-rules.ts';
import type { FilmIndex } from '#films/film-index.ts';
import { isCommonWord } from '#lib/turkish/common-words.ts';
import { refusalsWords as words } from '../lexicon/word-lists.ts';
import { CONCEPTS } from './concepts.ts';
import { type PersonAt, type TitleAt, standsOut } from './spans.ts';
import { type Tokens, endWithoutSuffix, wordAt } from './tokens.ts';

/** Words of the longest title that is looked for without a sign of its own. */
const LONGEST = 4;
const LEAST = 3;

/**
 * Titles that nothing but what follows shows to be titles: `gora arog değil`, `zodiac ve seven dışında`, `eşkıya hariç`
 * beside their director. A short or everyday word is one in a row with a title that is left out, or with whoever made it.
 */
export function exceptedTitles(
  tokens: Tokens,
  { titles, people }: { titles: readonly TitleAt[]; people: readonly PersonAt[] },
  index: FilmIndex,
  text: string,
): TitleAt[] {
  const found: TitleAt[] = [];
  for (let at = 1; at < tokens.length; at++) {
    // `Schindler'in Listesi siyah beyaz değil mi` asks.
    if (!words.LEFT_OUT.is(wordAt(tokens, at)) || words.ASKING.is(wordAt(tokens, at + 1))) continue;
    const row: TitleAt[] = [];
    let to = at;
    while (to > 0) {
      const own = titles.find((title) => title.to === to && standsOut(title)) ?? plainTitle(to, at);
      if (own === undefined) break;
      row.unshift(own);
      to = JOINS.test(wordAt(tokens, own.from - 1)) ? own.from - 1 : own.from;
    }
    const isRow = row.some((title) => titles.includes(title)) || row.every(isStrange);
    found.push(
      ...row.filter((title) => !titles.includes(title) && (isRow || isTheirs(title) || isOfFilms(title, at))),
    );
  }
  return found;

  function plainTitle(to: number, at: number): TitleAt | undefined {
    for (let from = Math.max(0, to - LONGEST); from < to; from++) {
      const [first, last] = [tokens[from], tokens[to - 1]];
      if (first === undefined || last === undefined || isTaken(from, to)) continue;
      const said = text.slice(first.start, endWithoutSuffix(last));
      // `bir daha titanik önerme`: nobody calls the film *Daha* so.
      if (said.length < LEAST || (to - from === 1 && isEveryday(first.folded, at))) continue;
      // Only what is written as the title is counts, so that no slips are looked for.
      const resolved = index.resolveTitle(said, undefined, true);
      const films =
        resolved.kind === 'one' ? [resolved.film] : resolved.kind === 'many' ? resolved.candidates : [];
      const [film] = films.filter((one) => namesOf(one).includes(normaliseTitle(said)));
      if (film === undefined) continue;
      const place = { start: first.start, end: last.end, text: film.title, films: [film] };
      return { from, to, span: { ...place, evidence: 'context', ordinary: true, fuzzy: false } };
    }
    return undefined;
  }

  /** `zodiac ve seven hariç` names films alone. */
  function isEveryday(word: string, at: number): boolean {
    return isCommonWord(word) && !words.EXCEPT.is(wordAt(tokens, at));
  }

  function isTaken(from: number, to: number): boolean {
    return [...titles, ...people].some((one) => one.from < to && from < one.to);
  }

  /** No everyday word, and no word of a wish. */
  function isStrange({ from, to }: TitleAt): boolean {
    return tokens
      .slice(from, to)
      .every(
        ({ folded }, place) =>
          !isCommonWord(folded) &&
          !index.knowsWord(folded) &&
          CONCEPTS.at(tokens, from + place) === undefined,
      );
  }

  /** `mafya filmi baba hariç`: right behind the films that are wished. */
  function isOfFilms({ from, to }: TitleAt, at: number): boolean {
    return (
      words.EXCEPT.is(wordAt(tokens, at)) &&
      to === at &&
      (/^film(?:i|ler|leri)?$/u.test(wordAt(tokens, from - 1)) || to - from > 1) &&
      CONCEPTS.at(tokens, from) === undefined
    );
  }

  function isTheirs({ span }: TitleAt): boolean {
    return people.some((person) => span.films.some((film) => hasPerson(film, person.span.name)));
  }
}

const JOINS = /^(?:ve|ile|veya|d[ae])$/u;

const namesOf = ({ title, originalTitle = '', aliases = [] }: TitleAt['span']['films'][number]): string[] =>
  [title, originalTitle, ...aliases].map(normaliseTitle);
