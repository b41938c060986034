import type { Genre } from '#domain/genre.ts';
import type { Memory } from '../../core/memory.ts';
import { union, without } from '../../understand/lists.ts';
import type { MessageWishes } from '../../understand/message-wishes.ts';
import type { Understanding } from '../../understand/understand.ts';

const MORE =
  /(?:^| )(?:daha|biraz|azicik|birazcik) (?:bir |bi )?(?:cocuksu|cocukca)(?!ydi|ymis| geldi| kald| kac)(?: |$)/u;
/** What is for no child. */
const HARSH = new Set<Genre>(['Korku', 'Gerilim', 'Suç']);

/** `kızım korktu, daha çocuksu bir şey`: films for a child are wished, though `çocuksu` alone is said against them. */
export function moreChildish(parsed: Understanding, { wishes: before }: Memory): Understanding {
  if (!MORE.test(parsed.text) || parsed.complains) return parsed;
  const forChild = ({ grownUp: _not, ...said }: MessageWishes): MessageWishes => ({
    ...said,
    genres: union(said.genres, ['Aile']),
    excludeGenres: without(said.excludeGenres, ['Aile']),
  });
  const keeps = parsed.markers.keeps && before?.genres.some((genre) => HARSH.has(genre)) !== true;
  const { said, exact, markers } = parsed;
  return {
    ...parsed,
    said: forChild(said),
    exact: exact && forChild(exact),
    markers: { ...markers, keeps, amends: keeps && markers.amends },
  };
}
