import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readJudged } from '#scripts/judgement/read-judgements.ts';

import { aJudgementLine } from './a-judgement.ts';

const { films, first, second } = await readJudged();
const known = new Set(films.map(({ id }) => id));

describe('the judgements of the films', () => {
  it('are of films that the catalogue has or awaits, each once', () => {
    expect(first.filter(({ id }) => !known.has(id))).toEqual([]);
    expect([...second.keys()].filter((id) => !known.has(id))).toEqual([]);
    expect(new Set(first.map(({ id }) => id)).size).toBe(first.length);
  });

  it('are of films that are there once', () => {
    expect(known.size).toBe(films.length);
  });
});

describe('a folder of judgements', () => {
  let folder = '';
  const write = (path: string, value: unknown) => writeFile(join(folder, path), JSON.stringify(value));
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'judgements-'));
    await mkdir(join(folder, 'films'));
    await mkdir(join(folder, 'judgement/first'), { recursive: true });
    await mkdir(join(folder, 'judgement/second'));
    await write('judgement/third.json', []);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is refused with the place of what does not fit', async () => {
    await write('judgement/first/1990s.json', [aJudgementLine(), aJudgementLine({ pace: 9 })]);
    await expect(readJudged(folder)).rejects.toThrow(/1990s\.json: .*\n.*\[1\]\.pace/u);
  });
});
