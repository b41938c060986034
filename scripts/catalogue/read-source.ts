import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type * as z from 'zod/mini';

import { CATALOGUE } from '#scripts/judgement/read-judgements.ts';

/** Reads a file of the catalogue's sources. @throws where it is not of this shape */
export const readSource = async <T>(name: string, schema: z.ZodMiniType<T>): Promise<T> =>
  schema.parse(JSON.parse(await readFile(join(CATALOGUE, name), 'utf8')));
