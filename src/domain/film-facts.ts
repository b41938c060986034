import type { Origin } from './catalogue-film.ts';
import type { Writer } from './writer.ts';
import type { Judged } from './judgement-rules.ts';

/** What is known of a film when it is held against wishes. What is not known (undefined) breaks no wish but age. */
export interface FilmFacts extends Judged {
  year: number;
  genres: readonly string[];
  rating: number;
  /** Minutes. */
  duration: number;
  director?: string | undefined;
  actors: readonly string[];
  writers?: readonly Writer[] | undefined;
  origin?: Origin | undefined;
  countries?: readonly string[] | undefined;
  moods?: readonly string[] | undefined;
  ageRating?: number | undefined;
}

/** Whether something is true of a film. */
export type Holds<Film> = (film: Film) => boolean;
