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

it.each(['üçüne de 4 yıldız', 'her birine dört puan', 'hepsine 5 yıldız'])(
  'All of them get the stars that are given to all: %s',
  async (said) => {
    expect(await lastCalls(said)).toEqual(['rateFilm', 'rateFilm', 'rateFilm']);
  },
);

it('A film is taken out of the favourites though it is named between', async () => {
  expect(await lastCalls('favorilerimden ilkini al')).toEqual(['removeFavourite']);
  expect(await lastCalls('favorilerime ilkini al')).toEqual(['addFavourite']);
});

it.each(['dalga geçerler çıkar çıkar', 'komedi gibi boşuna durmasın sil gitsin'])(
  'What was just put on a list is taken off it, whatever the reason sounds like: %s',
  async (said) => {
    expect(await lastCalls('ilkini listeme ekle', said)).toEqual(['removeFromWatchlist']);
  },
);

it.each([
  ['karanlık temayı sevmiyorum', 'light'],
  ['koyu mod gözümü yoruyor', 'light'],
  ['karanlık moda geç', 'dark'],
])('A theme that is disliked goes: %s', async (said, theme) => {
  const [turn] = await converse([said]);
  expect(turn?.calls).toEqual([['setTheme', { theme }]]);
});

it.each(['bu sene kaç filme ağlamışım', 'en çok hangi filmde ağlamışım'])(
  'What is felt at films is not counted, and no film is wished: %s',
  async (said) => {
    const [turn] = await converse([said]);
    expect(turn?.calls.map(([tool]) => tool)).toEqual(['showStats']);
  },
);

describe('what is no order', () => {
  it.each([
    'bunu favorime koysam pişman olur muyum',
    'listeme eklesem mi bilemedim',
    'izledim diyelim bunu sonra ne izlerim',
    'ortadakini izledik sayma ama, yarısında kapattık',
    'ikinciyi izledim sayılmaz uyudum',
    'hepsini baştan al',
    'ilkini beğenmedim ama izlemedim de',
    'ilkini ne izledim ne duydum',
    'ilkinde adamı listeden siliyorlar mı',
    'sonuncuda kadını listeye ekliyorlar mı',
    'ilkini listeden sildin mi',
    'karanlık modu sevmem filmlerde',
    'karanlık modu sevdim',
  ])('changes nothing: %s', async (said) => {
    const tools = (await lastCalls(said)) ?? [];
    expect(tools.filter((tool) => /^(?:add|mark|remove|unmark|set)/u.test(tool))).toEqual([]);
  });

  it.each(['ortadakini izledik sayma ama, yarısında kapattık', 'ilkini izledim sayma'])(
    'is said not to count as seen: %s',
    async (said) => {
      expect(await lastWords(['gerilim öner', said])).toMatch(/izlenmiş saymıyorum|izlenmedi sayılır/u);
    },
  );

  it('is kept of nobody who did not say it', async () => {
    expect(await lastCalls('bir daha asla komedi izlemem dedi annem')).not.toContain('remember');
    expect(await lastCalls('bir daha asla komedi önerme')).toContain('remember');
  });
});
