import { toolOf } from '../../understand/acts.ts';
import type { Understanding } from '../../understand/understand.ts';

/** `marslıyı dört kere izledik, uzay olsun gene`: films that a message says were seen do not come, be they marked or not. */
export const markedTitles = ({ acts, titles }: Understanding): readonly string[] =>
  acts
    .filter(({ act }) => toolOf(act) === 'markWatched')
    .flatMap(({ targets }) => targets)
    .flatMap((target) =>
      target.kind === 'title' ? [target.film?.title ?? titleOf(target.text, titles)] : [],
    )
    .filter((title) => title !== undefined);

/** Of several films of one name that is asked, and none of them comes meanwhile. */
const titleOf = (text: string, titles: Understanding['titles']): string | undefined =>
  titles.find(({ span }) => span.text === text)?.span.films[0]?.title;
