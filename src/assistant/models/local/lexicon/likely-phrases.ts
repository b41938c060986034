import { remembered } from '#domain/remembered.ts';

import { LOOKED_AT, beginningsOf, firstLetters, wordBeginnings } from './first-letters.ts';
import { holdsEach, literalsOf } from './literals.ts';

/** The lists that have been asked for, by how phrases of theirs begin. */
const listsBy = new Map<string, number[]>();
/** Lists whose marks stand in one number. */
const TOGETHER = 16;
const placeOf = (list: number): number => Math.trunc(list / TOGETHER);
const bitOf = (list: number): number => 1 << (list % TOGETHER);
/** A mark for each list: a bit that is set where a text may hold a phrase of it though none of its words begins like one. */
const unread: number[] = [];
let lists = 0;

/** What a text that begins so, or whose words do, may hold: a mark for each list. */
function lookedAt(beginnings: readonly string[]) {
  const marks = unread.slice();
  for (const letters of beginnings)
    for (const list of listsBy.get(letters) ?? []) {
      const at = placeOf(list);
      marks[at] = (marks[at] ?? 0) | bitOf(list);
    }
  return { marks, marked: lists, begun: new Set(beginnings) };
}
type LookedAt = ReturnType<typeof lookedAt>;

/** A message is asked for some thousand lists, and so are its parts and words; for many of them more than once. */
const within = lastKept(
  remembered((text) => ({ ...lookedAt(wordBeginnings(text)), found: new Map<number, readonly number[]>() }), {
    most: 200,
    longest: 10_000,
  }),
);
const byLetters = remembered((letters) => lookedAt(beginningsOf(letters)), { most: 2_000 });
const atFirst = lastKept((text) => byLetters(text.slice(0, LOOKED_AT)));

/** Remembers its last answer beside: one text is asked for hundreds of lists in a row. */
function lastKept<T>(make: (text: string) => T): (text: string) => T {
  let last: { text: string; made: T } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, made: make(text) };
    return last.made;
  };
}

const isMarked = ({ marks, marked }: LookedAt, list: number): boolean =>
  // A list that is younger than what is kept of a text may have no mark there.
  list >= marked || ((marks[placeOf(list)] ?? 0) & bitOf(list)) !== 0;

/** Whether a text may hold a phrase of a list, by how its words begin. Nearly none does, so that nothing of the list itself is looked at. */
export const mayHold = (text: string, list: number): boolean => isMarked(within(text), list);
/** Whether it may begin with one. */
export const mayBegin = (text: string, list: number): boolean => isMarked(atFirst(text), list);

const NONE: readonly number[] = [];

/**
 * Which phrases of a list a text may hold: nearly no text holds one, and that no word of it begins like one, or that letters of it
 * are missing, is seen sooner than a regex says so.
 * @param sources the regexes of phrases, as `toSource` makes them
 */
export function likelyPhrases(sources: readonly string[]) {
  const list = lists++;
  const at = placeOf(list);
  unread[at] = (unread[at] ?? 0) | bitOf(list);
  let known: ReturnType<typeof sorted> | undefined;
  const sort = () => (known ??= sorted(sources, list));
  return {
    /** The number by which others ask for it. */
    list,
    /** Those that may stand somewhere in a text, by their places in the list. */
    in(text: string): readonly number[] {
      const looked = within(text);
      if (!isMarked(looked, list)) return NONE;
      const before = looked.found.get(list);
      if (before !== undefined) return before;
      const now = written(text, looked.begun, sort());
      looked.found.set(list, now);
      return now;
    },
    /** Those that a text may begin with. */
    first: (text: string): readonly number[] =>
      mayBegin(text, list) ? written(text, atFirst(text).begun, sort()) : NONE,
  };
}

/** The phrases of which the beginning and the letters are there. */
function written(
  text: string,
  begun: ReadonlySet<string>,
  { byBeginning, others, isWritten }: ReturnType<typeof sorted>,
): readonly number[] {
  let found: number[] | undefined;
  const add = (phrases: readonly number[]) => {
    for (const phrase of phrases) {
      if (found?.includes(phrase) === true || !isWritten(text, phrase)) continue;
      if (found === undefined) found = [phrase];
      else found.push(phrase);
    }
  };
  if (byBeginning.size > begun.size) {
    for (const letters of begun) {
      const phrases = byBeginning.get(letters);
      if (phrases !== undefined) add(phrases);
    }
  } else for (const [letters, phrases] of byBeginning) if (begun.has(letters)) add(phrases);
  if (others.length > 0) add(others);
  return found ?? NONE;
}

function sorted(sources: readonly string[], list: number) {
  const byBeginning = new Map<string, number[]>();
  const others: number[] = [];
  const literals: ReturnType<typeof literalsOf>[] = [];
  for (const [phrase, source] of sources.entries()) {
    const letters = firstLetters(source);
    if (letters === undefined) others.push(phrase);
    for (const own of letters ?? []) addTo(byBeginning, own, phrase);
  }
  for (const letters of byBeginning.keys()) addTo(listsBy, letters, list);
  if (others.length === 0) unread[placeOf(list)] = (unread[placeOf(list)] ?? 0) & ~bitOf(list);
  const isWritten = (text: string, phrase: number) =>
    holdsEach(text, (literals[phrase] ??= literalsOf(sources[phrase] ?? '')));
  return { byBeginning, others, isWritten };
}

function addTo(map: Map<string, number[]>, letters: string, one: number) {
  const alike = map.get(letters);
  if (alike === undefined) map.set(letters, [one]);
  else alike.push(one);
}
