import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { rememberedOf } from '#domain/remembered.ts';
import { createFeelings } from './feelings.ts';
import { dot, numbering, shares, sharedWith, sum, vectors } from './vectors.ts';

/** Points that a film wins by being like others in each respect; docs/taste.md tells how they were found. */
interface Points {
  themes: number;
  feel: number;
  genres: number;
  firstGenre: number;
  director: number;
  actors: number;
  series: number;
  country: number;
  era: number;
  /** Calendar years after which the points for the same time have fallen to a third. */
  eraYears: number;
  /** For each decade that a film is newer than the newest of the others. */
  newer: number;
  /** For being rated as they are: what comes beside a masterpiece should stand beside it. */
  rating: number;
}

/** What people who like some films like others for. */
const TASTE: Points = {
  themes: 6,
  feel: 2.5,
  genres: 2.2,
  firstGenre: 0,
  director: 2.6,
  actors: 2.4,
  series: 4,
  country: 1,
  era: 5.6,
  eraYears: 8,
  newer: -2.5,
  rating: 0,
};

/** What people who dislike some films dislike others for: not their time, in which they also like films. */
const DISTASTE: Points = { ...TASTE, series: 2, country: 0, era: 0, newer: 0 };

/** What somebody means who says that a film is like another: what it is about and how it feels, hardly its year. */
const ALIKE: Points = {
  themes: 8.5,
  feel: 2.5,
  genres: 2,
  firstGenre: 0.6,
  director: 2.5,
  actors: 1,
  series: 0,
  country: 1.5,
  era: 1.2,
  eraYears: 20,
  newer: 0,
  rating: 1.5,
};
const MOST = sum([8.5, 2.5, 2, 0.6, 2.5, 1, 1.5, 1.2, 1.5]);

const MOST_DECADES = 4;
/** The first names are those that people come for. */
const LEADING = 4;
/** So many shared leading actors make all the points. */
const ENSEMBLE = 2;
/** A theme that only occurs in a film counts for half of one that it is about. */
const SIDE = 0.5;
/** Points of ten after which those for being rated alike have fallen to a third. */
const RATED_APART = 0.7;

/** How alike films of a catalogue are: what few films share counts for more than what many do. */
export interface Likeness {
  /** Of two films, about 0 to 1. */
  between(film: CatalogueFilm, other: CatalogueFilm): number;
  /** To the mean of these films, about 0 to 1. Quick for any number of others. */
  toGroup(films: readonly CatalogueFilm[]): (film: CatalogueFilm) => number;
  /** Points for what people like who like these films, up to about 17; 0 where there are none. Quick for any number. */
  toTaste(loved: readonly CatalogueFilm[]): (film: CatalogueFilm) => number;
  /** The same for films that people do not like, whatever their time; what is like them loses these points. */
  toDistaste(disliked: readonly CatalogueFilm[]): (film: CatalogueFilm) => number;
}

type ToAll = (loved: readonly CatalogueFilm[], points: Points) => (film: CatalogueFilm) => number;

/** Made with the first film that is loved or named: who only says a genre does not wait for it. */
export function createLikeness(films: readonly CatalogueFilm[]): Likeness {
  let made: ToAll | undefined;
  const toAll: ToAll = (loved, points) =>
    loved.length === 0 ? () => 0 : (made ??= weighedBy(films))(loved, points);
  const toGroup: Likeness['toGroup'] = (group) => {
    const points = toAll(group, ALIKE);
    return (film) => points(film) / MOST;
  };
  return {
    toGroup,
    toTaste: (loved) => toAll(loved, TASTE),
    toDistaste: (disliked) => toAll(disliked, DISTASTE),
    between: (film, other) => toGroup([other])(film),
  };
}

/** Weighs every theme, genre and feeling by its rarity in the catalogue, once. */
function weighedBy(films: readonly CatalogueFilm[]): ToAll {
  const themes = vectors(films, (film) => film.themes, coreness);
  const genres = vectors(films, (film) => film.genres);
  const feelings = createFeelings(films);
  const { numberOf } = numbering();
  const maybeNumber = (name: string | undefined) => (name === undefined ? undefined : numberOf(name));
  const traitsOf = rememberedOf((film: CatalogueFilm) => ({
    themes: themes.of(film),
    genres: genres.of(film),
    firstGenre: maybeNumber(film.genres[0]),
    series: maybeNumber(film.judgement?.series?.name),
    country: maybeNumber(film.countries[0]),
    directors: directorsOf(film).map(numberOf),
    actors: film.actors.slice(0, LEADING).map(numberOf),
  }));

  return (loved, points) => {
    const traits = loved.map(traitsOf);
    const lovedThemes = themes.mean(traits.map((one) => one.themes));
    const lovedGenres = genres.mean(traits.map((one) => one.genres));
    const firstGenres = shares(traits.map((one) => one.firstGenre));
    const series = shares(traits.map((one) => one.series));
    const countries = shares(traits.map((one) => one.country));
    const directors = sharedWith(traits.map((one) => one.directors));
    const actors = sharedWith(traits.map((one) => one.actors));
    const feel = feelings.like(loved);
    const time = timeOf(loved, points);
    const rated = ratedLike(loved, points);
    return (film) => {
      const own = traitsOf(film);
      return (
        points.themes * dot(own.themes, lovedThemes) +
        points.genres * dot(own.genres, lovedGenres) +
        points.feel * feel(film) +
        points.firstGenre * firstGenres(own.firstGenre) +
        points.series * series(own.series) +
        points.country * countries(own.country) +
        points.director * directors(own.directors, 1) +
        points.actors * actors(own.actors, ENSEMBLE) +
        time(film.year) +
        rated(film.rating)
      );
    };
  };
}

/** Points for a rating. */
function ratedLike(loved: readonly CatalogueFilm[], { rating }: Points): (own: number) => number {
  if (rating === 0) return () => 0;
  return onceEach((own) => {
    const near = loved.map((other) => Math.exp(-Math.abs(other.rating - own) / RATED_APART));
    return (rating * sum(near)) / loved.length;
  });
}

/** Points for a year. */
function timeOf(loved: readonly CatalogueFilm[], { era, eraYears, newer }: Points): (year: number) => number {
  const newest = Math.max(...loved.map(({ year }) => year));
  return onceEach((year) => {
    const near = sum(loved.map((other) => Math.exp(-Math.abs(other.year - year) / eraYears))) / loved.length;
    return era * near + newer * Math.min(MOST_DECADES, Math.max(0, year - newest) / 10);
  });
}

/** Thousands of films have some dozen ratings and years, and the points of each go through all that is loved. */
function onceEach(points: (of: number) => number): (of: number) => number {
  const known = new Map<number, number>();
  return (of) => {
    let found = known.get(of);
    if (found === undefined) known.set(of, (found = points(of)));
    return found;
  };
}

const coreness = ({ judgement }: CatalogueFilm, theme: string) =>
  judgement === undefined || judgement.core.includes(theme) ? 1 : SIDE;
const directorsOf = ({ director = '' }: CatalogueFilm) => director.split(', ').filter((name) => name !== '');
