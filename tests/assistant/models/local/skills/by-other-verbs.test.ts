import { describe, expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = (await builtInCatalogue()).index.films;
const said = async (...texts: string[]) =>
  (await converse(texts, { catalogue, held: { favourites: [] } })).at(-1);
const calls = async (...texts: string[]) => (await said(...texts))?.calls;

describe('deeds on lists, by verbs and names of lists that are rare', () => {
  it.each([
    ['matrixi sonra bakılacaklara tıkıştır', 'addToWatchlist', 'Matrix'],
    ['ahlat ağacını seyredileceklere kat', 'addToWatchlist', 'Ahlat Ağacı'],
    ["joker'i favorilerimin baş köşesine oturt", 'addFavourite', 'Joker'],
    ["parazit'i dün gece devirdik, gördüklerimin yanına koy", 'markWatched', 'Parazit'],
    [
      "Joker'i sonra izlerim diye ayırmıştım, yeğenim kasvetli dedi; oradan çıkarıverin",
      'removeFromWatchlist',
      'Joker',
    ],
    ['matrixi favorilere koymuştum, sıkıldım artık, oradan kaldır', 'removeFavourite', 'Matrix'],
  ])('%s', async (text, tool, title) => {
    expect(await calls(text)).toEqual([[tool, { title }]]);
  });

  it('are none where somebody tells that they have made a note', async () => {
    expect(await calls('dram öner', 'eline sağlık ikisini de not ettim')).toEqual([]);
  });

  it('lie open where they were put for later', async () => {
    expect(await calls('hani sonra bakarım diye attıklarım vardı onlar nerde')).toEqual([
      ['listFilms', { list: 'watchlist' }],
    ]);
  });

  it('mean the one film of its name that everybody knows', async () => {
    expect(await calls('gladyatörü izledim')).toEqual([['markWatched', { title: 'Gladyatör', year: 2000 }]]);
    expect((await said('listeme babayı koy'))?.text).toContain('Hangi Baba');
  });

  it('are called off while it is still open which film was meant', async () => {
    const turn = await said('yüzüklerin efendisini favorilere at', 'dur yanlış oldu geri al');
    expect([turn?.calls, turn?.text]).toEqual([[], expect.stringContaining('vazgeçtik')]);
  });
});
