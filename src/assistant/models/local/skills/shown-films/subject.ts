import { normaliseTitle, sameTitle } from '#domain/title.ts';
import { type Decision, type DecisionContext, recommendBy } from '../../core/skill.ts';
import type { ShownFilm } from '../../core/memory.ts';
import { pointedAt } from '../../core/resolve-reference.ts';
import { namedShown } from '../../core/named-shown.ts';
import { standsOut } from '../../understand/spans.ts';
import type { Understanding } from '../../understand/understand.ts';
import { type Span, type Tokens, wordAt } from '../../understand/tokens.ts';
import { isAsking } from '../questions/asked.ts';
import { QUALITIES } from '../questions/qualities.ts';
import { said } from '../questions/said.ts';

export interface Subject {
  films: readonly ShownFilm[];
  /** They are pointed at, named, or the one spoken of before; else all that were shown are meant. */
  isPointed: boolean;
}

/** What of the shown films a message asks about; undefined where it speaks of other films. */
export function subjectOf(
  parsed: Understanding,
  { memory }: Pick<DecisionContext, 'memory'>,
): Subject | undefined {
  const { titles, references, text } = parsed;
  const { shown, focus } = memory;
  const onScreen = focus === undefined ? shown : [...shown, focus];
  // `jokerli olan hangisiydi`: by somebody in it, and no other film of that name.
  const named = titles.filter((title) => standsOut(title) && !isDescribed(parsed.tokens, title));
  const meant = named.flatMap(({ span }) =>
    onScreen.filter(({ title }) => span.films.some((film) => sameTitle(film.title, title))),
  );
  const ofPlaces = references.filter(({ reference: { kind } }) => kind !== 'most');
  // `1 ve 3'ü beğendim, onlara benzer`: the places say which are meant.
  const exact = ofPlaces.filter(({ reference: { kind } }) => kind !== 'all' && kind !== 'this');
  const inShort = named.length + exact.length > 0 ? [] : calledInShort(parsed, onScreen);
  const pointed = (exact.length > 0 ? exact : ofPlaces).flatMap(({ reference }) =>
    pointedAt(reference, memory),
  );
  // `ikinci siyah beyaz mı`: a place says which film is meant, though a title stands beside it.
  if (named.length > 0 && meant.length === 0 && exact.length === 0) return undefined;
  const films = [...meant, ...pointed, ...inShort];
  const isSame = (film: ShownFilm) => (other: ShownFilm) =>
    film.title === other.title && film.year === other.year;
  // `anthony hopkins olan çok mu ağır`: the one of them that somebody is in.
  const [who, ...more] = parsed.named.filter(({ to }) => wordAt(parsed.tokens, to).startsWith('olan'));
  const theirs = who === undefined || more.length > 0 ? [] : shown.filter(isWith(who.span.name));
  if (films.length === 0 && theirs.length === 1) return { films: theirs, isPointed: true };
  const unique = films.filter((film, place) => films.findIndex(isSame(film)) === place);
  if (unique.length > 0) return { films: unique, isPointed: true };
  // `kim kim var içinde`, of the film that was just spoken of.
  const isOfRow =
    said.WHICH.in(text) ||
    said.AMONG.in(focus === undefined ? text : text.replace(/(?:^| )icinde(?= |$)/u, ''));
  // `gülmelik olanı var mı`, after films of somebody of which one was spoken of: another of theirs.
  if (focus !== undefined && memory.wishes !== undefined && asksForAnother(parsed)) return undefined;
  if (focus !== undefined && !isOfRow) return { films: [focus], isPointed: true };
  return shown.length === 0 ? undefined : { films: shown, isPointed: ofPlaces.length > 0 || isOfRow };
}

const isWith =
  (name: string) =>
  ({ actors = [], director = '' }: ShownFilm): boolean =>
    actors.includes(name) || director.split(', ').includes(name);

const asksForAnother = ({ text, exact }: Understanding): boolean =>
  /(?:^| )olan(?:[iu]|lar[iu]) (?:var|yok) m[iu](?: |$)/u.test(text) ||
  (/[a-z]{4,}[iu] (?:var|yok) m[iu]$/u.test(text) &&
    exact !== undefined &&
    exact.genres.length + Number(exact.mood !== undefined) > 0 &&
    exact.themes.length === 0);

const isDescribed = (tokens: Tokens, { to }: Span): boolean =>
  /l[iu]$/u.test(wordAt(tokens, to - 1)) && /^(?:olan\w*|hangi\w*|film)$/u.test(wordAt(tokens, to));

/** A film that is called by a part of its title (`scott pilgrim kaç dakika`, `hemme ne, onu anlat`). */
function calledInShort({ tokens, text }: Understanding, onScreen: readonly ShownFilm[]): ShownFilm[] {
  const unique = onScreen.filter(({ title }, at) => onScreen.findIndex((one) => one.title === title) === at);
  const inShort = unique.filter(({ title }) => beginsWithTwoOf(title, text));
  if (inShort.length > 0) return inShort;
  const named = namedShown(tokens, unique);
  if (named === undefined) return [];
  // `hangisi korkutmaz` asks of all of them, though one is called so.
  const isMeasure = QUALITIES.some((quality) => quality.said.is(wordAt(tokens, named.from)));
  if (said.WHICH.in(text) && (!named.isTold || isMeasure)) return [];
  // `uzak nasıl`: of an everyday word it must be asked right there, and `çok uzak mı` asks of no film.
  const next = wordAt(tokens, named.to);
  const isAsked = isAsking(next) && (named.from === 0 || !/^m[iu]/u.test(next));
  return named.isTold || isAsked ? [named.film] : [];
}

const SHORTEST = 7;
/** The first two words of a longer title. */
function beginsWithTwoOf(title: string, text: string): boolean {
  const words = normaliseTitle(title).split(' ');
  const short = words.slice(0, 2).join(' ');
  return words.length > 2 && short.length >= SHORTEST && ` ${text} `.includes(` ${short} `);
}

/** `ikincisi çok mu korkunç`, `en hafifi hangisi`: a question of what was shown, and no wish for other films. */
export const asksOfShown = (
  { references, text, markers }: Understanding,
  { memory }: Pick<DecisionContext, 'memory'>,
): boolean => {
  const points =
    said.WHICH.in(text) || references.some(({ reference }) => pointedAt(reference, memory).length > 0);
  // `diğer ikisinden hangisi`: of those shown.
  const isOther = markers.another && !references.some(({ reference: { kind } }) => kind === 'rest');
  const wants = markers.requests || isOther || said.ELSEWHERE.in(text) || said.LIKENESS.in(text);
  return points && !wants && isAsking(text);
};

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
