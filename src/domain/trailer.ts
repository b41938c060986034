/** A film's trailer on the video site (K-17). All addresses are whole. */
export interface Trailer {
  key: string;
  name: string;
  type: 'Trailer' | 'Teaser' | 'Clip';
  movieTitle: string;
  movieYear: number;
  url: string;
  thumbnailUrl: string;
  watchUrl: string;
}

/**
 * What a lookup gives: the trailer; undefined where there is none; `notConnected` where no movie database can be asked,
 * which says nothing about the film.
 */
export type TrailerLookup = Trailer | 'notConnected' | undefined;

/** The film whose trailer is wanted. A year of 0 is unknown. */
export interface TrailerQuery {
  title: string;
  year: number;
}

/** The video site's own search for a film's trailer, offered where none was found (P-21). */
export function trailerSearchUrl({ title, year }: TrailerQuery): string {
  const words = [title, year > 0 ? String(year) : '', 'fragman'].filter(Boolean).join(' ');
  return `https://www.youtube.com/results?search_query=${encodeURIComponent(words.toWellFormed())}`;
}
