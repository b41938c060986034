import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { folderCircles, type Import, importsBelow, importsOf } from './imports.ts';

const ROOT = join(import.meta.dirname, '../..');
const imports = importsBelow(ROOT, ['src', 'tools']);

/** A circle as a person reads it: the folders, and below them the imports that tie them together. */
const described = (circle: readonly Import[]) => [
  `circle: ${[...new Set(circle.map(({ from }) => dirname(from)))].toSorted().join(' ↔ ')}`,
  ...circle.map(({ from, to }) => `  ${from} imports ${to}`).toSorted(),
];

describe('the folders of src and tools', () => {
  it('import each other in no circle, types included', () => {
    expect(folderCircles(imports).flatMap(described)).toEqual([]);
  });

  it('are read rightly: every import that is found leads to a file', () => {
    expect(imports.length).toBeGreaterThan(1000);
    expect(imports.filter(({ to }) => !existsSync(join(ROOT, to)))).toEqual([]);
  });
});

describe('finding circles', () => {
  const tie = (from: string, to: string): Import => ({ from, to });

  it('names the imports between folders that reach each other, and no others', () => {
    const there = tie('src/a/x.ts', 'src/b/x.ts');
    const back = tie('src/b/y.ts', 'src/a/y.ts');
    const onward = tie('src/b/y.ts', 'src/c/x.ts');
    expect(folderCircles([there, back, onward, tie('src/a/x.ts', 'src/a/y.ts')])).toEqual([[there, back]]);
  });

  it('takes a folder and the folder inside it for two', () => {
    const down = tie('src/a/x.ts', 'src/a/in/x.ts');
    expect(folderCircles([down])).toEqual([]);
    expect(folderCircles([down, tie('src/a/in/y.ts', 'src/a/y.ts')])).toHaveLength(1);
  });

  it('tells two circles apart', () => {
    const circle = (a: string, b: string) => [tie(`${a}/x.ts`, `${b}/x.ts`), tie(`${b}/x.ts`, `${a}/x.ts`)];
    expect(folderCircles([...circle('a', 'b'), tie('b/x.ts', 'c/x.ts'), ...circle('c', 'd')])).toHaveLength(
      2,
    );
  });

  it.each([
    [`import { a } from './x.ts';`, ['src/films/x.ts']],
    [`import type { A } from '../domain/film.ts';`, ['src/domain/film.ts']],
    [`export { a } from '#tools/registry.ts';`, ['tools/registry.ts']],
    [`const a = await import('#lib/a.ts');`, ['src/lib/a.ts']],
    [`import './index.css';`, ['src/films/index.css']],
    [`import dawn from './dawn.svg?no-inline';`, ['src/films/dawn.svg']],
    [`import { z } from 'zod/mini';`, []],
  ])('reads %s', (source, to) => {
    expect(importsOf('src/films/a.ts', source).map((one) => one.to)).toEqual(to);
  });
});
