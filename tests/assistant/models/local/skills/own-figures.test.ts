import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const last = async (...said: string[]) => (await converse(said)).at(-1);

describe('what one has watched and given', () => {
  it.each([
    ['hangi filmlere 1 yıldız vermişim', 'listFilms', { list: 'watched' }],
    ['titaniğe kaç vermiştim', 'listFilms', { list: 'watched', query: 'Titanik' }],
    ['titaniğe 5 verdim mi ben', 'listFilms', { list: 'watched', query: 'Titanik' }],
    ['hiç korku izlemiş miyim', 'listFilms', { list: 'watched', genre: 'Korku' }],
    ['ben bunu daha önce izledim mi, titanik', 'listFilms', { list: 'watched', query: 'Titanik' }],
    ['izlediklerim arasında en eski film hangisi', 'listFilms', { list: 'watched' }],
    ['en son ne izlemiştim', 'listFilms', { list: 'watched' }],
    ['listeme eklediğim son film ne', 'listFilms', { list: 'watchlist' }],
    ['gecen ay izledigim filmler', 'showReport', { when: 'lastMonth' }],
    ['verdiğim ort puan kaç', 'showStats', {}],
    ['yönetmenlere göre izlediklerim', 'showStats', {}],
  ])('is looked up: %s', async (said, tool, input) => {
    expect((await last(said))?.calls).toEqual([[tool, input]]);
  });

  it.each([
    ['istatistik', 'neden hep dram', 'showStats'],
    ['kaç film izledim', 'en çok hangi oyuncu', 'showStats'],
    ['istatistiklerimi aç', 'bu yıl kaç film', 'showReport'],
    ['izlediklerimi say', 'animasyon kaç tane', 'listFilms'],
  ])('is asked on: %s, %s', async (first, then, tool) => {
    expect((await last(first, then))?.calls.map(([name]) => name)).toEqual([tool]);
  });

  it('is never written by a question', async () => {
    const turn = await last('titanik nasıl', '5 yıldız vermiştim di mi');
    expect(turn?.calls.map(([name]) => name)).toEqual(['listFilms']);
  });

  it.each(['verdiğim puanı 4 yap', 'puanım 4 yıldız'])('is changed: %s', async (said) => {
    expect((await last('titanik nasıl', said))?.calls).toEqual([
      ['rateFilm', { title: 'Titanik', stars: 4 }],
    ]);
  });

  it('is empty, and nothing is taken out of it', async () => {
    expect((await last('izleyeceklerimde ne var', 'ikinciyi sil'))?.calls).toEqual([]);
  });

  it.each(['puanı 8 üstü film', 'en çok izlenen filmler', 'geçen ay çıkan filmler', 'hiç korku olmasın'])(
    'is not asked for: %s',
    async (said) => {
      expect((await last(said))?.calls.map(([name]) => name)).not.toContain('listFilms');
    },
  );
});
