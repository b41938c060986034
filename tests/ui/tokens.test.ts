import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { contrast, type Oklch } from './oklch.ts';

const css = readFileSync(new URL('../../src/app/styles/tokens.css', import.meta.url), 'utf8');

function tokensOf(selector: string): Map<string, Oklch> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  const found = block.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/gu);
  return new Map([...found].map(([, name = '', l, c, h]) => [name, [Number(l), Number(c), Number(h)]]));
}

const SURFACES = ['background', 'card', 'popover', 'muted', 'secondary', 'accent'];
const TEXTS = ['foreground', 'muted-foreground', 'link', 'gold', 'destructive-text', 'success'];

describe.each([':root', '.dark'])('the colours of %s', (selector) => {
  const tokens = tokensOf(selector);
  const get = (name: string): Oklch => {
    const token = tokens.get(name);
    if (token === undefined) throw new Error(`no --${name} in ${selector}`);
    return token;
  };

  it.each(TEXTS.flatMap((text) => SURFACES.map((surface) => [text, surface] as const)))(
    '%s can be read on %s',
    (text, surface) => {
      expect(contrast(get(text), get(surface))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['primary-foreground', 'primary'],
    ['primary-foreground', 'primary-hover'],
    ['destructive-foreground', 'destructive'],
    ['silver', 'card'],
    ['bronze', 'card'],
  ])('%s can be read on %s', (text, surface) => {
    expect(contrast(get(text), get(surface))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(
    ['input', 'ring', 'primary'].flatMap((edge) => SURFACES.slice(0, 3).map((s) => [edge, s] as const)),
  )('the edge %s stands out from %s', (edge, surface) => {
    expect(contrast(get(edge), get(surface))).toBeGreaterThanOrEqual(3);
  });
});

it('knows black and white', () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1);
});
