import { formatDescription } from '#domain/format-description.ts';
import { type Film, LIMITS, NO_PLOT, UNKNOWN_ACTOR } from '#domain/film.ts';
import { recommendedId } from '#domain/recommended-id.ts';
import { PLACEHOLDER_POSTER_URL } from '#domain/poster.ts';

/** The time, and a number in [0, 1) for the id. */
export interface Making {
  now: Date;
  random: number;
}

interface Facts extends Pick<Film, 'title' | 'year' | 'genre' | 'rating' | 'duration' | 'actors'> {
  plot: string | undefined;
  /** What the description says in short, where that is not the plot. */
  inShort?: string | undefined;
  optional: Pick<Film, 'originalTitle' | 'director' | 'explanation' | 'originalAiId' | 'role' | 'ratingFrom'>;
}

/**
 * A recommended film (K-06, K-23), with a default for a thin plot (M-18) and for no actors (M-17). A year or rating of 0
 * is unknown. Its poster is looked up later (M-19): an address that a model wrote is never loaded.
 */
export function newFilm({ plot: told = '', inShort, optional, ...facts }: Facts, making: Making): Film {
  const { title, year, rating } = facts;
  const plot = told.trim().length >= LIMITS.minText ? told : NO_PLOT;
  const actors = facts.actors.slice(0, LIMITS.maxActors);
  const known = Object.entries(optional).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(known),
    ...facts,
    id: recommendedId(title, making.now, making.random),
    actors: actors.length > 0 ? actors : [UNKNOWN_ACTOR],
    plot,
    description: formatDescription({
      title,
      ...(year === 0 ? {} : { year }),
      ...(rating === 0 ? {} : { rating }),
      explanation: inShort ?? plot,
    }),
    posterUrl: PLACEHOLDER_POSTER_URL,
    generatedAt: making.now.toISOString(),
  };
}
