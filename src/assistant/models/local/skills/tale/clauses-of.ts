import { endsClause } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';

/** The parts of a message between its marks, as they were written. */
export function clausesOf({ tokens, written }: Understanding): readonly string[] {
  const ends = [...tokens.flatMap((token, at) => (endsClause(token) ? [at + 1] : [])), tokens.length];
  return [...new Set(ends)].flatMap((to, place, all) => {
    const from = all[place - 1] ?? 0;
    return to > from ? [written.slice(tokens[from]?.start, tokens[to - 1]?.end)] : [];
  });
}
