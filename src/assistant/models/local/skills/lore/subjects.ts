import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Fact, Lore } from '#domain/lore.ts';
import { fold } from '#domain/title.ts';
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
  /** Its own name, in words: none of what is asked (`genç müslüm` of Müslüm). */
  name?: readonly string[];
  spans: readonly Span[];
  /** What else is named, of which alone nothing is asked. */
  beside?: readonly Span[];
  /** It is another part of the series than the one in talk. */
  elsewhere?: CatalogueFilm;
}

/** What a question may ask of, the likeliest first: the film it names, the people, else the one in talk. */
export function subjectsOf(parsed: Understanding, lore: Lore, context: DecisionContext): Subject[] {
  const titles = namedTitles(parsed);
  const people = parsed.named.map(({ from, to, span }) => ({
    facts: lore.people.get(span.name) ?? [],
    spans: [{ from, to }],
  }));
  const film = filmAskedOf(parsed, context);
  // `jokerle oscar aldı mı`, of whoever is in talk: with that film.
  const inTalkWith = titles.length === 1 && people.length === 0 ? personWith(parsed, lore, context) : [];
  if (titles.length > 0 && film !== undefined)
    return [
      ...inTalkWith.map((person) => ({ ...person, beside: titles })),
      { ...ofFilm(film, lore, context), spans: titles, beside: parsed.named },
      ...people.map((person) => ({ ...person, beside: titles })),
    ];
  // `o zaman kaç yaşındaymış`, of somebody in the film that is spoken of.
  if (people.length > 0)
    return HOW_OLD.test(parsed.text) || isChecked(parsed)
      ? [...inTalk(parsed, lore, context).filter(({ film }) => film), ...people]
      : people;
  return [...calledByNumber(parsed, lore, context), ...inTalk(parsed, lore, context)];
}

/** `yaşlı halini de brad pitt mi oynadı`: asked of the film, and whether it was somebody. */
const isChecked = ({ named, tokens }: Understanding): boolean =>
  named.some(({ to }) => /^m[iu]/u.test(tokens[to]?.folded ?? ''));
const HOW_OLD = /(?:^| )kac yasind\w*(?:yd[iu]|ym[iu]s)(?: |$)/u;

/** Whoever is in talk, where a film is named with which they did something. */
function personWith(
  { tokens, titles }: Understanding,
  lore: Lore,
  { memory: { person } }: DecisionContext,
): Subject[] {
  const last = tokens[(titles[0]?.to ?? 0) - 1];
  const name =
    fold(titles[0]?.span.films[0]?.title ?? '')
      .split(' ')
      .at(-1) ?? '';
  const ending = last?.folded.startsWith(name) === true ? last.folded.slice(name.length) : last?.suffix;
  const isWith = /^y?l[ae]$/u.test(ending ?? '');
  return isWith && person !== undefined ? [{ facts: lore.people.get(person) ?? [], spans: [] }] : [];
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
  // `en iyi film de var mıydı içinde`, after its prizes, is of no film that is the best.
  const meant = references.filter(({ reference: { kind } }) => kind !== 'most');
  const pointed = meant.flatMap(({ reference }) => pointedAt(reference, memory));
  const focus = memory.focus ?? (memory.shown.length === 1 ? memory.shown[0] : undefined);
  const films = meant.length > 0 && pointed.length > 0 ? pointed : [focus ?? []].flat();
  const person = memory.person === undefined ? [] : (lore.people.get(memory.person) ?? []);
  return [
    ...(films.length === 1
      ? films.map((film) => ({ ...ofFilm(film, lore, context), spans: pointed.length > 0 ? meant : [] }))
      : []),
    { facts: person, spans: [] },
  ];
}

const ofFilm = (film: ShownFilm, lore: Lore, { index }: DecisionContext) => {
  const known = catalogued(film, index);
  const facts = known === undefined ? [] : (lore.films.get(known.id) ?? []);
  return { film, name: wordsAskedIn(film.title), facts };
};

/** The words of a message that say what is asked, without those that some spans take. */
export function wordsAsked({ tokens }: Pick<Understanding, 'tokens'>, spans: readonly Span[]): string[] {
  const taken = new Set(placesOf(...spans));
  return wordsAskedIn(
    tokens.flatMap(({ raw }, at) => (taken.has(at) ? [] : [raw.replace(APOSTROPHE, ' ')])).join(' '),
  );
}
const APOSTROPHE = /['’‘`´ʼ]/gu;
