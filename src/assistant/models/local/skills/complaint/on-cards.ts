import { fold } from '#domain/title.ts';
import { editDistance } from '#lib/turkish/edit-distance.ts';
import { isFormOf } from '#lib/turkish/stem.ts';
import { catalogued } from '../../core/known-film.ts';
import type { DecisionContext } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { CONCEPTS } from '../../understand/concepts.ts';
import { type Span, type Token, placesOf } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import source from './against.json' with { type: 'json' };

export const againstWords = phraseLists(source);

/** The names on the cards: whatever of them a message says, however shortened. */
export interface Named {
  kind: 'title' | 'person';
  name: string;
  words: readonly string[];
}

const SHORTEST = 4;
function wordsOf(name: string): string[] {
  const words = fold(name).split(/[^a-z0-9]+/u);
  const long = words.filter((word) => word.length >= SHORTEST && !word.startsWith('film'));
  // *Yi Yi*, *Up*: all that there is of it.
  return long.length > 0 ? long : words.filter((word) => word.length > 1);
}

/** Titles and people of the films on the screen. */
export function namesOnCards({ memory, index }: Pick<DecisionContext, 'memory' | 'index'>): Named[] {
  return memory.shown.flatMap((shown): Named[] => {
    const film = catalogued(shown, index);
    const people = [
      film?.director,
      ...(film?.actors ?? []),
      ...(film?.writers ?? []).map(({ name }) => name),
    ];
    return [
      { kind: 'title', name: shown.title, words: wordsOf(`${shown.title} ${film?.originalTitle ?? ''}`) },
      ...people.flatMap((name): Named[] =>
        name === undefined ? [] : [{ kind: 'person', name, words: wordsOf(name) }],
      ),
    ];
  });
}

const LONG = 6;
const SLIPS = 3;
/** `hababamı`, `lebowski`, and of long names what somebody heard of them: `shakspire`. */
const says = ({ base, folded }: Token, word: string): boolean =>
  base === word ||
  isFormOf(folded, word) ||
  (word.length > LONG &&
    base.length > LONG &&
    word.slice(0, SHORTEST) === base.slice(0, SHORTEST) &&
    editDistance(word, base, SLIPS) <= SLIPS);

/** The names that a word may be of. */
export const namedBy = (token: Token | undefined, names: readonly Named[]): Named[] =>
  token === undefined ? [] : names.filter(({ words }) => words.some((word) => says(token, word)));

/** A part of a message that may be said against the cards, whose names are given. */
export interface Heard {
  parsed: Understanding;
  names: readonly Named[];
  clause: Span;
}

/** What is spoken against, and up to where. */
export type Head = Span & { end: number; mild?: boolean };

/** Whether a word is of a title or a person, on the cards or not. */
export const isOfName = ({ people, titles }: Understanding, place: number): boolean =>
  [...people, ...titles.filter(({ span }) => span.evidence !== 'none')].some(
    ({ from, to }) => from <= place && place < to,
  );

/** Whether a word is a name, a figure or a word of a wish. */
export const isNamed = ({ parsed, names, clause }: Heard, place: number): boolean =>
  namedBy(parsed.tokens[place], names).length > 0 ||
  isOfName(parsed, place) ||
  parsed.numbers.some(({ from, to }) => from <= place && place < to) ||
  [place, place - 1, place - 2].some(
    (from) => from >= clause.from && (CONCEPTS.at(parsed.tokens, from)?.to ?? 0) > place,
  );

/** The names of a stretch: a title before the people, who are only part of a card. */
export function namesIn(
  { tokens, people }: Understanding,
  names: readonly Named[],
  { from, to }: Span,
): Named[] {
  const said = placesOf({ from, to }).map((place) => namedBy(tokens[place], names));
  // `ne korkusu ya` is not of the card *Korku Seansı*: a word of a wish alone names none.
  const isTold = (one: Named) =>
    said.filter((some) => some.includes(one)).length > 1 ||
    said.some(
      (some, at) =>
        some.includes(one) && CONCEPTS.at(tokens.slice(from + at, from + at + 1), 0) === undefined,
    );
  const told = [...new Set(said.flat())].filter(isTold);
  const title = told.find(({ kind }) => kind === 'title');
  if (title !== undefined) return [title];
  const others = people
    .filter((person) => from <= person.from && person.to <= to)
    .map(({ span: { name } }): Named => ({ kind: 'person', name, words: [] }));
  return others.length > 0 ? others : told.slice(0, 1);
}
