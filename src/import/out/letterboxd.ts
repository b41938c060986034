import Papa from 'papaparse';

import type { Film } from '#domain/film.ts';
import type { FavouriteFilm, WatchedFilm, WatchlistFilm } from '#domain/records.ts';
import { localDay } from '#storage/local-day.ts';

/** The lists that are taken along. */
export interface TakenAlong {
  watched: readonly WatchedFilm[];
  watchlist: readonly WatchlistFilm[];
  favourites: readonly FavouriteFilm[];
}

/** A table as it is handed out. */
export interface OutFile {
  name: string;
  text: string;
}

/** Letterboxd takes no more rows at a time; long notes make a table too heavy for it before that. */
export const MOST_ROWS = 1000;
const MOST_LETTERS = 800_000;

const FILM = ['LetterboxdURI', 'tmdbID', 'imdbID', 'Title', 'Year', 'Directors'] as const;
const SEEN = [...FILM, 'Rating10', 'WatchedDate', 'Rewatch', 'Review'] as const;

/**
 * The lists as tables that Letterboxd imports, by its column names: what was watched with days, points and notes, and a table
 * of its own for what is to be watched and for favourites. Long ones are split. Empty where there are no films.
 */
export function letterboxdFiles({ watched, watchlist, favourites }: TakenAlong): OutFile[] {
  return [
    ...tables('watched', SEEN, watched.flatMap(seenRows)),
    ...tables('watchlist', FILM, watchlist.map(filmCells)),
    ...tables('likes', FILM, favourites.map(filmCells)),
  ];
}

/** What says which film it is. Without an id it is found by its name, and abroad that is the original one. */
function filmCells({ title, originalTitle, year, director, externalIds = {} }: Film): string[] {
  const { letterboxd, tmdb, imdb } = externalIds;
  const hasId = (letterboxd ?? tmdb ?? imdb) !== undefined;
  return [
    letterboxd ?? '',
    String(tmdb ?? ''),
    imdb ?? '',
    hasId ? title : (originalTitle ?? title),
    year === 0 ? '' : String(year),
    director ?? '',
  ];
}

/** A row for every viewing. Points and note are of today, so they stand beside the last. */
function seenRows(film: WatchedFilm): string[][] {
  const { score, note = '', viewings = [] } = film;
  const said = (day: string, again: boolean, isLast: boolean) => [
    ...filmCells(film),
    isLast ? String(score ?? '') : '',
    day,
    again ? 'true' : '',
    isLast ? escapeMarks(note) : '',
  ];
  if (viewings.length === 0) return [said('', false, true)];
  return viewings.map((time, index) =>
    said(localDay(new Date(time)), index > 0, index === viewings.length - 1),
  );
}

/** Reviews are read as a page: what would be read as a mark there is written as a sign. */
const escapeMarks = (note: string) =>
  note.replaceAll(/&(?=#?\w+;)/gu, '&amp;').replaceAll(/<(?=\/?[a-z])/giu, '&lt;');

function tables(name: string, header: readonly string[], rows: readonly string[][]): OutFile[] {
  const parts: string[][][] = [];
  let letters = 0;
  for (const row of rows) {
    const size = row.join().length;
    const part = parts.at(-1);
    if (part === undefined || part.length === MOST_ROWS || letters + size > MOST_LETTERS) {
      parts.push([row]);
      letters = size;
    } else {
      part.push(row);
      letters += size;
    }
  }
  return parts.map((part, index) => ({
    name: parts.length === 1 ? `${name}.csv` : `${name}-${index + 1}.csv`,
    // No cell can run as a formula where somebody opens the table in a spreadsheet first.
    text: `${Papa.unparse([[...header], ...part], { escapeFormulae: true })}\r\n`,
  }));
}
