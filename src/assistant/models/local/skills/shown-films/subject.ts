import { normaliseTitle, sameTitle } from '#domain/title.ts';
import { type Decision, type DecisionContext, recommendBy } from '../../core/skill.ts';
import type { ShownFilm } from '../../core/memory.ts';
import { pointedAt } from '../../core/resolve-reference.ts';
import { standsOut } from '../../understand/spans.ts';
import type { Understanding } from '../../understand/understand.ts';
import { said } from '../questions/said.ts';

export interface Subject {
  films: readonly ShownFilm[];
  /** They are pointed at, named, or the one spoken of before; else all that were shown are meant. */
  isPointed: boolean;
}

/** What of the shown films a message asks about; undefined where it speaks of other films. */
export function subjectOf(
  { titles, references, text }: Understanding,
  { memory }: DecisionContext,
): Subject | undefined {
  const { shown, focus } = memory;
  const onScreen = focus === undefined ? shown : [...shown, focus];
  const named = titles.filter(standsOut);
  const meant = named.flatMap(({ span }) =>
    onScreen.filter(({ title }) => span.films.some((film) => sameTitle(film.title, title))),
  );
  const inShort = named.length > 0 ? [] : onScreen.filter(({ title }) => isCalledInShort(title, text));
  const ofPlaces = references.filter(({ reference: { kind } }) => kind !== 'most');
  // `1 ve 3'ü beğendim, onlara benzer`: the places say which are meant.
  const exact = ofPlaces.filter(({ reference: { kind } }) => kind !== 'all' && kind !== 'this');
  const pointed = (exact.length > 0 ? exact : ofPlaces).flatMap(({ reference }) =>
    pointedAt(reference, memory),
  );
  // `ikinci siyah beyaz mı`: a place says which film is meant, though a title stands beside it.
  if (named.length > 0 && meant.length === 0 && exact.length === 0) return undefined;
  const films = [...meant, ...pointed, ...inShort];
  const unique = films.filter((film, place) => films.indexOf(film) === place);
  if (unique.length > 0) return { films: unique, isPointed: true };
  const isOfRow = said.WHICH.in(text) || said.AMONG.in(text);
  if (focus !== undefined && !isOfRow) return { films: [focus], isPointed: true };
  return shown.length === 0 ? undefined : { films: shown, isPointed: ofPlaces.length > 0 || isOfRow };
}

const SHORTEST = 7;
/** `scott pilgrim kaç dakika`: the first two words of a longer title that is on the screen. */
function isCalledInShort(title: string, text: string): boolean {
  const words = normaliseTitle(title).split(' ');
  const short = words.slice(0, 2).join(' ');
  return words.length > 2 && short.length >= SHORTEST && ` ${text} `.includes(` ${short} `);
}

/** `1 ve 3'ü beğendim, onlara benzer`: films like each of several that were shown. */
export function alikeToSeveral(
  { text, references, wishes }: Understanding,
  { films, isPointed }: Subject,
): Decision | undefined {
  const places = references.filter(
    ({ reference: { kind } }) => kind === 'place' || kind === 'first' || kind === 'lastOnes',
  );
  const [first, ...others] = films;
  const isAsked = isPointed && places.length > 0 && !wishes && said.LIKENESS.in(text);
  if (!isAsked || first === undefined || others.length === 0) return undefined;
  return recommendBy({ similarTo: first.title, alsoSimilarTo: others.map(({ title }) => title) });
}
