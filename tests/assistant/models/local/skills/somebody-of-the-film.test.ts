import { describe, expect, it } from 'vitest';

import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = (await builtInCatalogue()).index.films;
const last = async (...said: string[]) => (await converse(said, { catalogue })).at(-1);

describe('somebody who is in none of the films shown', () => {
  it.each([
    ['zombi filmi öner', 'will smithin oynadığı var mıydı', 'Ben Efsaneyim'],
    ['batman kaç yılı', "heath ledger'ın olduğu hangisiydi", 'Kara Şövalye'],
    ['uzay filmi öner', 'sandra bullockun olduğu var mıydı', 'Yerçekimi'],
  ])('is in the one that is meant: %s / %s', async (first, asked, title) => {
    expect((await last(first, asked))?.calls).toEqual([['showFilm', { title }]]);
    expect((await last(first, asked, 'heh onu aç'))?.calls).toEqual([['showFilm', { title }]]);
  });

  it('is wished where only a kind was', async () => {
    expect((await last('komedi öner', 'adam sandlerlı olan var mı'))?.calls[0]?.[0]).toBe('recommendFilms');
  });
});

describe('the same one', () => {
  it.each([
    ['telefon kulübesinde kim oynuyor', 'aynı adamın başka filmi', 'Colin Farrell'],
    ['titanikte kim oynuyor', 'aynı kadının başka filmi var mı', 'Kate Winslet'],
    ['zindan adasını kim çekti', 'aynı adamın başka filmi', 'Martin Scorsese'],
    ['ruhların kaçışı kaç dakika', 'aynı adamın başka filmi', 'Hayao Miyazaki'],
    ['zindan adası kaç dakika', 'aynı yönetmenin başka filmi', 'Martin Scorsese'],
  ])('is whoever was asked after: %s / %s', async (first, asked, name) => {
    expect((await last(first, asked))?.calls[0]?.[1]).toMatchObject({ people: [name] });
  });
});

it('begins with a film of whoever was just named, not with a card', async () => {
  const turn = await last('çizgi film öner', 'miyazaki nasıl', 'hangisiyle başlayayım');
  expect(turn?.text).toContain('Ruhların Kaçışı');
});

it('leaves the lists alone where a film is not to be put there', async () => {
  const turn = await last('gerilim öner', 'ilkini al listeye', 'ikincisini alma');
  expect(turn?.calls).toEqual([]);
});

describe('a film that is over', () => {
  it.each([
    ['bitti güzeldi 7', 3.5],
    ['bitti 10 üzerinden 6', 3],
    ['güzeldi bitti 4', 4],
  ])('has its points at once: %s', async (said, stars) => {
    expect((await last('telefon kulübesinde kim oynuyor', 'tamam onu izliyom', said))?.calls).toEqual([
      ['rateFilm', { title: 'Telefon Kulübesi', stars }],
    ]);
  });
});

it('asks of a film whether it is not old, and complains of no cards', async () => {
  const said = ['joker gibi öner', 'taksi şoförü eski değil mi biraz'];
  expect((await last(...said))?.text).toContain('1976');
  expect((await last(...said, 'neyse ekle listeye bakarız'))?.calls).toEqual([
    ['addToWatchlist', { title: 'Taksi Şoförü' }],
  ]);
});
