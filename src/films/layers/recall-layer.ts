import recall from '#films/data/recall.json' with { type: 'json' };
import type { CatalogueFilm, FilmMemory } from '#domain/catalogue-film.ts';
import { recallSchema } from './columns.ts';
import { parted } from './decode-judgement.ts';

/** Reads what people remember of the films of the first layer. @throws ZodError where the layer is not of this shape */
export function readMemories(films: readonly CatalogueFilm[]): ReadonlyMap<string, FilmMemory> {
  const { phrases, characters } = recallSchema.parse(recall);
  return new Map(
    films.map(({ id }, at) => [id, { phrases: parted(phrases[at]), characters: parted(characters[at]) }]),
  );
}
