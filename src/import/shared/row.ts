import type { ExternalIds, Film } from '#domain/film.ts';

/** Whose export a file is. */
export type Format = 'letterboxd' | 'imdb' | 'trakt' | 'tmdb';

/** The lists of ours that films can be brought into; `none` leaves them out. */
export type Destination = 'watched' | 'watchlist' | 'favourites' | 'none';

/** A list in an export: where its films go, and whether that is for the person to say. */
export interface Part {
  id: string;
  name: string;
  to: Destination;
  /** The file does not tell what the list is for. */
  open: boolean;
}

/** What an export knows of a film beyond its name. */
export type Facts = Partial<Pick<Film, 'director' | 'duration' | 'genre' | 'rating'>>;

/** A row of an export, whoever wrote it. */
export interface ImportRow {
  /** Where it stands: the file, and which of its films, from 1. */
  file: string;
  line: number;
  title: string;
  originalTitle?: string | undefined;
  /** 0 where the export does not say. */
  year: number;
  ids: ExternalIds;
  facts?: Facts | undefined;
  /** The list it belongs to, by the id of its part. */
  part: string;
  /** When it was seen (ISO), if it says so. */
  seenAt?: string | undefined;
  /** When it was put into the list, rated or logged (ISO). */
  listedAt?: string | undefined;
  /** 1 to 10. */
  score?: number | undefined;
  note?: string | undefined;
}

/** Why a row stays out, in the words of the list that people download. */
export type Reason =
  | 'film değil (dizi, bölüm, oyun …)'
  | 'adı okunamadı'
  | 'aynı ad ve yılda başka bir film var'
  | 'listesi alınmadı';

export interface LeftOut extends Pick<ImportRow, 'file' | 'line' | 'title' | 'year'> {
  reason: Reason;
}

/** All that the files of one service say. */
export interface Export {
  formats: readonly Format[];
  parts: readonly Part[];
  rows: readonly ImportRow[];
  left: readonly LeftOut[];
}

/** What one file says, before it is put with its neighbours. */
export interface FileReading {
  format: Format;
  parts: Part[];
  rows: ImportRow[];
  left: LeftOut[];
}

/** A file that cannot be read, with the sentence that says so. */
export class ImportError extends Error {}
