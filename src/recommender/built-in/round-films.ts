import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Film } from '#domain/film.ts';
import { newRound, type Round } from '#domain/round.ts';
import { textHash } from '#lib/text-hash.ts';
import type { Random } from '#lib/random.ts';
import { toFilm } from './to-film.ts';

/** What stands for a film of the catalogue in the code of a round: the same on every device. */
export const filmCode = (catalogueId: string): number => textHash(catalogueId);

/** A round of films of the catalogue, in their order. */
export const roundOf = (films: readonly Pick<Film, 'originalAiId'>[]): Round =>
  newRound(
    films.flatMap(({ originalAiId }) => (originalAiId === undefined ? [] : filmCode(`${originalAiId}`))),
  );

interface Catalogue {
  films: readonly CatalogueFilm[];
  tell: (film: CatalogueFilm) => Promise<CatalogueFilm>;
}

/** The films of a round, in its order; undefined where this catalogue does not know one of them. */
export async function filmsOfRound(
  { films: codes }: Pick<Round, 'films'>,
  { films, tell }: Catalogue,
  { now, random }: { now: () => Date; random: Random },
): Promise<Film[] | undefined> {
  const byCode = new Map(films.map((film) => [filmCode(film.id), film]));
  const found = codes.flatMap((code) => byCode.get(code) ?? []);
  if (found.length < codes.length) return undefined;
  const told = await Promise.all(found.map(tell));
  return told.map((film) => toFilm(film, { now: now(), random: random() }));
}
