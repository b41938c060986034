import { remembered } from '#domain/remembered.ts';

/** So many letters tell nearly every word from those that a phrase begins with. */
const LOOKED_AT = 2;
/** The end of a word, and whatever stands in none. */
const BLANK = ' ';
const LETTERS = [BLANK, ...'abcdefghijklmnopqrstuvwxyz0123456789'];
const isLetter = (char: string) => char !== BLANK && LETTERS.includes(char);
const WORD_BEGINS = /(?<![a-z0-9])[a-z0-9]/gu;

/** The first letters of the word at a place of a folded text. */
export function lettersAt(text: string, place: number): string {
  const next = text.charAt(place + 1);
  return text.charAt(place) + (isLetter(next) ? next : BLANK);
}

/** With which letters the words of a folded text begin. A message is asked for hundreds of lists. */
export const wordBeginnings = remembered(
  (text) => [...new Set(Array.from(text.matchAll(WORD_BEGINS), ({ index }) => lettersAt(text, index)))],
  { most: 100, longest: 10_000 },
);

/**
 * The letters with which whatever some patterns match begins, or more than those; undefined where it may be any.
 * @param sources the regexes of phrases, as `toSource` makes them
 */
export function firstLetters(sources: readonly string[]): ReadonlySet<string> | undefined {
  const letters = new Set(sources.flatMap(beginningsOf).map((one) => one.padEnd(LOOKED_AT, BLANK)));
  return letters.values().some((one) => one.startsWith(BLANK)) ? undefined : letters;
}

/** Nearly all phrases begin with two letters that have to be there. */
const PLAINLY = /^[a-z0-9]{2}(?![?{])/u;

function beginningsOf(source: string): readonly string[] {
  return PLAINLY.test(source) ? [source.slice(0, LOOKED_AT)] : sequenceAt(source, 0, true).begun;
}

/** How a part of a pattern may begin, and where the part ends. */
interface Part {
  begun: readonly string[];
  to: number;
}

function alternativesAt(source: string, from: number): Part {
  const first = sequenceAt(source, from);
  if (source.charAt(first.to) !== '|') return first;
  const { begun, to } = alternativesAt(source, first.to + 1);
  return { begun: [...first.begun, ...begun], to };
}

/** @param isEnough whether its end is not asked for */
function sequenceAt(source: string, from: number, isEnough = false): Part {
  let begun: readonly string[] = [''];
  let to = from;
  const goesOn = () =>
    to < source.length && !'|)'.includes(source.charAt(to)) && !(isEnough && begun.every(isWhole));
  while (goesOn()) {
    const atom = atomAt(source, to);
    REPEATED.lastIndex = atom.to;
    const [repeated = '', least] = REPEATED.exec(source) ?? [];
    to = atom.to + repeated.length;
    if (begun.every(isWhole)) continue;
    const again = /^\??$/u.test(repeated) ? atom.begun : joined(atom.begun, ['', ...atom.begun]);
    begun = joined(begun, /^[?*]/u.test(repeated) || least === '0' ? ['', ...again] : again);
  }
  return { begun, to };
}

const REPEATED = /[?*+]|\{(\d+)[^}]*\}/uy;
const GROUP = /\((?:\?(?::|<?[=!]))?/uy;
const CLASS = /\[[^\]]*\]/uy;

function atomAt(source: string, from: number): Part {
  GROUP.lastIndex = CLASS.lastIndex = from;
  const [group] = GROUP.exec(source) ?? [];
  if (group !== undefined) {
    const { begun, to } = alternativesAt(source, from + group.length);
    // What must stand before or behind is no part of it.
    return { begun: /[=!]$/u.test(group) ? [''] : begun, to: to + 1 };
  }
  const [one] = CLASS.exec(source) ?? [];
  if (one !== undefined) return { begun: lettersOf(one), to: from + one.length };
  if (source.startsWith('\\w', from)) return { begun: LETTERS, to: from + 2 };
  const char = source.charAt(from);
  return { begun: '$^'.includes(char) ? [''] : [char], to: from + 1 };
}

const lettersOf = remembered((one) => LETTERS.filter((letter) => new RegExp(one, 'u').test(letter)), {
  most: 200,
});

const isWhole = (letters: string) => letters.length >= LOOKED_AT;

/** Beginnings with those of what follows; no more than is looked at. */
const joined = (begun: readonly string[], next: readonly string[]): string[] => [
  ...new Set(
    begun.flatMap((letters) =>
      isWhole(letters) ? letters : next.map((more) => (letters + more).slice(0, LOOKED_AT)),
    ),
  ),
];
