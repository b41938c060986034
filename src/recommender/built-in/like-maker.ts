import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { rememberedOf } from '#domain/remembered.ts';
import type { Likeness } from './likeness.ts';
import { sum } from './vectors.ts';

/** What a film itself counts beside the other films of whoever directed it. */
const ITSELF = 0.5;
/** A director of one film is believed half. */
const DOUBT = 1;

/**
 * How like films are to those of a director, 1 being as like as these are to each other. One film may be like them by
 * chance; whose films all are makes such films (`tarkovski gibi` → Bergman, Angelopoulos).
 */
export function likenessToMaker(
  theirs: readonly CatalogueFilm[],
  films: readonly CatalogueFilm[],
  likeness: Likeness,
): (film: CatalogueFilm) => number {
  const like = likeness.toGroup(theirs);
  const each = sum(theirs.map(like)) / theirs.length;
  const byDirector = Map.groupBy(films, directorOf);
  const ofGroup = rememberedOf(
    (group: readonly CatalogueFilm[]) => sum(group.map(like)) / (group.length + DOUBT),
  );
  return (film) => {
    const group = byDirector.get(directorOf(film));
    const ofDirector = group === undefined ? like(film) / (1 + DOUBT) : ofGroup(group);
    return (ITSELF * like(film) + (1 - ITSELF) * ofDirector) / each;
  };
}

/** A film of nobody known stands alone. */
const directorOf = ({ director, id }: CatalogueFilm) => director ?? id;
