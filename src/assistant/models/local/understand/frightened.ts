import { refusalsWords as words } from '../lexicon/word-lists.ts';
import { union, without } from './lists.ts';
import type { MessageWishes } from './message-wishes.ts';

/** `onu açtıydık ödüm koptu kapattık, öyle olmasın`: what frightened somebody is not to come again. */
export function withoutFright(said: MessageWishes, text: string): MessageWishes {
  const fright = words.FRIGHTENED.firstIn(text);
  if (fright < 0 || words.NOT_SO.lastIn(text) < fright) return said;
  return {
    ...said,
    genres: without(said.genres, ['Korku']),
    excludeGenres: union(said.excludeGenres, ['Korku']),
    avoidTones: union(said.avoidTones ?? [], ['korkutucu']),
  };
}
