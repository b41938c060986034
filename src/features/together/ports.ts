import type { FilmRef } from '#domain/film.ts';
import type { Wishes } from '#domain/wishes.ts';
import type { TasteReading } from '#import/read-taste.ts';
import type { MeetWith } from '#recommender/meeting.ts';

/** What somebody wrote of what they want, as it was understood. */
export interface ReadWords {
  wishes: Wishes;
  favourites: readonly (FilmRef & { genre: string })[];
}

/** What the screen needs of the world. */
export interface TogetherPorts {
  meetWith: MeetWith;
  readWords: (text: string) => Promise<ReadWords>;
  /** Reads the taste out of somebody's file; touches no record. */
  readTaste: (file: File) => Promise<TasteReading>;
}
