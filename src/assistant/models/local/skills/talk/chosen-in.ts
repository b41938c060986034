import { type Memory, type OnScreen, type ShownFilm, oneMeant } from '../../core/memory.ts';
import { extreme, pointedAt } from '../../core/resolve-reference.ts';
import type { Understanding } from '../../understand/understand.ts';
import { leavesChoice } from './small-turns.ts';

const PLACED =
  /(?:^| )(?:(?:ilk|birinci|ikinci|ucuncu|son|ortadaki)\w*|(?:sol|sag|bas|alt|ust)[dt]aki\w*)(?: |$)/u;

/** The one film that a turn answered in words pointed at by its place (`ilkini açtık`): what follows is about it. */
export function chosenIn(
  text: string,
  { shown, focus }: Pick<Memory, 'shown' | 'focus'>,
  understood: () => Pick<Understanding, 'references'>,
): ShownFilm | undefined {
  if (shown.length === 0 || !PLACED.test(text)) return undefined;
  const [reference, ...others] = understood().references;
  if (reference === undefined || others.length > 0) return undefined;
  const [film, ...more] = pointedAt(reference.reference, { shown, focus });
  return more.length === 0 ? film : undefined;
}

/** `sen bilirsin`: the film that was named for them is the one spoken of. */
export const chosenForThem = (text: string, memory: OnScreen): ShownFilm | undefined =>
  memory.shown.length > 0 && leavesChoice(text)
    ? (oneMeant(memory) ?? extreme(memory.shown, 'best'))
    : undefined;
