import { beforeAll, describe, expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { converse, lastWords } from '../converse.ts';

let options: NonNullable<Parameters<typeof converse>[1]>;
beforeAll(async () => {
  const { index, recall } = await builtInCatalogue();
  options = { catalogue: index.films, recall };
});
const said = (...texts: string[]) => lastWords(texts, options);

describe('films on the screen, measured in words of every day', () => {
  it.each([
    ['korku öner', 'hangisi daha çabuk biter sabah 6 servise biniyom ben', 'kısa'],
    ['korku öner', 'hangisi vaktimi çok yemez', 'kısa'],
    ['komedi öner', 'hangisi kahkaha attırır adama', 'komi'],
    ['korku öner', 'en az tırstıranı hangisi ya ben korkağım', 'az korkutucu'],
    ['dram öner', 'içlerinden en taze olan', 'En yenisi'],
  ])('%s, then %s', async (wish, asked, words) => {
    expect(await said(wish, asked)).toContain(words);
  });

  it('by what no record tells one is named all the same', async () => {
    expect(await said('aksiyon öner', 'hangisi kafa ütülemez')).toMatch(/ben olsam|En hafifi/u);
  });

  it('what is denied is no film that is called so', async () => {
    expect(await said('korku öner', 'hangisi korkutmaz')).not.toContain('Evet');
  });
});

describe('a film of somebody that is told', () => {
  const lastCall = async (...texts: string[]) => (await converse(texts, options)).at(-1)?.calls[0];

  it('is wished where none is told', async () => {
    expect(await lastCall('brad pitt öner', 'hiç komedisi yok muydu')).toMatchObject([
      'recommendFilms',
      { genres: ['Komedi'], people: ['Brad Pitt'] },
    ]);
  });

  it('is not looked for where a place is pointed at', async () => {
    expect(await said('komedi öner', 'ilkinde jim carrey yok muydu')).toContain('Jim Carrey');
  });
});
