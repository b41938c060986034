import type { CatalogueFilm } from '#domain/catalogue-film.ts';

/** Points that a film wins by being like another in each respect; docs/taste.md tells how they were found. */
const POINTS = { themes: 7.6, genres: 1, director: 4.7, actors: 2.5, era: 2.5, country: 0.7 } as const;
const MOST = Object.values(POINTS).reduce((sum, points) => sum + points, 0);

/** Calendar years after which the points for the same time have fallen to a third. */
const ERA_YEARS = 8;
/** The first names are those that people come for. */
const LEADING = 4;
/** So many shared leading actors make all the points. */
const ENSEMBLE = 2;

type Weights = ReadonlyMap<string, number>;

/** How alike films of a catalogue are: what few films share counts for more than what many do. */
export interface Likeness {
  /** Of two films, 0 to 1. */
  between(film: CatalogueFilm, other: CatalogueFilm): number;
  /** Points for being like the mean of these films, 0 to about 19; 0 where there are none. Quick for any number. */
  toAll(loved: readonly CatalogueFilm[]): (film: CatalogueFilm) => number;
}

/** Weighs every theme and genre by its rarity in the catalogue, once. */
export function createLikeness(films: readonly CatalogueFilm[]): Likeness {
  const themesOf = vectors(films, ({ themes }) => themes);
  const genresOf = vectors(films, ({ genres }) => genres);

  const toAll: Likeness['toAll'] = (loved) => {
    if (loved.length === 0) return () => 0;
    const themes = mean(loved.map(themesOf));
    const genres = mean(loved.map(genresOf));
    const countries = shares(loved.map(countryOf));
    const directors = sharedWith(loved, directorsOf);
    const actors = sharedWith(loved, leading);
    const eras = new Map<number, number>();
    const eraOf = ({ year }: CatalogueFilm) => {
      const known = eras.get(year);
      if (known !== undefined) return known;
      const near =
        sum(loved.map((other) => Math.exp(-Math.abs(other.year - year) / ERA_YEARS))) / loved.length;
      eras.set(year, near);
      return near;
    };
    return (film) =>
      POINTS.themes * dot(themesOf(film), themes) +
      POINTS.genres * dot(genresOf(film), genres) +
      POINTS.director * directors(film, 1) +
      POINTS.actors * actors(film, ENSEMBLE) +
      POINTS.era * eraOf(film) +
      POINTS.country * sum(countryOf(film).map((name) => countries.get(name) ?? 0));
  };

  return { toAll, between: (film, other) => toAll([other])(film) / MOST };
}

const leading = ({ actors }: CatalogueFilm) => actors.slice(0, LEADING);
const directorsOf = ({ director = '' }: CatalogueFilm) => director.split(', ').filter((name) => name !== '');
const countryOf = ({ countries }: CatalogueFilm) => countries.slice(0, 1);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** A film's words as weights by their rarity, together of length 1. */
function vectors(
  films: readonly CatalogueFilm[],
  wordsOf: (film: CatalogueFilm) => readonly string[],
): (film: CatalogueFilm) => Weights {
  const counts = new Map<string, number>();
  for (const film of films)
    for (const word of new Set(wordsOf(film))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const made = new Map<string, Weights>();
  return (film) => {
    const known = made.get(film.id);
    if (known !== undefined) return known;
    const weights = [...new Set(wordsOf(film))].map(
      (word) => [word, Math.log((films.length + 1) / (counts.get(word) ?? 1))] as const,
    );
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    const vector: Weights = new Map(weights.map(([word, weight]) => [word, weight / length]));
    made.set(film.id, vector);
    return vector;
  };
}

function dot(a: Weights, b: Weights): number {
  let total = 0;
  for (const [word, weight] of a) total += weight * (b.get(word) ?? 0);
  return total;
}

function mean(all: readonly Weights[]): Weights {
  const total = new Map<string, number>();
  for (const weights of all)
    for (const [word, weight] of weights) total.set(word, (total.get(word) ?? 0) + weight / all.length);
  return total;
}

/**
 * How many names a film shares with each of `loved`, in the mean.
 * @returns 0 to 1: so many shared names as `enough` are all of it
 */
function sharedWith(
  loved: readonly CatalogueFilm[],
  namesOf: (film: CatalogueFilm) => readonly string[],
): (film: CatalogueFilm, enough: number) => number {
  const places = Map.groupBy(
    loved.flatMap((film, at) => namesOf(film).map((name) => ({ name, at }))),
    ({ name }) => name,
  );
  return (film, enough) => {
    const shared = new Map<number, number>();
    for (const name of namesOf(film))
      for (const { at } of places.get(name) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    return sum([...shared.values()].map((count) => Math.min(1, count / enough))) / loved.length;
  };
}

/** In which share of the lists a name stands. */
function shares(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const list of lists)
    for (const name of new Set(list)) found.set(name, (found.get(name) ?? 0) + 1 / lists.length);
  return found;
}
