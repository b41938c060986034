import { describe, expect, it } from 'vitest';

import { converse, lastWords } from '../converse.ts';

const lastCalls = async (...texts: string[]) =>
  (await converse(['gerilim öner', ...texts], { held: { favourites: [] } }))
    .at(-1)
    ?.calls.map(([tool]) => tool);

describe('the shown films in an order', () => {
  it.each([
    'bu üçünü puanına göre dizsene yukardan aşağı',
    'üçünü de imdb puanına göre diz',
    'bu 3 filmi puanlarına bakıp büyükten küçüğe yaz',
    'en eskiden yeniye sırala',
    'süresine göre sıralasana bunları',
  ])('are told and not rated: %s', async (said) => {
    expect(await lastCalls(said)).toEqual([]);
    expect(await lastWords(['gerilim öner', said])).toMatch(/^1\. .+\n2\. .+\n3\. /u);
  });

  it('stand from the shortest to the longest', async () => {
    const lines = (await lastWords(['gerilim öner', 'en kısadan uzuna diz'])).split('\n');
    const minutes = lines.map((line) => {
      const [, hours = 0, rest = 0] = /(\d+) saat(?: (\d+) dakika)?/u.exec(line) ?? [];
      return Number(hours) * 60 + Number(rest);
    });
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  });
});

describe('what is to be written beside the shown films', () => {
  it.each([
    'bunların sürelerini de yaz',
    'bunlara bi de süre ekle',
    'üçünün puanını yaz',
    'yönetmenlerini de ekle',
  ])('is told, and nothing is put on a list: %s', async (said) => {
    expect(await lastCalls(said)).toEqual([]);
    expect(await lastWords(['gerilim öner', said])).toMatch(/: .+; .+: /u);
  });
});

describe('what others did', () => {
  it.each(['ikincisine herkes 10 vermiş', 'kardeşim buna 2 yıldız vermiş', 'babam favorilerine eklemiş'])(
    'is no deed: %s',
    async (said) => {
      expect(await lastCalls(said)).toEqual([]);
    },
  );
});

it('What was only believed to be seen is not marked', async () => {
  expect(await lastCalls('ikincisini izledim sanıyordum')).not.toContain('markWatched');
});

it('Both of two films get the stars that are given to both', async () => {
  expect(await lastCalls('ilk ikisine 8 puan ver')).toEqual(['rateFilm', 'rateFilm']);
});

describe('what is no order', () => {
  it.each([
    'bunu favorime koysam pişman olur muyum',
    'listeme eklesem mi bilemedim',
    'izledim diyelim bunu sonra ne izlerim',
    'ortadakini izledik sayma ama, yarısında kapattık',
    'ikinciyi izledim sayılmaz uyudum',
    'hepsini baştan al',
  ])('changes no list: %s', async (said) => {
    const tools = (await lastCalls(said)) ?? [];
    expect(tools.filter((tool) => /^(?:add|mark|remove)/u.test(tool))).toEqual([]);
  });

  it('is kept of nobody who did not say it', async () => {
    expect(await lastCalls('bir daha asla komedi izlemem dedi annem')).not.toContain('remember');
    expect(await lastCalls('bir daha asla komedi önerme')).toContain('remember');
  });
});
