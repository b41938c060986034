import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const files = ['src', 'catalogue'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file.replaceAll('\\', '/')))
    .filter((file) => file.endsWith('.json')),
);

const writtenKeys = (text: string): number =>
  [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/gu)].filter(([, colon]) => colon !== undefined).length;

const keptKeys = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value).reduce((sum: number, one) => sum + keptKeys(one), 0);
  return inside + (Array.isArray(value) ? 0 : Object.keys(value).length);
};

describe('data files', () => {
  it('a key that stands twice in one object is found', () => {
    const twice = '{ "A": [1], "B": { "a:": "\\"x\\":" }, "A": [2] }';
    expect(writtenKeys(twice) - keptKeys(JSON.parse(twice))).toBe(1);
  });

  it.each(files)('%s names nothing twice: the second would silently take the place of the first', (file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    expect(writtenKeys(text)).toBe(keptKeys(JSON.parse(text)));
  });
});
