import { rememberedOf } from '#domain/remembered.ts';
import { fold } from '#domain/title.ts';

import { likelyPhrases, mayBegin, mayHold } from './likely-phrases.ts';

/** Phrases of one meaning, looked for in folded text. */
export interface Phrases {
  /** Whether a text holds one of them as whole words. */
  in(text: string): boolean;
  /** Whether a word, or a whole text, is one of them; nothing is none. */
  is(text: string | undefined): boolean;
  /** Whether a text ends with one of them. */
  ends(text: string): boolean;
  /** Where the first of them begins; −1 where there is none. */
  firstIn(text: string): number;
  /** Where the last of them begins; −1 where there is none. */
  lastIn(text: string): number;
  /** A text without any of them. */
  without(text: string): string;
  /** Its number among all lists (`likely-phrases.ts`). */
  list: number;
}

const BEGIN = '(?<![a-z0-9])';
const END = '(?![a-z0-9])';

/** A list of phrases as a file of `words/` holds it; `about` says what it is for where its name does not. */
interface PhraseList {
  about?: string;
  /** Words that no phrase of the list may follow. */
  notAfter?: readonly string[];
  phrases: readonly string[];
}

/** Phrases, folded as messages are. @throws Error for an empty one or one that is there twice */
export function foldedPhrases(list: readonly string[]): string[] {
  const folded = list.map((phrase) => fold(phrase));
  if (folded.length === 0 || folded.some((phrase) => phrase.trim() === ''))
    throw new Error('A phrase is empty');
  const twice = folded.find((phrase, place) => folded.indexOf(phrase) !== place);
  if (twice !== undefined) throw new Error(`A phrase is there twice: ${twice}`);
  return folded;
}

/**
 * The lists of a file of `words/`, compiled when they are first asked for. `@NAME` in a phrase stands for that part.
 * @throws Error as `phrases` does
 */
export function phraseLists<Name extends string>({
  lists,
  parts = {},
}: {
  lists: Readonly<Record<Name, PhraseList>>;
  parts?: Readonly<Record<string, string>>;
}): Readonly<Record<Name, Phrases>> {
  const whole = (phrase: string) =>
    phrase.replace(/@([A-Z]+)/gu, (_, name: string) => {
      const part = parts[name];
      if (part === undefined) throw new Error(`No part of the file is called ${name}: ${phrase}`);
      return part;
    });
  const compiled: Partial<Record<Name, Phrases>> = {};
  for (const name in lists) compiled[name] = phrases(lists[name].phrases.map(whole), lists[name]);
  // Every name of `lists` has been gone through.
  return compiled as Record<Name, Phrases>;
}

/**
 * Compiles phrases, written as people write: `çok güzel`. They are folded as messages are.
 * `aşk*` has any ending or none, `öner_` an ending of a letter or more (alone, `_` is any word), `(iyi|güzel)` is one of
 * several, `(çok )?` may be missing, `m[iu]` has one of these letters; `(?!…)` and `(?<!…)` are as in a regex.
 * @throws Error for a phrase that is empty, is there twice, or holds a letter that folded text never has
 */
export function phrases(
  list: readonly string[],
  { notAfter = [] }: Pick<PhraseList, 'notAfter'> = {},
): Phrases {
  const sources = foldedPhrases(list).map(toSource);
  const guards = notAfter.map((word) => `(?<!${BEGIN}${toSource(fold(word))} )`).join('');
  const likely = likelyPhrases(sources);
  const { list: number } = likely;
  /** Compiled when they are first looked for: most never are. */
  const pattern = (before: string, after: string, flags = 'u') => {
    const make = (source: string) => new RegExp(`${before}${guards}(?:${source})${after}`, flags);
    const made: RegExp[] = [];
    let whole: RegExp | undefined;
    return {
      of: (phrase: number): RegExp => (made[phrase] ??= make(sources[phrase] ?? '')),
      ofAll: (): RegExp => (whole ??= make(sources.join('|'))),
    };
  };
  const within = pattern(BEGIN, END);
  const all = pattern(BEGIN, END, 'gu');
  const whole = pattern('^', '$');
  const last = pattern(BEGIN, '$');
  return {
    list: number,
    in: (text) => mayHold(text, number) && isOne(likely.in(text), within.of, text),
    is: (text) => text !== undefined && mayBegin(text, number) && isOne(likely.first(text), whole.of, text),
    ends: (text) => isOne(likely.in(text), last.of, text),
    firstIn: (text) => {
      const places = likely.in(text).map((phrase) => text.search(within.of(phrase)));
      return places.reduce((first, at) => (at >= 0 && (first < 0 || at < first) ? at : first), -1);
    },
    lastIn: (text) =>
      likely.in(text).length === 0 ? -1 : (Array.from(text.matchAll(all.ofAll())).at(-1)?.index ?? -1),
    without: (text) => {
      const rest = likely.in(text).length === 0 ? text : text.replaceAll(all.ofAll(), ' ');
      return rest.replaceAll(/ +/gu, ' ').trim();
    },
  };
}

/** Whether a text is as one of some phrases says. Asked some thousand times of a message, so that nothing is made for an answer. */
function isOne(phrases: readonly number[], of: (phrase: number) => RegExp, text: string): boolean {
  for (const phrase of phrases) if (of(phrase).test(text)) return true;
  return false;
}

/** `bi şey` is said for `bir şey`. */
const ONE = /(?<![a-z0-9_*\]])bir(?![a-z0-9_*?[])/gu;

function toSource(line: string): string {
  const stray = /[^a-z0-9 ()|?*_[\]{},!<=$-]/u.exec(line);
  if (stray !== null) throw new Error(`Folded text never holds “${stray[0]}”: ${line}`);
  if (line.includes('|') && withoutGroups(line).includes('|'))
    throw new Error(`A phrase is several: ${line}`);
  return line
    .replaceAll(ONE, 'bir?')
    .replace(/\((?!\?)/gu, '(?:')
    .replaceAll('*', '\\w*')
    .replaceAll('_', '\\w+');
}

function withoutGroups(line: string): string {
  const rest = line.replaceAll(/\([^()]*\)/gu, '');
  return rest === line ? line : withoutGroups(rest);
}

/** The lists of a file by name, gone through for each text: to look at each of them would take as long as to read it. */
const inRow = rememberedOf((lists: Readonly<Record<string, Phrases>>) => Object.entries(lists));
const numbersOf = rememberedOf((lists: Readonly<Record<string, Phrases>>) =>
  Object.values(lists).map(({ list }) => list),
);

/** The name of the first of some lists that a text holds. */
export const nameIn = <Name extends string>(
  lists: Readonly<Record<Name, Phrases>>,
  text: string,
): Name | undefined => firstName(lists, mayHold, text, (list) => list.in(text));

/** The name of the first of some lists of which a whole text is one. */
export const wholeNameIn = <Name extends string>(
  lists: Readonly<Record<Name, Phrases>>,
  text: string,
): Name | undefined => firstName(lists, mayBegin, text, (list) => list.is(text));

function firstName<Name extends string>(
  lists: Readonly<Record<Name, Phrases>>,
  mayBe: (text: string, list: number) => boolean,
  text: string,
  isIt: (list: Phrases) => boolean,
): Name | undefined {
  const numbers = numbersOf(lists);
  for (let at = 0; at < numbers.length; at++) {
    if (!mayBe(text, numbers[at] ?? 0)) continue;
    const [name, list] = inRow(lists)[at] ?? [];
    // Entries are those of the names alone.
    if (list !== undefined && isIt(list)) return name as Name;
  }
  return undefined;
}
