import { remembered } from '#domain/remembered.ts';

/** So many letters tell nearly every word from those that a phrase begins with. */
export const LOOKED_AT = 3;
/** So many have to be known: of a phrase with any ending (`aş*`) no more are. */
const LEAST = 2;
/** The end of a word, and whatever stands in none. */
const BLANK = ' ';
/** Stands for any letter, and for the end of the word. */
const ANY = '?';
const LETTERS = [BLANK, ...'abcdefghijklmnopqrstuvwxyz0123456789'];
const isLetter = (char: string) => char !== BLANK && LETTERS.includes(char);
const WORD_BEGINS = /(?<![a-z0-9])[a-z0-9]{1,3}/gu;

/** Letters of a word, and its end where that is known to come. */
const ended = (letters: string) =>
  letters.length < LOOKED_AT && !letters.endsWith(BLANK) ? letters + BLANK : letters;

/** With which letters a folded text begins, as phrases may say them. */
export function beginningsOf(text: string): readonly string[] {
  let to = 1;
  while (to < LOOKED_AT && isLetter(text.charAt(to))) to++;
  return saidAs(ended(text.slice(0, to)));
}

/** With which letters the words of a folded text begin, as phrases may say them. A message is asked for hundreds of lists. */
export const wordBeginnings = remembered(
  (text) => [
    ...new Set(Array.from(text.matchAll(WORD_BEGINS), ([letters]) => saidAs(ended(letters))).flat()),
  ],
  { most: 100, longest: 10_000 },
);

const saidAs = (letters: string): readonly string[] =>
  letters.length > LEAST ? [letters, letters.slice(0, LEAST)] : [letters];

/**
 * The letters with which whatever a pattern matches begins, or more than those; undefined where it may be any. Two letters stand
 * for all words that begin with them.
 * @param source the regex of a phrase, as `toSource` makes it
 */
export function firstLetters(source: string): readonly string[] | undefined {
  const plainly = plainlyAt(source, 0);
  if (plainly !== '') return [plainly];
  const letters = [...new Set(sequenceAt(source, 0, true).begun.flatMap(known))];
  return letters.some((one) => one === '' || one.startsWith(BLANK)) ? undefined : letters;
}
/** Nearly all phrases, and the alternatives of the others, begin with letters that have to be there. */
const PLAINLY = /(?:[a-z0-9]{3}|[a-z0-9]{1,2} )(?![?*+{])/uy;
function plainlyAt(source: string, from: number): string {
  PLAINLY.lastIndex = from;
  return PLAINLY.exec(source)?.[0] ?? '';
}

/** What is sure of a beginning: nothing after the first letter that may be any. */
function known(letters: string): readonly string[] {
  const any = letters.indexOf(ANY);
  if (any < 0) return [ended(letters)];
  if (any === 0) return [''];
  return any >= LEAST ? [letters.slice(0, LEAST)] : LETTERS.map((next) => letters.charAt(0) + next);
}

/** How a part of a pattern may begin, and where the part ends. */
interface Part {
  begun: readonly string[];
  to: number;
}

function alternativesAt(source: string, from: number): Part {
  const begun: string[] = [];
  let to = from;
  for (;;) {
    const part = sequenceAt(source, to);
    begun.push(...part.begun);
    to = part.to;
    if (source.charAt(to) !== '|') return { begun, to };
    to++;
  }
}

/** @param isEnough whether its end is not asked for */
function sequenceAt(source: string, from: number, isEnough = false): Part {
  const plainly = plainlyAt(source, from);
  let begun: readonly string[] = [plainly];
  let to = from + plainly.length;
  const goesOn = () =>
    to < source.length && !'|)'.includes(source.charAt(to)) && !(isEnough && begun.every(isWhole));
  while (goesOn()) {
    if (begun.every(isWhole)) {
      // What comes behind is only passed over.
      to = endOf(source, to);
      break;
    }
    const atom = atomAt(source, to);
    REPEATED.lastIndex = atom.to;
    const [repeated = '', least] = REPEATED.exec(source) ?? [];
    to = atom.to + repeated.length;
    const twice = () => joined(atom.begun, ['', ...atom.begun]);
    const again = /^\??$/u.test(repeated) ? atom.begun : joined(atom.begun, ['', ...twice()]);
    begun = joined(begun, /^[?*]/u.test(repeated) || least === '0' ? ['', ...again] : again);
  }
  return { begun, to };
}

/** Where an alternative ends: at the next sign that parts it from another, or closes its group. */
function endOf(source: string, from: number): number {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    const char = source.charAt(at);
    if (char === '[') at = source.indexOf(']', at);
    else if (char === '\\') at++;
    else if (depth === 0 && (char === '|' || char === ')')) return at;
    else depth += char === '(' ? 1 : char === ')' ? -1 : 0;
  }
  return source.length;
}

const REPEATED = /[?*+]|\{(\d+)[^}]*\}/uy;
const GROUP = /\((?:\?(?::|<?[=!]))?/uy;
const CLASS = /\[[^\]]*\]/uy;

function atomAt(source: string, from: number): Part {
  const char = source.charAt(from);
  if (LETTERS.includes(char)) return { begun: [char], to: from + 1 };
  GROUP.lastIndex = CLASS.lastIndex = from;
  const [group] = GROUP.exec(source) ?? [];
  if (group !== undefined) {
    const { begun, to } = alternativesAt(source, from + group.length);
    // What must stand before or behind is no part of it.
    return { begun: /[=!]$/u.test(group) ? [''] : begun, to: to + 1 };
  }
  const [one] = CLASS.exec(source) ?? [];
  if (one !== undefined) return { begun: lettersOf(one), to: from + one.length };
  if (source.startsWith('\\w', from)) return { begun: [ANY], to: from + 2 };
  return { begun: ['$^'.includes(char) ? '' : BLANK], to: from + 1 };
}

const lettersOf = remembered((one) => LETTERS.filter((letter) => new RegExp(one, 'u').test(letter)), {
  most: 200,
});

/** Nothing is looked at behind a word's end, or behind what may be any letter. */
const isWhole = (letters: string) =>
  letters.length >= LOOKED_AT || letters.endsWith(BLANK) || letters.endsWith(ANY);

/** Beginnings with those of what follows; no more than is looked at. */
function joined(begun: readonly string[], next: readonly string[]): readonly string[] {
  const all = begun.flatMap((letters) =>
    isWhole(letters) ? letters : next.map((more) => (letters + more).slice(0, LOOKED_AT)),
  );
  return all.length === 1 ? all : [...new Set(all)];
}
