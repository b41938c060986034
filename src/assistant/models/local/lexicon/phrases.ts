import { fold } from '#domain/title.ts';

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
}

const BEGIN = '(?<![a-z0-9])';
const END = '(?![a-z0-9])';

/** The lines of a word list, folded. Throws for an empty line or one that is there twice. */
export function foldedLines(list: string): string[] {
  const lines = fold(list).trim().split('\n');
  const seen = new Set<string>();
  for (const line of lines) {
    if (line.trim() === '') throw new Error('A phrase is empty');
    if (seen.has(line)) throw new Error(`A phrase is there twice: ${line}`);
    seen.add(line);
  }
  return lines;
}

/**
 * Compiles a list of phrases, one a line, written as people write: `çok güzel`. They are folded as messages are.
 * `aşk*` has any ending or none, `öner_` an ending of a letter or more (alone, `_` is any word), `(iyi|güzel)` is one of
 * several, `(çok )?` may be missing, `m[iu]` has one of these letters; `(?!…)` and `(?<!…)` are as in a regex.
 * `notAfter` lists words that no phrase of the list may follow.
 * @throws Error for a phrase that is empty, is there twice, or holds a letter that folded text never has
 */
export function phrases(list: string, { notAfter = [] }: { notAfter?: readonly string[] } = {}): Phrases {
  const sources = foldedLines(list).map(toSource);
  const guards = notAfter.map((word) => `(?<!${toSource(fold(word))} )`);
  const source = `${guards.join('')}(?:${sources.join('|')})`;
  const pattern = (before: string, after: string, flags = 'u') => {
    let made: RegExp | undefined;
    return () => (made ??= new RegExp(before + source + after, flags));
  };
  const within = pattern(BEGIN, END);
  const all = pattern(BEGIN, END, 'gu');
  const whole = pattern('^', '$');
  const last = pattern(BEGIN, '$');
  return {
    in: (text) => within().test(text),
    is: (text) => text !== undefined && whole().test(text),
    ends: (text) => last().test(text),
    firstIn: (text) => text.search(within()),
    lastIn: (text) => Array.from(text.matchAll(all())).at(-1)?.index ?? -1,
  };
}

function toSource(line: string): string {
  const stray = /[^a-z0-9 ()|?*_[\]{},!<=$-]/u.exec(line);
  if (stray !== null) throw new Error(`Folded text never holds “${stray[0]}”: ${line}`);
  return line
    .replace(/\((?!\?)/gu, '(?:')
    .replaceAll('*', '\\w*')
    .replaceAll('_', '\\w+');
}
