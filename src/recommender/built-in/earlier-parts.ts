import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { rememberedOf } from '#domain/remembered.ts';

/** Points of ten by which a later part is better where people see it without the earlier ones: `Kara Şövalye`. */
const STANDS_ALONE = 0.5;

/** Finds the parts of its series that one sees before a film, as far as they are no worse than it. */
export function createEarlierParts(
  films: readonly CatalogueFilm[],
): (film: CatalogueFilm) => readonly CatalogueFilm[] {
  const series = Map.groupBy(films, ({ judgement }) => judgement?.series?.name);
  const partsBefore = rememberedOf(({ judgement, rating }: CatalogueFilm) => {
    const own = judgement?.series;
    if (own === undefined) return NONE;
    return (series.get(own.name) ?? NONE).filter(
      (part) =>
        (part.judgement?.series?.place ?? own.place) < own.place && part.rating > rating - STANDS_ALONE,
    );
  });
  // Nearly no film is of a series, which is sooner seen than looked up.
  return (film) => (film.judgement?.series === undefined ? NONE : partsBefore(film));
}
const NONE: readonly CatalogueFilm[] = [];
