import type { Genre } from '#domain/genre.ts';
import type { Wishes } from '#domain/wishes.ts';
import { union, without } from '../../understand/lists.ts';
import { markersWords } from '../../lexicon/word-lists.ts';
import type { MessageWishes } from '../../understand/message-wishes.ts';
import type { Understanding } from '../../understand/understand.ts';

const FRIGHTENING: readonly Genre[] = ['Korku', 'Gerilim'];

/** `korku`, then `yok vazgeçtim çok korkarım`, `tırstım vazgeçtim`: what was wished is feared now, and nothing else is said. */
export function withoutFeared(
  said: MessageWishes,
  before: Wishes | undefined,
  { text }: Understanding,
): MessageWishes {
  const others = without(said.genres, FRIGHTENING).length + said.themes.length + said.people.length;
  const feared = FRIGHTENING.filter((genre) => before?.genres.includes(genre) === true);
  const isFeared = markersWords.TAKES_FRIGHT.in(text) && feared.length > 0 && others === 0;
  // `ama ben çok korkuyorum, abartısız olsun`, of what somebody else loves: a softer one of the kind.
  if (!isFeared || said.tones?.includes('hafif') === true) return said;
  return {
    ...said,
    genres: [],
    excludeGenres: union(said.excludeGenres, feared),
    tones: without(said.tones, ['korkutucu', 'gerilimli']),
    avoidTones: union(said.avoidTones, ['korkutucu']),
  };
}
