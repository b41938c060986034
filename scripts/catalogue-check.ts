/**
 * `npm run catalogue:check -- DIR`: holds the built-in catalogue against reference rows in DIR (`film-facts.jsonl`,
 * `turkish-made-films.jsonl`). The rows serve for checking only; nothing of them ships. Exits 1 below 98 % agreement,
 * 2 where there is nothing to read.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { compare } from './catalogue-check/compare.ts';
import { type ParsedRows, parseFacts, parseTurkishMade } from './catalogue-check/reference-rows.ts';
import { reportOf } from './catalogue-check/report.ts';
import { readJudged } from './judgement/read-judgements.ts';

const REFERENCES: readonly [name: string, parse: (jsonl: string) => ParsedRows][] = [
  ['film-facts.jsonl', parseFacts],
  ['turkish-made-films.jsonl', parseTurkishMade],
];

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
  const { films } = await readJudged();
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
