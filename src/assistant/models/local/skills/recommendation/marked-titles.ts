import { toolOf } from '../../understand/acts.ts';
import type { Understanding } from '../../understand/understand.ts';

/** `marslıyı dört kere izledik, uzay olsun gene`: films that a message says were seen do not come, be they marked or not. */
export const markedTitles = ({ acts }: Understanding): readonly string[] =>
  acts
    .filter(({ act }) => toolOf(act) === 'markWatched')
    .flatMap(({ targets }) => targets)
    .flatMap((target) => (target.kind === 'title' && target.film !== undefined ? [target.film.title] : []));
