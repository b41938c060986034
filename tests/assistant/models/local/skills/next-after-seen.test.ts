import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { callAfter, converse, lastWords } from '../converse.ts';

const catalogue = await loadCatalogue();

describe('a film that was seen, while films of a wish stand there', () => {
  it.each(['ilkini izledim', 'joker i gördüm ben'])(
    'is written down, and another is named for it: %s',
    async (said) => {
      const turn = (await converse(['komedi öner', said])).at(-1);
      expect(turn?.calls.map(([tool]) => tool)).toEqual(['markWatched']);
      expect(turn?.text).toMatch(/o zaman/iu);
    },
  );

  it.each(['ilkini izledim, işaretle', 'ilkini dün izledik'])(
    'is written down, and no more: %s',
    async (said) => {
      expect(await lastWords(['komedi öner', said])).not.toMatch(/o zaman/iu);
    },
  );

  it('is the one put forward, once others were wished than those like a film', async () => {
    const call = await callAfter('joker gibi bir film', 'onu 3 kere izledim');
    expect(call).toMatchObject(['markWatched', { title: 'Joker' }]);
  });
});

describe('a film that was seen, and others wished', () => {
  it('is written down, and more such are found where it was liked', async () => {
    const calls = (await converse(["dün Parazit'i izledim efsaneydi başka öner"], { catalogue })).at(
      -1,
    )?.calls;
    expect(calls).toMatchObject([
      ['markWatched', { title: 'Parazit' }],
      ['recommendFilms', { similarTo: 'Parazit' }],
    ]);
  });
});

describe('a film that was seen, beside another that is asked about', () => {
  it.each([
    'casino royale izledim craigin en iyisi o mu sence yoksa skyfall mı',
    'casino royale izledim, en iyisi o mu skyfall mı',
  ])('is written down alone: %s', async (said) => {
    const turn = (await converse([said], { catalogue })).at(-1);
    expect(turn?.calls).toEqual([['markWatched', expect.objectContaining({ title: 'Casino Royale' })]]);
    expect(turn?.text).toMatch(/açardım|derim/u);
  });
});
