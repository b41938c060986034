import { editDistance } from './edit-distance.ts';

// The Turkish keyboard, folded: `g`, `u`, `i`, `s`, `o` and `c` have two keys each.
const ROWS = ['qwertyuiopgu', 'asdfghjklsi', 'zxcvbnmoc'];
const PLACES = Map.groupBy(
  ROWS.flatMap((letters, row) => [...letters].map((letter, column) => ({ letter, row, column }))),
  ({ letter }) => letter,
);
// Letters that the ear confuses: `gerelim`, `romantic`, `kitab`.
const ALIKE = new Set(['ei', 'ck', 'dt', 'bp', 'gk']);

/** Whether a finger that hit the neighbour, or an ear, may have written one letter for the other. */
function areConfused(a: string, b: string): boolean {
  const areBeside = (PLACES.get(a) ?? []).some((one) =>
    (PLACES.get(b) ?? []).some(
      (other) => Math.abs(one.row - other.row) <= 1 && Math.abs(one.column - other.column) <= 1,
    ),
  );
  return areBeside || ALIKE.has(a + b) || ALIKE.has(b + a);
}

/**
 * Whether a folded word is another one with a single slip of the finger: a letter too many, too few, turned round with
 * the next, or one for its neighbour. `gerilin` may be `gerilim`; `kemik` is no `komik`.
 */
export function isOneSlip(word: string, meant: string): boolean {
  const distance = editDistance(word, meant, 1);
  if (distance !== 1 || word.length !== meant.length) return distance <= 1;
  const places = [...word].flatMap((letter, place) => (letter === meant[place] ? [] : [place]));
  const [place = 0] = places;
  return places.length > 1 || areConfused(word.charAt(place), meant.charAt(place));
}
