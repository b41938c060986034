import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';

import { converse, lastWords } from '../converse.ts';

const catalogue = await loadCatalogue();
const last = async (...said: string[]) => (await converse(said, { catalogue })).at(-1);

describe('stars that are given anew', () => {
  it('are said to be changed', async () => {
    expect((await last('görünmeyen misafire 8 veriyorum', 'yok ya 6 olsun'))?.text).toMatch(
      /^Tamam, .*6 yaptım/u,
    );
    expect((await last('görünmeyen misafire 8 veriyorum'))?.text).toMatch(/yazdım/u);
  });
});

it('the films of somebody are told by their years, and whose they are once', async () => {
  const text = (await last('zeki demirkubuz neler çekmiş'))?.text ?? '';
  const years = [...text.matchAll(/\((\d{4})\)/gu)].map(([, year]) => Number(year));
  expect(years).toEqual(years.toSorted((one, other) => one - other));
  expect(text).toMatch(/^En bilinenleri/u);
});

describe('no film is wanted', () => {
  it.each(['babaannemi kaybettim geçen hafta, film istemiyorum', 'annem hastanede film izlemek istemiyorum'])(
    'where that is said in passing: “%s”',
    async (said) => {
      expect((await last(said))?.calls).toEqual([]);
    },
  );

  it.each(['korku filmi istemiyorum', 'korku film izlemek istemiyorum'])(
    'is not said where a kind is refused: “%s”',
    async (said) => {
      expect((await last(said))?.calls[0]?.[1]).toMatchObject({ excludeGenres: ['Korku'] });
    },
  );
});

describe('what went well', () => {
  it('is no bound of points', async () => {
    const input = (await converse(['bugün finalim çok iyi geçti'])).at(-1)?.calls[0]?.[1] ?? {};
    expect(input).not.toHaveProperty('minRating');
    expect(await lastWords(['bugün finalim çok iyi geçti'])).toMatch(/sevindim|tebrik|güzel/iu);
  });
});
