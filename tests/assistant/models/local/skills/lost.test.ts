import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const last = async (...texts: string[]) => (await converse(texts)).at(-1);

describe('what is not understood', () => {
  it('names what was heard of it, and shows no films at random', async () => {
    const turn = await last("Titanik'in zımbırtısını fıldırdattılar");
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/Titanik/u);
  });

  it('is asked after beside the films on the screen, in other words each time', async () => {
    const turns = await converse([
      'film öner',
      'zırt pırt fıstırık',
      'dıbıdık mıbıdık zıbıdık',
      'vızzt pırtık kıtır',
    ]);
    const texts = turns.slice(1).map(({ text }) => text);
    expect(turns.slice(1).flatMap(({ calls }) => calls)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
