import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod/mini';

import type { CatalogueFilm, FilmRole } from '#domain/catalogue-film.ts';
import { CATALOGUE } from '#scripts/judgement/read-judgements.ts';

const role = z.union([
  z.tuple([z.string(), z.string()]),
  z.tuple([z.string(), z.string(), z.literal('voice')]),
]);

/** Who plays whom, by the film's id: the name of the character (several parted by `/`), then who plays or speaks it. */
export const rolesSchema = z.record(z.string(), z.array(role));
export type Roles = z.infer<typeof rolesSchema>;

/** Reads `catalogue/roles.json`. @throws where it is not of this shape */
export const readRoles = async (): Promise<Roles> =>
  rolesSchema.parse(JSON.parse(await readFile(join(CATALOGUE, 'roles.json'), 'utf8')));

/** The roles of a film, as the product knows them. */
export const rolesOf = (roles: Roles, { id }: Pick<CatalogueFilm, 'id'>): FilmRole[] =>
  (roles[id] ?? []).map(([names, actor, voice]) => ({
    names: names.split('/'),
    actor,
    isVoice: voice === 'voice',
  }));
