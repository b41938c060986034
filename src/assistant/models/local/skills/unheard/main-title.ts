import { type TitleAt, calledBy, isSurelyTitle, standsOut } from '../../understand/spans.ts';
import type { Understanding } from '../../understand/understand.ts';

/** `yeşil yolu verdiler … yeşil yol gerçek mi`: everyday words in a row, said twice, are a title, too. */
const isNamed = (title: TitleAt, titles: readonly TitleAt[]): boolean =>
  title.span.ordinary && !isSurelyTitle(title)
    ? title.to - title.from > 1 && titles.filter((other) => calledBy(other) === calledBy(title)).length > 1
    : standsOut(title);

/**
 * The film that a tale is about: the one that is named most often, else surest, else last. An everyday word that happens
 * to be a title is none.
 */
export function mainTitle({ titles }: Pick<Understanding, 'titles'>): TitleAt | undefined {
  const exact = titles.filter((title) => isNamed(title, titles));
  // `hakkaten` is like *Halka*: a slip only where nothing is written out.
  const written = exact.filter(({ span }) => span.fuzzy !== true);
  const named = written.length > 0 ? written : exact;
  const times = (title: TitleAt) => named.filter((other) => calledBy(other) === calledBy(title)).length;
  const worth = (title: TitleAt) => 2 * times(title) + (isSurelyTitle(title) ? 1 : 0);
  return named.toReversed().reduce<TitleAt | undefined>((best, title) => {
    return best === undefined || worth(title) > worth(best) ? title : best;
  }, undefined);
}
