/**
 * `npm run catalogue:check -- DIR`: holds the built-in catalogue against reference rows in DIR (`film-facts.jsonl`,
 * `turkish-made-films.jsonl`). The rows serve for checking only; nothing of them ships. Exits 1 below 98 % agreement,
 * 2 where there is nothing to read.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type CatalogueFilm, catalogueSchema } from '#domain/catalogue-film.ts';

import { compare } from './catalogue-check/compare.ts';
import { type ParsedRows, parseFacts, parseTurkishMade } from './catalogue-check/reference-rows.ts';
import { reportOf } from './catalogue-check/report.ts';

const DATA = new URL('../src/films/data/', import.meta.url);
const REFERENCES: readonly [name: string, parse: (jsonl: string) => ParsedRows][] = [
  ['film-facts.jsonl', parseFacts],
  ['turkish-made-films.jsonl', parseTurkishMade],
];

async function readCatalogue(): Promise<CatalogueFilm[]> {
  const names = (await readdir(DATA)).filter((name) => name.endsWith('.json')).toSorted();
  const parts = await Promise.all(names.map((name) => readFile(new URL(name, DATA), 'utf8')));
  return parts.flatMap((part) => catalogueSchema.parse(JSON.parse(part)));
}

async function main(directory: string | undefined): Promise<number> {
  if (directory === undefined) {
    console.error('Usage: npm run catalogue:check -- DIR');
    return 2;
  }
  const references = await Promise.all(
    REFERENCES.map(async ([name, parse]) => ({
      name,
      ...parse(await readFile(join(directory, name), 'utf8')),
    })),
  );
  const films = await readCatalogue();
  const { lines, passes } = reportOf(
    compare(
      films,
      references.flatMap(({ rows }) => rows),
    ),
    films.length,
  );
  for (const line of lines) console.log(line);
  for (const { name, skipped } of references) {
    if (skipped > 0) console.log(`Lines of ${name} that could not be used: ${skipped}`);
  }
  return passes ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
