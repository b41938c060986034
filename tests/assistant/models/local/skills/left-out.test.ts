import { describe, expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = (await builtInCatalogue()).index.films;
const talk = async (...texts: string[]) =>
  (await converse(texts, { catalogue, held: { favourites: [] } })).at(-1);
const wished = async (...texts: string[]) =>
  (await talk(...texts))?.calls.find(([tool]) => tool === 'recommendFilms')?.[1];

describe('somebody who need not be in it any more', () => {
  it.each([
    [['al pacino filmi öner', 'suç olsun'], 'al pacino şart değil, suç filmi kalsın', ['Suç']],
    [
      ['al pacino filmi öner', 'suç olsun'],
      'valla al pacino şart değil ya, kim oynarsa oynasın, saçımı ona benzetmiştim rezil olduk okula. suç filmi kalsın sen oyuncuya takılma, öyle getir',
      ['Suç'],
    ],
    [['brad pitt filmi öner', 'gerilim olsun'], 'kim oynarsa oynasın, gerilim kalsın', ['Gerilim']],
    [['tom hanks filmi öner', 'dram olsun'], 'oyuncuya takılma, dram kalsın yeter', ['Drama']],
  ])('leaves the kind as it was: %s, %s', async (before, said, genres) => {
    const wishes = await wished(...before, said);
    expect(wishes).toMatchObject({ genres });
    for (const name of ['people', 'excludePeople', 'excludeGenres', 'similarTo', 'themes'])
      expect(wishes?.[name as keyof typeof wishes] ?? []).toEqual([]);
  });

  it('is not the kind that is refused', async () => {
    expect(await wished('gerilim öner', 'gerilim kalsın şimdi komedi istiyorum')).toMatchObject({
      genres: ['Komedi'],
    });
  });
});

describe('films that are left out of a wish', () => {
  it.each([
    ['cem yılmaz filmi olsun ama gora arog değil', ['G.O.R.A.', 'A.R.O.G']],
    ['seri katil filmi ama zodiac ve seven dışında', ['Zodiac', 'Yedi']],
    ['yavuz turgul filmi var mı eşkıya dışında', ['Eşkıya']],
    ['köpekli film ama hachiko olmasın çok ağladım', ['Hachi: Bir Köpeğin Hikâyesi']],
    ['komedi olsun eyyvah eyvah ve düğün dernek değil', ['Eyyvah Eyvah', 'Düğün Dernek']],
  ])('are all of those that are named: %s', async (said, titles) => {
    expect(await wished(said)).toMatchObject({ excludeTitles: titles });
  });

  it.each([
    ['soygun filmi', 'oceans serisi değil', ["Ocean's"]],
    ['cin filmi', 'dabbe serisi bitti', ['Dabbe']],
    ['komedi', 'recep ivedik eskidi artık', ['Recep İvedik']],
    ['prenses filmi', 'moana gördü', ['Moana']],
    ['zaman yolculuğu', 'gelecege donus bildim', ['Geleceğe Dönüş']],
    ['aksiyon', 'john wick klasik oldu', ['John Wick']],
  ])('are what everybody has seen, and the wish goes on: %s / %s', async (first, said, excludeTitles) => {
    expect(await wished(first, said)).toEqual({ ...(await wished(first)), excludeTitles });
  });

  it('are a series that is over, which the next films are like', async () => {
    expect(await wished('harry potter bitti şimdi ne izleyelim')).toMatchObject({
      similarTo: 'Harry Potter',
      excludeTitles: ['Harry Potter'],
    });
  });

  it.each(['aşk olmasın', 'baba olmasın', 'eski değil', 'dram değil', 'Çanakkale filmi değil'])(
    'are no everyday words: %s',
    async (said) => {
      expect(await wished(said)).not.toHaveProperty('excludeTitles');
    },
  );
});
