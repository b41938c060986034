import recall from '#films/data/recall.json' with { type: 'json' };
import type { CatalogueFilm, FilmMemory, FilmRole } from '#domain/catalogue-film.ts';
import { recallSchema } from './columns.ts';
import { itemAt, parted } from './decode-judgement.ts';

/** Reads what people remember of the films of the first layer. @throws ZodError where the layer is not of this shape */
export function readMemories(films: readonly CatalogueFilm[]): ReadonlyMap<string, FilmMemory> {
  const { phrases, characters, roles } = recallSchema.parse(recall);
  return new Map(
    films.map(({ id, actors }, at) => {
      const played = parted(roles[at]).map((role) => decodeRole(role, actors));
      const called = [...played.flatMap(({ names }) => names), ...parted(characters[at])];
      return [id, { phrases: parted(phrases[at]), characters: called, roles: played }];
    }),
  );
}

const PLACE = /^\d+$/u;
function decodeRole(role: string, actors: readonly string[]): FilmRole {
  const [names = '', player = ''] = role.split(/[>~]/u);
  const actor = PLACE.test(player) ? itemAt(actors, Number(player)) : player;
  return { names: names.split('/'), actor, isVoice: role.includes('~') };
}
