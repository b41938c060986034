import { DEFAULT_DURATION, type Film } from '#domain/film.ts';
import { ANY_GENRE } from '#domain/genre.ts';
import { type Making, newFilm } from '../new-film.ts';
import { durationOf, ratingOf, yearOf } from './figures.ts';
import type { RecognisedFilm } from './known-film.ts';

/** What a surprise gets where the AI leaves it out (S-10). */
export const SURPRISE_DEFAULTS = {
  title: 'Sürpriz Film',
  explanation: 'Bugün için özel bir seçim.',
} as const;

/** The film that people see, from what a model wrote; the catalogue fills in before a default does. */
export function toGeneratedFilm({ film, known }: RecognisedFilm, making: Making): Film {
  const { explanation, aiId: originalAiId } = film;
  return newFilm(
    {
      title: film.title || SURPRISE_DEFAULTS.title,
      year: yearOf(film) ?? 0,
      genre: film.genre || ANY_GENRE,
      rating: ratingOf(film) ?? 0,
      duration: durationOf(film) ?? known?.duration ?? DEFAULT_DURATION,
      actors: film.actors.length > 0 ? film.actors : (known?.actors ?? []),
      plot: film.plot ?? known?.plot,
      inShort: explanation,
      optional: {
        originalTitle: known?.originalTitle ?? film.originalTitle,
        director: film.director ?? known?.director,
        originalAiId,
        explanation,
        ratingFrom: 'model',
      },
    },
    making,
  );
}
