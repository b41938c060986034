import type { Film } from './film.ts';
import { splitGenres } from './genre.ts';
import { normaliseTitle } from './title.ts';

type Compared = Pick<Film, 'year' | 'duration' | 'rating' | 'genre' | 'director' | 'actors'>;

export type Side = 'first' | 'second';

/** How two films stand to each other. A side is absent where both are equal or one of them is not known. */
export interface Comparison {
  longer?: Side | undefined;
  newer?: Side | undefined;
  betterRated?: Side | undefined;
  /** What both have: genres, and people who act in or direct both, spelled as the first film has them. */
  genres: string[];
  people: string[];
}

/** Compares two films by minutes, year, points, genres and people (V-01). A year or points of 0 are not known. */
export function compareTwo(first: Compared, second: Compared): Comparison {
  const other = new Set(peopleOf(second).map(normaliseTitle));
  const genres = splitGenres(second.genre);
  return {
    longer: greater(first.duration, second.duration),
    newer: greater(first.year, second.year),
    betterRated: greater(first.rating, second.rating),
    genres: splitGenres(first.genre).filter((genre) => genres.includes(genre)),
    people: peopleOf(first).filter((name) => other.has(normaliseTitle(name))),
  };
}

function greater(first: number, second: number): Side | undefined {
  if (first === second || first === 0 || second === 0) return undefined;
  return first > second ? 'first' : 'second';
}

const peopleOf = ({ director = '', actors }: Compared): string[] => [
  ...new Set([...director.split(', '), ...actors].filter((name) => name !== '')),
];
