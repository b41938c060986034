import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import manifest from '../../package.json' with { type: 'json' };
import { readRequirements } from '../spec/requirements.ts';
import { deadReferences, type House } from './references.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const house: House = {
  exists: (path) => existsSync(join(ROOT, path)),
  requirements: new Set(readRequirements(read('tests/SPEC.md')).map(({ number }) => number)),
  commands: new Set(Object.keys(manifest.scripts)),
};

// Left out: these two files, which name dead references on purpose.
const files = globSync(['{src,tools,tests,scripts}/**/*.{ts,tsx}', '{docs,tests}/**/*.md', '*.{ts,md}'], {
  cwd: ROOT,
}).filter((file) => !file.startsWith(join('tests', 'house', 'references')));

describe('what the code and the documents refer to', () => {
  it('exists: documents, files, commands and requirements', () => {
    expect(files.length).toBeGreaterThan(800);
    const dead = files.flatMap((file) =>
      deadReferences(file.replaceAll('\\', '/'), read(file), house).map((one) => `${file}: ${one}`),
    );
    expect(dead).toEqual([]);
  });
});

describe('a reference', () => {
  it.each<[text: string, dead: string[]]>([
    ['see docs/product.md and tests/SPEC.md (F-06)', []],
    ['see docs/nowhere.md', ['docs/nowhere.md']],
    ['F-06 F-99', ['F-99']],
    ['AB-99 and UTF-16 are no numbers of ours', []],
    ['<path d="M-96 0 A-99 12 M-98,4 Z">', []],
    ['spec §5, product.md §3 and (architecture.md)', ['spec §', 'product.md', 'architecture.md']],
    ['src/nowhere.ts in code may be an example', []],
  ])('in code, %j: dead are %j', (text, dead) => {
    expect(deadReferences('src/a.ts', `// ${text}`, house)).toEqual(dead);
  });

  it.each<[text: string, dead: string[]]>([
    ['[the product](product.md), [the site](https://example.org/x.md), [below](#below)', []],
    ['[the product](product.md#tools), [gone](decisions/999-gone.md)', ['decisions/999-gone.md']],
    ['`src/domain/film.ts`, `tools/<name>.ts` and `src/domain/gone.ts`', ['src/domain/gone.ts']],
    ['`npm run check`, `npm run -s chat`, `npm run gone`', ['npm run gone']],
  ])('in a document, %j: dead are %j', (text, dead) => {
    expect(deadReferences('docs/a.md', text, house)).toEqual(dead);
  });
});
