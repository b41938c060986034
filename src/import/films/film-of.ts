import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { DEFAULT_DURATION, type Film, LIMITS, NO_PLOT, UNKNOWN_ACTOR } from '#domain/film.ts';
import { PLACEHOLDER_POSTER_URL } from '#domain/poster.ts';
import { normaliseTitle } from '#domain/title.ts';

import { idKeys, type ImportFilm } from './join.ts';

/** The record of a film that the catalogue knows. Its id is the catalogue's, so that it is the same each time. */
export function knownFilm(film: CatalogueFilm, { ids }: Pick<ImportFilm, 'ids'>): Film {
  const { id, title, originalTitle, year, rating, duration, director, plot } = film;
  return {
    id,
    originalAiId: id,
    title,
    originalTitle,
    year,
    genre: film.genres.join(', '),
    rating,
    ratingFrom: 'catalogue',
    duration,
    ...(director === undefined ? {} : { director }),
    actors: film.actors.slice(0, LIMITS.maxActors),
    plot: plot ?? NO_PLOT,
    description: '',
    posterUrl: PLACEHOLDER_POSTER_URL,
    ...externalIds(ids),
  };
}

/** A record of its own for a film that the catalogue does not know, with what the export says of it. */
export function ownFilm({ title, originalTitle, year, ids, facts }: ImportFilm): Film {
  return {
    id:
      idKeys(ids)[0]?.replace(' ', '-') ??
      `film-${normaliseTitle(title).replaceAll(' ', '-') || title}-${year}`,
    title,
    ...(originalTitle === undefined || originalTitle === title ? {} : { originalTitle }),
    year,
    genre: facts.genre ?? '',
    rating: facts.rating ?? 0,
    duration: facts.duration ?? DEFAULT_DURATION,
    ...(facts.director === undefined ? {} : { director: facts.director }),
    actors: [UNKNOWN_ACTOR],
    plot: NO_PLOT,
    description: '',
    posterUrl: PLACEHOLDER_POSTER_URL,
    ...externalIds(ids),
  };
}

const externalIds = (ids: ImportFilm['ids']) => (idKeys(ids).length === 0 ? {} : { externalIds: ids });
