import type { Fact, Lore } from '#domain/lore.ts';
import { wordsAskedIn } from '#films/lore/asked-words.ts';
import { catalogued } from '../../core/known-film.ts';
import type { ShownFilm } from '../../core/memory.ts';
import { pointedAt } from '../../core/resolve-reference.ts';
import type { DecisionContext } from '../../core/skill.ts';
import { type Span, placesOf } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { filmAskedOf, namedTitles } from '../questions/named-film.ts';

/** Of what or whom a question asks, what is known of it, and where the question names it. */
export interface Subject {
  facts: readonly Fact[];
  film?: ShownFilm | undefined;
  spans: readonly Span[];
  /** What else is named, of which alone nothing is asked. */
  beside?: readonly Span[];
}

/** What a question may ask of, the likeliest first: the film it names, the people, else the one in talk. */
export function subjectsOf(parsed: Understanding, lore: Lore, context: DecisionContext): Subject[] {
  const titles = namedTitles(parsed);
  const people = parsed.named.map(({ from, to, span }) => ({
    facts: lore.people.get(span.name) ?? [],
    spans: [{ from, to }],
  }));
  const film = filmAskedOf(parsed, context);
  if (titles.length > 0 && film !== undefined)
    return [
      { ...ofFilm(film, lore, context), spans: titles, beside: parsed.named },
      ...people.map((person) => ({ ...person, beside: titles })),
    ];
  if (people.length > 0) return people;
  return [...calledByNumber(parsed, lore, context), ...inTalk(parsed, lore, context)];
}

/** `1917 tek çekim mi`: a year that a film is called by, at the head of a question. */
function calledByNumber({ tokens }: Understanding, lore: Lore, context: DecisionContext): Subject[] {
  const [first] = tokens;
  const found =
    first !== undefined && IS_NUMBER.test(first.base) ? context.index.resolveTitle(first.base) : undefined;
  return found?.kind === 'one' ? [{ ...ofFilm(found.film, lore, context), spans: [{ from: 0, to: 1 }] }] : [];
}
const IS_NUMBER = /^\d{3,4}$/u;

/** Nothing is named: the film that is pointed at, the one spoken of, the person spoken of. */
function inTalk({ references }: Understanding, lore: Lore, context: DecisionContext): Subject[] {
  const { memory } = context;
  const pointed = references.flatMap(({ reference }) => pointedAt(reference, memory));
  const focus = memory.focus ?? (memory.shown.length === 1 ? memory.shown[0] : undefined);
  const films = references.length > 0 && pointed.length > 0 ? pointed : [focus ?? []].flat();
  const person = memory.person === undefined ? [] : (lore.people.get(memory.person) ?? []);
  return [
    ...(films.length === 1
      ? films.map((film) => ({ ...ofFilm(film, lore, context), spans: references }))
      : []),
    { facts: person, spans: [] },
  ];
}

const ofFilm = (film: ShownFilm, lore: Lore, { index }: DecisionContext) => {
  const known = catalogued(film, index);
  return { film, facts: known === undefined ? [] : (lore.films.get(known.id) ?? []) };
};

/** The words of a message that say what is asked, without those that some spans take. */
export function wordsAsked({ tokens }: Pick<Understanding, 'tokens'>, spans: readonly Span[]): string[] {
  const taken = new Set(placesOf(...spans));
  return wordsAskedIn(
    tokens.flatMap(({ raw }, at) => (taken.has(at) ? [] : [raw.replace(APOSTROPHE, ' ')])).join(' '),
  );
}
const APOSTROPHE = /['’‘`´ʼ]/gu;

/** The words that some spans take, folded. */
export const wordsOf = ({ tokens }: Pick<Understanding, 'tokens'>, spans: readonly Span[]): string[] =>
  placesOf(...spans).flatMap((at) => tokens[at]?.base ?? []);
