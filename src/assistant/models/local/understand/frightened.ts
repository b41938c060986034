import { refusalsWords as words } from '../lexicon/word-lists.ts';
import { union, without } from './lists.ts';
import type { MessageWishes } from './message-wishes.ts';

/** `onu açtıydık ödüm koptu kapattık, öyle olmasın`, `küçük olan korkup yanımıza geliyor`: what frightened somebody is not to come again. */
export function withoutFright(said: MessageWishes, text: string): MessageWishes {
  const fright = words.FRIGHTENED.firstIn(text);
  const isAgain = fright < 0 || words.NOT_SO.lastIn(text) < fright;
  if (isAgain && !words.FRIGHTENED_EASILY.in(text)) return said;
  return {
    ...said,
    genres: without(said.genres, ['Korku']),
    excludeGenres: union(said.excludeGenres, ['Korku']),
    avoidTones: union(said.avoidTones ?? [], ['korkutucu']),
  };
}
