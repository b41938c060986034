import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod/mini';

import { FATES } from '#domain/judgement.ts';
import { CATALOGUE } from '#scripts/judgement/read-judgements.ts';

/** What becomes of the animal that a viewer feels with, by the film's id: which animal, and its fate. */
export const animalsSchema = z.record(z.string(), z.tuple([z.string(), z.enum(FATES)]));
export type Animals = z.infer<typeof animalsSchema>;

/** Reads `catalogue/animals.json`. @throws where it is not of this shape */
export const readAnimals = async (): Promise<Animals> =>
  animalsSchema.parse(JSON.parse(await readFile(join(CATALOGUE, 'animals.json'), 'utf8')));
