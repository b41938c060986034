import { partsOf, seriesOf } from '#films/series.ts';
import { catalogued } from '../../core/known-film.ts';
import { REMOVALS, UNDO } from '../../core/memory.ts';
import { inputFor, inputsMeant, pointedAt } from '../../core/resolve-reference.ts';
import { type Decide, type DecisionContext, act, say } from '../../core/skill.ts';
import {
  changesWords as changes,
  clausesWords as clauses,
  listsWords as lists,
  refusalsWords,
} from '../../lexicon/word-lists.ts';
import { isSurelyTitle, standsOut } from '../../understand/spans.ts';
import type { Understanding } from '../../understand/understand.ts';
import { takingBack } from './list-acts.ts';
import { type Change, isAddedFilm, takenBack } from './taken-back.ts';

/** How a list is called that a film goes to instead; after `değil` its name alone is enough. */
const DESTINATIONS = {
  addFavourite: [lists.FAVOURITE_LIST, lists.FAVOURITE_WORD],
  markWatched: [lists.INTO_WATCHED, lists.WATCHED_LIST],
  addToWatchlist: [lists.INTO_WATCHLIST, lists.WATCHLIST, lists.FOR_LATER],
};
/** How a list is called that a film is taken from, and does not go to. */
const SOURCES = {
  addFavourite: lists.FROM_FAVOURITES,
  markWatched: lists.NOT_WATCHED,
  addToWatchlist: lists.FROM_WATCHLIST,
};
const FEW_WORDS = 6;

/** What is said of the additions that the turn before made: to another list, of another film, only some of them. */
export const corrected: Decide = (parsed, context) => {
  const { undo = [], changed } = context.memory;
  const part = otherPart(parsed, context);
  if (part !== undefined) return part;
  const added = undo.filter(({ tool }) => REMOVALS.has(tool));
  if (changed !== true || added.length === 0) return undefined;
  // `devamını izlemedim, onu listeye ekle` is of another film.
  if (parsed.references.some(({ reference: { kind } }) => kind === 'sequel')) return undefined;
  return (
    onlySome(added, parsed, context) ??
    oneOfThem(added, parsed, context) ??
    leftOut(added, parsed, context) ??
    alsoOn(added, parsed, context) ??
    moved(added, parsed, context) ??
    takenBack(added, parsed, context)
  );
};

/** `avatarı listemden çıkar`, then `ilkini değil ikinciyi diyorum`, `eskisini`: the same is done with another part of its series. */
function otherPart({ text, references, titles }: Understanding, context: DecisionContext) {
  const { deed, undo = [], changed, shown } = context.memory;
  const isMeant = isSwap(text);
  const film = deed && catalogued(deed.film, context.index);
  // Of a film among several cards a place counts those.
  const isOnScreen = shown.length > 1 && shown.some(({ title }) => title === film?.title);
  if (deed === undefined || film === undefined || titles.length > 0 || !isMeant || isOnScreen)
    return undefined;
  const places = references.flatMap(({ reference }) => (reference.kind === 'place' ? reference.place : []));
  const said = text.split(NOT).at(-1) ?? text;
  const place = OLDEST.test(said) ? 0 : NEWEST.test(said) ? -1 : places.at(-1);
  const series = seriesOf(film)?.name;
  const part = series === undefined ? undefined : partsOf(context.index.films, series).at(place ?? Infinity);
  if (part === film) return say(`Zaten o: ${film.title} (${film.year}). Olduğu gibi duruyor.`);
  if (part === undefined) return undefined;
  const anew = { tool: deed.tool, input: inputFor(part, context.index) } as const;
  return act(anew, ...(changed === true ? takingBack(undo, context) : []));
}
const OLDEST = /(?:^| )(?:eski|ilk cikan|orjinal|orijinal)\w*(?: |$)/u;
const NEWEST = /(?:^| )(?:yeni|son cikan)\w*(?: |$)/u;

/** `hepsini izledim say`, then `tenet hariç`: that one is taken off again, or is the one left to watch. */
function leftOut(added: readonly Change[], parsed: Understanding, context: DecisionContext) {
  const { titles } = parsed;
  const [film, ...others] = inputsMeant({ titles, references: [] }, context);
  const isSaid = refusalsWords.EXCEPT.in(parsed.text) && parsed.words <= FEW_WORDS;
  if (added.length < 2 || !isSaid || film === undefined || others.length > 0) return undefined;
  const gone = added.filter((change) => titles.some((title) => isAddedFilm(title, [change])));
  return act(...(gone.length > 0 ? takingBack(gone, context) : [{ tool: 'showFilm', input: film } as const]));
}

/** `sonuncuyu geri al`, `ilkini çıkar`, of a row that was just added: a place counts those. */
function oneOfThem(
  added: readonly Change[],
  { text, references, titles }: Understanding,
  context: DecisionContext,
) {
  const [only, ...others] = references;
  if (only?.reference.kind !== 'place' || others.length + titles.length > 0) return undefined;
  if (added.length < 2 || !lists.TAKES_ONE_BACK.in(text)) return undefined;
  const gone = added.at(only.reference.place);
  return gone === undefined ? undefined : act(...takingBack([gone], context));
}

/** `sadece ilki kalsın, diğerlerini çıkar`, `ikincisi hariç hepsini sil`: all but these are taken off again. */
function onlySome(added: readonly Change[], parsed: Understanding, context: DecisionContext) {
  const { text } = parsed;
  const others = clauses.OTHERS.in(text) || (refusalsWords.EXCEPT.in(text) && lists.ALL_OF_THEM.in(text));
  if (!others || !(changes.REMOVE_SHOWN.in(text) || changes.REMOVE.in(text) || lists.STAYS.in(text)))
    return undefined;
  const kept = spokenOf(parsed, context, added);
  const gone = added.filter(({ film }) => !kept.includes(film.title));
  return gone.length === 0 || gone.length === added.length ? undefined : act(...takingBack(gone, context));
}

/** `izlediklerime de`, of what was put among the favourites: onto that list as well. */
function alsoOn(
  added: readonly Change[],
  { text, titles, references, words }: Understanding,
  context: DecisionContext,
) {
  const tool = ALSO.test(text) && words <= FEW_WORDS && titles.length === 0 ? lastIn(text) : undefined;
  const isOfThem = references.every(({ reference: { kind } }) => kind === 'this' || kind === 'all');
  if (tool === undefined || !isOfThem || added.every((change) => UNDO[change.tool] === tool))
    return undefined;
  return act(...added.map(({ film }) => ({ tool, input: inputFor(film, context.index) }) as const));
}
const ALSO = /(?:^| )d[ae](?: (?:ekle|koy|at|yaz|kaydet|al|olsun|onu|bunu))*$/u;

/** `favoriye değil izleneceklere dedim`, `gizleme onu, listeme at`, `onu değil ikincisini`. */
function moved(added: readonly Change[], parsed: Understanding, context: DecisionContext) {
  const { text } = parsed;
  const corrects = CORRECTING.some((phrases) => phrases.in(text)) || NOT.test(text) || MEANT.test(text);
  if (!corrects) return undefined;
  const meant = spokenOf(parsed, context, added);
  const gone = meant.length === 0 ? added : added.filter(({ film }) => meant.includes(film.title));
  const to = lastIn(text.split(NOT).at(-1) ?? text);
  // `izleyeceklerimden birini seç` puts nothing there.
  const tool = to !== undefined && SOURCES[to].in(text) && !NOT.test(text) ? undefined : to;
  const was = added.map((change) => UNDO[change.tool]);
  // What is marked leaves the list for later by itself.
  const isLeft = ({ tool: back }: Change) => !(tool === 'markWatched' && back === 'removeFromWatchlist');
  if (tool !== undefined && !was.includes(tool) && gone.length > 0)
    return act(
      ...gone.map(({ film }) => ({ tool, input: inputFor(film, context.index) }) as const),
      ...takingBack(gone.filter(isLeft), context),
    );
  const [first] = was;
  const rather = meant.filter((title) => !added.some(({ film }) => film.title === title));
  if (!isSwap(text) || parsed.words > FEW_WORDS || first === undefined || rather.length === 0)
    return undefined;
  const inputOf = (title: string) => {
    const shown = context.memory.shown.find((film) => film.title === title);
    return shown === undefined ? { title } : inputFor(shown, context.index);
  };
  const anew = rather.map((title) => ({ tool: first, input: inputOf(title) }) as const);
  return act(...anew, ...takingBack(added, context));
}

/** Where the films go that are put elsewhere: to the list that is named last. */
function lastIn(text: string): keyof typeof DESTINATIONS | undefined {
  const place = (tool: keyof typeof DESTINATIONS) =>
    Math.max(...DESTINATIONS[tool].map((list) => list.lastIn(text)));
  const [last] = (['addFavourite', 'markWatched', 'addToWatchlist'] as const)
    .filter((tool) => place(tool) >= 0)
    .toSorted((a, b) => place(b) - place(a));
  return last;
}

const NOT = /(?:^| )degil(?: |$)/u;
/** Another one is meant: `2 yi de izledim o kadar değil` says how that was. */
const isSwap = (text: string): boolean =>
  (NOT.test(text) && !changes.HOW_IT_WAS.in(text)) || MEANT.test(text);
/** `yok üçüncüyü demiştim` */
const MEANT = /(?:^| )(?:demistim|diyecektim|diyorum|diyom|kastet\w+|olacakti)(?: |$)/u;
const CORRECTING = [
  changes.NOT_TO,
  clauses.TAKES_BACK,
  lists.NOT_WATCHED,
  lists.FROM_FAVOURITES,
  lists.FROM_WATCHLIST,
];

/** The titles of the films that a message names or points at, but for those it points at all together. */
function spokenOf(
  { titles, references }: Understanding,
  context: DecisionContext,
  added: readonly Change[],
): string[] {
  const isAdded = ({ span }: Understanding['titles'][number]) =>
    span.films.some(({ title }) => added.some(({ film }) => film.title === title));
  const places = references.filter(
    ({ reference: { kind } }) => !['this', 'all', 'first', 'rest'].includes(kind),
  );
  const pointed = places.flatMap(({ reference }) => pointedAt(reference, context.memory));
  const named = inputsMeant(
    { titles: titles.filter((one) => isSurelyTitle(one) || standsOut(one) || isAdded(one)), references: [] },
    context,
  );
  return [...pointed, ...named].map(({ title }) => title);
}
