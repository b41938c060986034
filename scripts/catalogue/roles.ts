import * as z from 'zod/mini';

import type { CatalogueFilm, FilmRole } from '#domain/catalogue-film.ts';
import { readSource } from './read-source.ts';

const role = z.union([
  z.tuple([z.string(), z.string()]),
  z.tuple([z.string(), z.string(), z.literal('voice')]),
]);

/** Who plays whom, by the film's id: the name of the character (several parted by `/`), then who plays or speaks it. */
export const rolesSchema = z.record(z.string(), z.array(role));
export type Roles = z.infer<typeof rolesSchema>;

export const readRoles = () => readSource('roles.json', rolesSchema);

/** The roles of a film, as the product knows them. */
export const rolesOf = (roles: Roles, { id }: Pick<CatalogueFilm, 'id'>): FilmRole[] =>
  (roles[id] ?? []).map(([names, actor, voice]) => ({
    names: names.split('/'),
    actor,
    isVoice: voice === 'voice',
  }));
