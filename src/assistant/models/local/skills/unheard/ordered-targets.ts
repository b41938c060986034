import type { FilmTool } from '#tools/registry.ts';
import { toolOf } from '../../understand/acts.ts';
import { type Target, titleTarget } from '../../understand/targets.ts';
import type { Understanding } from '../../understand/understand.ts';
import { mainTitle } from './main-title.ts';

/** What the order is aimed at: the film that is told of, else what the readers heard of it, else what is pointed at. */
export function targetsOf(parsed: Understanding, tool: FilmTool): readonly Target[] {
  const { acts, titles, tokens, references } = parsed;
  const title = mainTitle(parsed);
  const isPlaced = references.some(({ reference }) => reference.kind === 'place');
  // `ilkini gözdelerden at`: a slip of a title is none beside a place.
  if (title !== undefined && !(isPlaced && title.span.fuzzy === true))
    return [titleTarget(tokens, title, titles)];
  const aimed = acts.filter(({ targets }) => targets.length > 0);
  const [same] = aimed.filter(({ act }) => toolOf(act) === tool);
  const [said] = references.toSorted((a, b) => rank(b) - rank(a));
  return (
    (same ?? aimed.at(-1))?.targets ??
    (said === undefined ? [] : [{ kind: 'reference', reference: said.reference }])
  );
}

/** A place (`ikinciyi`) says more than `onu`. */
const rank = ({ reference }: Understanding['references'][number]): number =>
  reference.kind === 'this' ? 0 : 1;
