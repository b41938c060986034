import { type TitleAt, calledBy, isSurelyTitle, standsOut } from '../../understand/spans.ts';
import type { Understanding } from '../../understand/understand.ts';

/** A message of so many words tells something around what it wants. */
const TALE = 17;

/** Whether a message is so long that single words of it say little of what it wants. */
export const isTale = ({ words }: Understanding): boolean => words >= TALE;

/**
 * The film that a tale is about: the one that is named most often, else surest, else last. An everyday word that happens
 * to be a title is none.
 */
export function mainTitle({ titles }: Understanding): TitleAt | undefined {
  const named = titles.filter((title) => standsOut(title) && !(title.span.ordinary && !isSurelyTitle(title)));
  const times = (title: TitleAt) => named.filter((other) => calledBy(other) === calledBy(title)).length;
  const worth = (title: TitleAt) => 2 * times(title) + (isSurelyTitle(title) ? 1 : 0);
  return named.toReversed().reduce<TitleAt | undefined>((best, title) => {
    return best === undefined || worth(title) > worth(best) ? title : best;
  }, undefined);
}
