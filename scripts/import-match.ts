import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

import * as z from 'zod/mini';

import { normaliseTitle } from '#domain/title.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import { createMatcher } from '#import/films/match.ts';

/**
 * How exactly an import finds films: `node scripts/import-match.ts FACTS.jsonl [--titles 2000]` takes films of a file of
 * facts by chance (a line each: title, year, runtime, director), looks them up by title and year, as they stand in an export
 * without more, and compares what was found by director and length. Ends with an error where one was false.
 */
const factSchema = z.object({
  title: z.string(),
  year: z.number(),
  runtime: z.optional(z.nullable(z.number())),
  director: z.optional(z.nullable(z.array(z.string()))),
});
type Fact = z.infer<typeof factSchema>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { titles: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
});

async function readFacts(path: string): Promise<Fact[]> {
  const facts: Fact[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const { data } = factSchema.safeParse(JSON.parse(line));
    if (data !== undefined) facts.push(data);
  }
  return facts;
}

/** So many of a list, the same for the same seed. */
function drawn<T>(list: readonly T[], count: number, seed: number): T[] {
  let state = seed;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31);
  return list
    .map((item) => ({ item, at: next() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ item }) => item);
}

/** Every part of every name: which of them comes first differs from country to country. */
const people = (names: readonly string[]) => names.flatMap((name) => normaliseTitle(name).split(' '));

const facts = await readFacts(positionals[0] ?? '');
const { add, match } = createMatcher();
(await loadCatalogue()).forEach(add);
const counts = { one: 0, several: 0, none: 0 };
const suspicious: string[] = [];
const sample = drawn(facts, Number(values.titles), Number(values.seed));
for (const fact of sample) {
  const found = match({ title: fact.title, year: fact.year, originalTitle: undefined, facts: {} });
  counts[found.kind] += 1;
  if (found.kind !== 'one') continue;
  const theirs = people(fact.director ?? []);
  const ours = people((found.film.director ?? '').split(','));
  const isOther = theirs.length > 0 && ours.length > 0 && !theirs.some((name) => ours.includes(name));
  const minutes = Math.abs((fact.runtime ?? found.film.duration) - found.film.duration);
  if (isOther && minutes > 5)
    suspicious.push(
      `${fact.title} (${fact.year}, ${(fact.director ?? []).join(', ')}, ${fact.runtime}) → ${found.film.title} (${found.film.year}, ${found.film.director}, ${found.film.duration})`,
    );
}
console.log(
  `${sample.length} titles: found ${counts.one}, several ${counts.several}, unknown ${counts.none}`,
);
console.log(`false: ${suspicious.length}`);
for (const line of suspicious) console.log(`  ${line}`);
if (suspicious.length > 0) process.exitCode = 1;
