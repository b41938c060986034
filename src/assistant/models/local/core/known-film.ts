import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { FilmJudgement } from '#domain/judgement.ts';
import { sameTitle } from '#domain/title.ts';
import type { FilmIndex } from '#films/film-index.ts';
import type { ShownFilm } from './memory.ts';

/** A film on the screen, with what the catalogue judges of it. */
export interface KnownFilm extends CatalogueFilm {
  judgement: FilmJudgement;
}

/** What films are compared by: the facts that every film has, and what is judged of it. */
export type Measured = Pick<CatalogueFilm, 'title' | 'year' | 'duration' | 'rating'> &
  Partial<Pick<CatalogueFilm, 'genres' | 'themes'>> & { judgement?: FilmJudgement | undefined };

/** The highest grade that anything is judged to have. */
const MOST = 3;

export function traitsOf(film: Measured): Readonly<Record<string, unknown>> {
  const { judgement } = film;
  const { tense = 0, action = 0, fear = 0, heavy = 0 } = judgement?.feel ?? {};
  const derived = judgement && {
    awarded: judgement.awards.length > 0,
    slowness: 4 - judgement.pace,
    lightness: MOST - Math.max(heavy, fear),
    calm: MOST - Math.max(tense, action, fear),
  };
  const { genres = [], themes = [] } = film;
  const kinds = { animated: genres.includes('Animasyon'), twist: themes.includes('ters köşe') ? MOST : 0 };
  return { ...film, ...kinds, ...judgement, ...judgement?.feel, ...derived };
}

/** A shown film with what can be compared; undefined where a record lacks a figure. */
export function measured(film: ShownFilm, index: FilmIndex): Measured | undefined {
  const { title, year, duration, rating } = film;
  const known = knownFilm(film, index);
  if (known !== undefined) return known;
  return year === undefined || duration === undefined || rating === undefined
    ? undefined
    : { title, year, duration, rating };
}

/** The film of the catalogue that was shown or named. */
export const catalogued = ({ title, year }: ShownFilm, index: FilmIndex): CatalogueFilm | undefined =>
  index.films.find(
    (one) => sameTitle(one.title, title) && (year === undefined || year === 0 || one.year === year),
  );

/** What the catalogue knows of a film that was shown; undefined for one of a file or of an AI service. */
export function knownFilm(shown: ShownFilm, index: FilmIndex): KnownFilm | undefined {
  const film = catalogued(shown, index);
  const judgement = film?.judgement;
  return film === undefined || judgement === undefined ? undefined : { ...film, judgement };
}

export const knownFilms = (films: readonly ShownFilm[], index: FilmIndex): KnownFilm[] =>
  films.flatMap((film) => knownFilm(film, index) ?? []);
