import type { Wishes } from '#domain/wishes.ts';
import { union, without } from '../../understand/lists.ts';
import { markersWords } from '../../lexicon/word-lists.ts';
import type { MessageWishes } from '../../understand/message-wishes.ts';
import type { Understanding } from '../../understand/understand.ts';

/** `korku`, then `yok vazgeçtim çok korkarım`, `tırstım vazgeçtim`: what was wished is feared now, and nothing else is said. */
export function withoutFeared(
  said: MessageWishes,
  before: Wishes | undefined,
  { text }: Understanding,
): MessageWishes {
  const others = without(said.genres, ['Korku']).length + said.themes.length + said.people.length;
  const isFeared =
    markersWords.TAKES_FRIGHT.in(text) && before?.genres.includes('Korku') === true && others === 0;
  // `ama ben çok korkuyorum, abartısız olsun`, of what somebody else loves: a softer one of the kind.
  if (!isFeared || said.tones?.includes('hafif') === true) return said;
  return {
    ...said,
    genres: [],
    excludeGenres: union(said.excludeGenres, ['Korku']),
    tones: without(said.tones, ['korkutucu', 'gerilimli']),
    avoidTones: union(said.avoidTones, ['korkutucu']),
  };
}
