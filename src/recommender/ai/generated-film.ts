import { formatDescription } from '#domain/description.ts';
import { DEFAULT_DURATION, type Film, LIMITS, NO_PLOT, UNKNOWN_ACTOR } from '#domain/film.ts';
import { ANY_GENRE } from '#domain/genre.ts';
import { recommendedId } from '#domain/ids.ts';
import { PLACEHOLDER_POSTER_URL } from '#domain/poster.ts';
import { durationOf, ratingOf, yearOf } from './figures.ts';
import type { Candidate } from './known-film.ts';

/** What a surprise gets where the AI leaves it out (S-10). */
export const SURPRISE_DEFAULTS = {
  title: 'Sürpriz Film',
  explanation: 'Bugün için özel bir seçim.',
} as const;

export interface Making {
  now: Date;
  /** In [0, 1), for the id. */
  random: number;
}

/**
 * The film that people see, from what a model wrote (K-23) with the defaults of S-10; the
 * catalogue fills in before a default does. Posters are looked up later: an address that a model wrote is never loaded.
 */
export function toGeneratedFilm({ film, known }: Candidate, { now, random }: Making): Film {
  const title = film.title || SURPRISE_DEFAULTS.title;
  const year = yearOf(film) ?? 0;
  const rating = ratingOf(film) ?? 0;
  const knownPlot = (known?.plot.length ?? 0) >= LIMITS.minText ? known?.plot : undefined;
  const plot = film.plot ?? knownPlot ?? NO_PLOT;
  const actors = (film.actors.length > 0 ? film.actors : (known?.actors ?? [])).slice(0, LIMITS.maxActors);
  const director = film.director ?? known?.director;
  const originalTitle = known?.originalTitle ?? film.originalTitle;
  return {
    id: recommendedId(title, now, random),
    ...(film.aiId === undefined ? {} : { originalAiId: film.aiId }),
    title,
    ...(originalTitle === undefined ? {} : { originalTitle }),
    year,
    genre: film.genre || ANY_GENRE,
    rating,
    duration: durationOf(film) ?? known?.duration ?? DEFAULT_DURATION,
    ...(director === undefined ? {} : { director }),
    actors: actors.length > 0 ? actors : [UNKNOWN_ACTOR],
    plot,
    description: formatDescription({
      title,
      ...(year === 0 ? {} : { year }),
      ...(rating === 0 ? {} : { rating }),
      explanation: film.explanation ?? plot,
    }),
    ...(film.explanation === undefined ? {} : { explanation: film.explanation }),
    posterUrl: PLACEHOLDER_POSTER_URL,
    generatedAt: now.toISOString(),
  };
}
