import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod/mini';

import { catalogueSchema } from '#domain/catalogue-film.ts';
import {
  judgementSchema,
  secondJudgementSchema,
  settled,
  type ThirdLook,
  thirdLookSchema,
} from './schemas.ts';

/** The folder of what the catalogue is made of. */
export const CATALOGUE = join(import.meta.dirname, '../../catalogue');

/** All records of a folder's JSON files, or of one file. @throws where a file cannot be read or a record does not fit, with its place */
async function readAll<T>(folder: string, schema: z.ZodMiniType<T>): Promise<T[]> {
  const files = folder.endsWith('.json')
    ? ['']
    : (await readdir(folder)).filter((file) => file.endsWith('.json')).toSorted();
  const parts = await Promise.all(
    files.map(async (file) => {
      const parsed = z.array(schema).safeParse(JSON.parse(await readFile(join(folder, file), 'utf8')));
      if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
      return parsed.data;
    }),
  );
  return parts.flat();
}

/** The films of the catalogue, with both judgements. */
export async function readJudged(folder = CATALOGUE) {
  const [films, first, second, third] = await Promise.all([
    readAll(join(folder, 'films'), catalogueSchema.def.element),
    readAll(join(folder, 'judgement/first'), judgementSchema),
    readAll(join(folder, 'judgement/second'), secondJudgementSchema),
    readAll(join(folder, 'judgement/third.json'), thirdLookSchema),
  ]);
  const looks = new Map<string, ThirdLook>(third.map((one) => [one.id, one]));
  return {
    films,
    first,
    second: new Map(second.map((one) => [one.id, one])),
    third: looks,
    settled: first.map((one) => settled(one, looks.get(one.id))),
  };
}
