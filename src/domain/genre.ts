import * as z from 'zod/mini';

/** The twelve genres a person can choose from (K-18), in the order of the screens. */
export const GENRES = [
  'Aksiyon',
  'Komedi',
  'Drama',
  'Korku',
  'Romantik',
  'Bilim Kurgu',
  'Gerilim',
  'Suç',
  'Macera',
  'Fantastik',
  'Animasyon',
  'Aile',
] as const;

export type Genre = (typeof GENRES)[number];

export const genreSchema = z.enum(GENRES);

/** What stands for "any genre" where none was chosen (M-13). Never one of `GENRES`. */
export const ANY_GENRE = 'Genel';

export function isGenre(value: unknown): value is Genre {
  return genreSchema.safeParse(value).success;
}

/**
 * Splits a film's genre field, a comma-separated list, into trimmed, non-empty names.
 * Names that are none of the twelve (`Genel`, a model's own) are kept: they are shown, not judged, here.
 */
export function splitGenres(genre: string): string[] {
  return genre
    .split(/[,/]/)
    .map((part) => part.trim())
    .filter(Boolean);
}
