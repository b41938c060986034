import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { numbersIn, numbersOfFiles, readRequirements, withFiles } from './requirements.ts';

const root = join(import.meta.dirname, '../..');
const requirements = readRequirements(readFileSync(join(root, 'tests/SPEC.md'), 'utf8'));
const files = numbersOfFiles(root);

describe('the specification', () => {
  it('has its requirements, each under a number of its own', () => {
    const numbers = requirements.map(({ number }) => number);
    expect(numbers.length).toBeGreaterThan(300);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  it('has a test for every requirement', () => {
    const bare = requirements.filter((requirement) => requirement.files.length === 0);
    expect(bare.map(({ number, text }) => `${number} ${text}`)).toEqual([]);
  });

  it('knows the number of every test that carries one', () => {
    const known = new Set(requirements.map(({ number }) => number));
    const strays = [...files].flatMap(([file, numbers]) =>
      [...numbers].filter((number) => !known.has(number)).map((number) => `${file}: ${number}`),
    );
    expect(strays).toEqual([]);
  });

  it('lists only files that have a test of that number', () => {
    const empty = requirements.flatMap(({ number, files: listed }) =>
      listed.filter((file) => files.get(file)?.has(number) !== true).map((file) => `${number}: ${file}`),
    );
    expect(empty).toEqual([]);
  });
});

describe('reading it', () => {
  const text =
    '# Title\n\n- H-07 the pager\n  - tests/a.test.ts\n  - tests/b.spec.ts\n- no number\n- H-08 five\n';

  it('takes items with a number and the files below them', () => {
    expect(readRequirements(text)).toEqual([
      { number: 'H-07', text: 'the pager', files: ['tests/a.test.ts', 'tests/b.spec.ts'] },
      { number: 'H-08', text: 'five', files: [] },
    ]);
  });

  it('writes other files and leaves every other line', () => {
    const written = withFiles(text, (number) => (number === 'H-08' ? ['tests/c.test.ts'] : []));
    expect(written).toBe('# Title\n\n- H-07 the pager\n- no number\n- H-08 five\n  - tests/c.test.ts\n');
  });

  it.each<[source: string, numbers: string[]]>([
    [`it('H-07 shows', () => {})`, ['H-07']],
    [`it(\n  "H-07 F-01 shows",`, ['H-07', 'F-01']],
    ['test.describe(`A-01 ${name}`, () => {})', ['A-01']],
    [`it.each([\n  ['a'],\n])('A-16 refuses %s', (email) => {})`, ['A-16']],
    [`it.only('A-16 refuses')`, ['A-16']],
    [`it.skip('H-07 shows')`, []],
    [`it.todo('H-07 shows')`, []],
    [`  // it('H-07 shows')`, []],
    [`it('shows H-07')`, []],
    [`it('H-7 shows')`, []],
    [`const name = 'H-07 shows';`, []],
  ])('finds in %j the numbers %j', (source, numbers) => {
    expect([...numbersIn(source)]).toEqual(numbers);
  });
});
