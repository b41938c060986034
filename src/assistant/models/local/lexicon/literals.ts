/** Shorter ones stand in nearly every text. */
const FEWEST = 2;
/** Of more of them a regex tells as soon. */
const MOST = 30;
/** Letters of their own; the last of them is another's where it is repeated. */
const LETTERS = /[a-z0-9 ]+(?![?*+{])/uy;
const GROUP = /\((?:\?(?:<?[=!]|:))?/uy;
/** What is no letter of its own: a class, any letter, or the end. */
const SPECIAL = /\[[^\]]*\]|\\.|[.$^]/uy;
const REPEATED = /[?*+]|\{(\d+)[^}]*\}/uy;

/** Letters of which one piece has to stand in a text. */
type OneOf = readonly string[];

const at = (pattern: RegExp, source: string, from: number): string => {
  pattern.lastIndex = from;
  return pattern.exec(source)?.[0] ?? '';
};

/** Letters that stand in whatever a pattern matches: of each set one piece. The smallest sets come first. */
export function literalsOf(source: string): readonly OneOf[] {
  const { sets, to } = sequenceAt(source, 0);
  const all = to === source.length ? sets : [alternativesAt(source, 0).oneOf ?? []];
  return all
    .filter(({ length }) => length > 0 && length <= MOST)
    .toSorted((one, other) => one.length - other.length);
}

/** Whether a text holds one piece of each set. */
export function holdsEach(text: string, sets: readonly OneOf[]): boolean {
  for (const oneOf of sets) if (!holdsOne(text, oneOf)) return false;
  return true;
}

function holdsOne(text: string, oneOf: OneOf): boolean {
  for (const letters of oneOf) if (text.includes(letters)) return true;
  return false;
}

function sequenceAt(source: string, from: number): { sets: readonly OneOf[]; to: number } {
  const sets: OneOf[] = [];
  let piece = '';
  const end = () => {
    if (piece.trim().length >= FEWEST) sets.push([piece]);
    piece = '';
  };
  let to = from;
  while (to < source.length && !'|)'.includes(source.charAt(to))) {
    const letters = at(LETTERS, source, to);
    piece += letters;
    to += letters.length;
    if (letters !== '') continue;
    const group = at(GROUP, source, to);
    const special = at(SPECIAL, source, to);
    const inside = group === '' ? undefined : alternativesAt(source, to + group.length);
    const past = inside?.to ?? to + (special.length || 1);
    const repeated = at(REPEATED, source, past);
    const isLetter = inside === undefined && special === '';
    if (!isLetter || repeated !== '') end();
    else piece += source.charAt(to);
    const isThere = !/^(?:[?*]|\{0)/u.test(repeated) && !/[=!]$/u.test(group);
    if (isThere && inside?.oneOf !== undefined) sets.push(inside.oneOf);
    to = past + repeated.length;
  }
  end();
  return { sets, to };
}

/** What one of some alternatives needs; undefined where one of them needs nothing. */
function alternativesAt(source: string, from: number): { oneOf: OneOf | undefined; to: number } {
  const oneOf = new Set<string>();
  let needsNothing = false;
  for (let place = from; ;) {
    const { sets, to } = sequenceAt(source, place);
    const [best] = sets.length > 1 ? sets.toSorted(bySize) : sets;
    if (best === undefined) needsNothing = true;
    else for (const letters of best) oneOf.add(letters);
    place = to + 1;
    if (source.charAt(to) !== '|') return { oneOf: needsNothing ? undefined : [...oneOf], to: place };
  }
}

const bySize = (a: OneOf, b: OneOf): number => a.length - b.length || longest(b) - longest(a);
const longest = ([piece = '']: OneOf): number => piece.length;
