import type { FilmRole } from '#domain/film.ts';
import type { WishName, Wishes } from '#domain/wishes.ts';
import type { Alike } from './alike.ts';
import type { Scored } from './score.ts';

/** A film that was drawn, with what its explanation needs. */
export interface Chosen extends Scored {
  role?: FilmRole | undefined;
}

/** What was asked for, and what came of it. */
export interface Told {
  wishes: Wishes;
  alike?: (Pick<Alike, 'models' | 'unknown'> & Partial<Pick<Alike, 'like'>>) | undefined;
  /** Stated wishes that not all films fulfil. */
  loosened: readonly WishName[];
  /** A film that is as wished was shown just before, and does not come again. */
  isSpent?: boolean | undefined;
  /** What was said of films in answers before. */
  heard?: readonly string[] | undefined;
  /** What the last answers said above their films. */
  answers?: readonly string[] | undefined;
}
