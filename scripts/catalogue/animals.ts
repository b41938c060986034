import * as z from 'zod/mini';

import { FATES } from '#domain/judgement.ts';
import { readSource } from './read-source.ts';

/** What becomes of the animal that a viewer feels with, by the film's id: which animal, and its fate. */
const animalsSchema = z.record(z.string(), z.tuple([z.string(), z.enum(FATES)]));
export type Animals = z.infer<typeof animalsSchema>;

export const readAnimals = () => readSource('animals.json', animalsSchema);
