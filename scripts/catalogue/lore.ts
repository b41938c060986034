import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod/mini';

import { CATALOGUE } from '#scripts/judgement/read-judgements.ts';

/** So many letters are read at a glance. */
export const LONGEST_SAID = 190;

const fact = z.object({
  asks: z.array(z.string().check(z.minLength(2), z.regex(/^[^|]+$/u))).check(z.minLength(1)),
  says: z.string().check(z.minLength(10), z.maxLength(LONGEST_SAID)),
});
const facts = z.record(z.string(), z.array(fact).check(z.minLength(1)));
type Facts = z.infer<typeof facts>;

/**
 * What a friend knows of films and of people, as the product loads it, and what happens inside films. @param ids of all films
 * @throws where a file is not of this shape, a film is not here, or anything is told of twice
 */
export async function readLore(ids: ReadonlySet<string>) {
  const folder = join(CATALOGUE, 'lore');
  const files = (await readdir(folder)).toSorted();
  const read = async (name: string) => facts.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
  const parts = await Promise.all(files.map(async (name) => ({ name, facts: await read(name) })));
  const of = (kind: string) =>
    parts.filter(({ name }) => name.startsWith(kind)).flatMap((part) => Object.entries(part.facts));
  const [films, people, inside] = [of('films'), of('people'), of('inside')];
  const unknown = [...films, ...inside].find(([id]) => !ids.has(id));
  if (unknown !== undefined) throw new Error(`lore tells of ${unknown[0]}, which is no film`);
  return {
    lore: {
      films: counted(films),
      people: counted(people),
      ...columnsOf([...encoded(films), ...encoded(people)]),
    },
    inside: { films: counted(inside), ...columnsOf(encoded(inside)) },
  };
}

const counted = (told: readonly (readonly [string, Facts[string]])[]) =>
  told.map(([of, { length }]) => [of, length]);

/** What is asked alike stands together, and the layer is smaller so. */
const columnsOf = (told: Facts[string]) => ({
  asks: told.map(({ asks }) => asks.join('|')),
  says: told.map(({ says }) => says),
});

/** All facts in their order. @throws where anything is told of twice */
function encoded(all: readonly (readonly [string, Facts[string]])[]) {
  const [twice] = all.filter(([of], at) => all.findIndex(([one]) => one === of) !== at);
  if (twice !== undefined) throw new Error(`lore tells of ${twice[0]} twice`);
  return all.flatMap(([, facts]) => facts);
}
