/**
 * `npm run catalogue:coverage -- DIR [--missing]`: how much of what people watch and like the catalogue has, by lists in
 * DIR (`film-facts.jsonl`, `turkish-made-films.jsonl`, `taste-people.jsonl`). The lists serve for measuring only; nothing
 * of them ships. Exits 1 where a goal is missed, 2 where there is nothing to read.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

import { readJudged } from '#scripts/judgement/read-judgements.ts';
import { sharesOf } from './lists/shares.ts';
import { finderOf } from './lists/find-listed.ts';
import { readListed, readLiked, readTurkish } from './lists/read-lists.ts';
import { layerFile, LAYERS } from './layers.ts';

const MOST_NAMED = 40;
const percent = (share: number) => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;

async function main(directory: string | undefined, missing: boolean): Promise<number> {
  if (directory === undefined) {
    console.error('Usage: npm run catalogue:coverage -- DIR [--missing]');
    return 2;
  }
  const read = (name: string) => readFile(join(directory, name), 'utf8');
  const { films } = await readJudged();
  const rows = sharesOf(finderOf(films), {
    facts: readListed(await read('film-facts.jsonl')),
    turkish: readTurkish(await read('turkish-made-films.jsonl')),
    liked: readLiked(await read('taste-people.jsonl')),
  });
  for (const { name, had, all, share, goal, missing: without } of rows) {
    const wanted = goal === undefined ? '' : `  goal ${percent(goal)}${share < goal ? ', missed' : ''}`;
    console.log(`${name.padEnd(44)} ${percent(share).padStart(8)}  ${had} of ${all}${wanted}`);
    if (missing)
      for (const one of without.slice(0, MOST_NAMED)) console.log(`    ${one.titles[0]} (${one.year})`);
    if (missing && without.length > MOST_NAMED) console.log(`    … ${without.length - MOST_NAMED} more`);
  }
  const turkish = films.filter(({ origin }) => origin === 'yerli').length;
  console.log(`\n${films.length} films, ${turkish} of them from Turkey`);
  for (const layer of LAYERS) {
    const { length } = gzipSync(await readFile(layerFile(layer)), { level: 9 });
    console.log(`${layer.padEnd(12)} ${(length / 1000).toFixed(0).padStart(4)} kB gzip`);
  }
  return rows.some(({ share, goal = 0 }) => share < goal) ? 1 : 0;
}

try {
  const { values, positionals } = parseArgs({
    options: { missing: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  process.exitCode = await main(positionals[0], values.missing);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
