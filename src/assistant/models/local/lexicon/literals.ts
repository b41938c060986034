/** Shorter ones stand in nearly every text. */
const FEWEST = 3;
const GROUP = /\((?:\?(?:<?[=!]|:))?/uy;
/** What is no letter of its own: a class, any letter, or the end. */
const SPECIAL = /\[[^\]]*\]|\\w|[$^|)]/uy;
const REPEATED = /[?*+]|\{[^}]*\}/uy;

const at = (pattern: RegExp, source: string, from: number): string => {
  pattern.lastIndex = from;
  return pattern.exec(source)?.[0] ?? '';
};

/** Letters that stand in whatever a pattern matches, as one piece each; what is in brackets may be missing or otherwise. */
export function literalsOf(source: string): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  const end = () => {
    if (piece.length >= FEWEST) pieces.push(piece);
    piece = '';
  };
  for (let from = 0; from < source.length;) {
    const group = at(GROUP, source, from);
    const special = group === '' ? at(SPECIAL, source, from) : '';
    const isLetter = group === '' && special === '';
    const to = isLetter
      ? from + 1
      : group === ''
        ? from + special.length
        : closing(source, from + group.length);
    const repeated = at(REPEATED, source, to);
    if (!isLetter || repeated !== '') end();
    else piece += source.charAt(from);
    from = to + repeated.length;
  }
  end();
  return pieces;
}

/** Where the bracket that was opened before a place is closed. */
function closing(source: string, from: number): number {
  let depth = 1;
  let to = from;
  for (; depth > 0 && to < source.length; to++) {
    if (source.charAt(to) === '(') depth++;
    if (source.charAt(to) === ')') depth--;
  }
  return to;
}
