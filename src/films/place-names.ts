import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { foldWord } from './words.ts';

/** The places where films are set and the countries that these lie in, by their folded names; the name most often told counts. */
export function placeNames(films: readonly CatalogueFilm[]): ReadonlyMap<string, string> {
  const told = films.flatMap(({ countries, judgement }) => [
    // What lies in no country, as space or a train, is a subject rather than a place.
    ...(judgement?.land === undefined ? [] : [judgement.place ?? judgement.land, judgement.land]),
    ...countries,
  ]);
  const counts = Map.groupBy(told, (name) => name);
  const rarestFirst = [...counts].toSorted((a, b) => a[1].length - b[1].length);
  return new Map(
    rarestFirst.map(([name]) => [
      foldWord(name)
        .replaceAll(/[^a-z0-9]+/gu, ' ')
        .trim(),
      name,
    ]),
  );
}
