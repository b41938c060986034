import type { Film } from '#domain/film.ts';
import type { Wishes } from '#domain/wishes.ts';
import { type AttachPosters, type FlowRecords, tasteOf } from './flow.ts';
import type { Taste } from './recommender.ts';

/** Somebody who watches along: what they want tonight, and what is known of them. */
export interface Viewer {
  wishes: Wishes;
  taste: Taste;
}

/** A film for two, with a line on what each of them gets from it, in their order. */
export interface MetFilm {
  film: Film;
  gains: readonly [string, string];
}

interface MeetOptions {
  /** How many at most; never fewer than three. */
  count: number;
  /** Titles that must not come. */
  without?: readonly string[];
  signal?: AbortSignal | undefined;
  /** Both are others: they are told of, and what is known of this person counts for neither. */
  ofOthers?: boolean;
}

/** Films for two, the best first. @throws RecommendationError where there are no three that neither has seen */
export type Meet = (pair: readonly [Viewer, Viewer], options: MeetOptions) => Promise<MetFilm[]>;

/** The same for this person and somebody else. */
export type MeetWith = (mine: Wishes, other: Viewer, options: MeetOptions) => Promise<MetFilm[]>;

interface Meeting {
  meet: Meet;
  records: FlowRecords;
  attachPosters: AttachPosters;
}

/** Somebody of whom nothing is known yet. */
export const STRANGER: Taste = { favourites: [], watched: [], preferredGenres: [], banned: [] };

/** Films for this person and another one; nothing of it counts as a recommendation. */
export function createMeetWith({ meet, records, attachPosters }: Meeting): MeetWith {
  return async (wishes, other, options) => {
    const taste = options.ofOthers === true ? STRANGER : tasteOf(records);
    const met = await meet([{ wishes, taste }, other], options);
    const films = met.map(({ film }) => film);
    // Posters are never worth a failed choice.
    const shown = await attachPosters(films, options.signal).catch(() => films);
    return met.map((one, at) => ({ ...one, film: shown[at] ?? one.film }));
  };
}
