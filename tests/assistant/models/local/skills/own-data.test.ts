import { describe, expect, it } from 'vitest';

import { callAfter, converse } from '../converse.ts';

const last = async (...texts: string[]) => (await converse(texts)).at(-1);

describe('what is asked of own data', () => {
  it.each([
    'izlediklerimden 5 yıldız verdiklerimi göster',
    'en yüksek puan verdiklerim',
    '3ten düşük verdiklerim',
    'hiç puan vermediğim filmler hangileri',
  ])('shows the watched films with their stars: %s', async (said) => {
    expect(await callAfter(said)).toEqual(['listFilms', { list: 'watched' }]);
  });

  it('shows one film with its stars', async () => {
    expect(await callAfter('titanike kaç yıldız vermiştim')).toEqual([
      'listFilms',
      { list: 'watched', query: 'Titanik' },
    ]);
  });

  it.each(['ortalama kaç puan veriyorum', 'en az izlediğim tür', 'benim sevdiğim türler neler'])(
    'shows the figures: %s',
    async (said) => {
      expect(await callAfter(said)).toEqual(['showStats', {}]);
    },
  );

  it.each([
    'benden ne öğrendin şimdiye kadar',
    'kaydettiğin zevklerimi göster',
    'sevdiğim oyuncuları biliyor musun',
  ])('tells what is noted: %s', async (said) => {
    expect(await last(said)).toMatchObject({
      calls: [],
      text: expect.stringContaining('Hakkında bildiklerim'),
    });
  });

  it.each([
    'öyle klasiklerden bana bi liste yap',
    'puanı yüksek bir film öner',
    '8 puan üstü komedi',
    'sevdiğim türde bir film öner',
  ])('is a wish: %s', async (said) => {
    expect((await callAfter(said))?.[0]).toBe('recommendFilms');
  });
});

describe('a list of an own name', () => {
  it.each([
    'liste aç adı annemle olsun',
    'hangi listelerim var',
    'listemin adını değiştir',
    'annemle listesini sil',
  ])('is told to be none: %s', async (said) => {
    expect(await last(said)).toMatchObject({ calls: [], text: expect.stringContaining('izleyeceklerin') });
  });

  it('is the one for later for what follows', async () => {
    expect((await last('hafta sonu diye liste yap', 'içine titanik ve joker koy'))?.calls).toEqual([
      ['addToWatchlist', { title: 'Titanik' }],
      ['addToWatchlist', { title: 'Joker' }],
    ]);
  });

  it('is not asked for by a deed on a list', async () => {
    expect((await callAfter("Joker'i listeye ekle"))?.[0]).toBe('addToWatchlist');
  });
});

describe('the theme that was just changed', () => {
  it.each(['geri aç aydınlık kalsın', 'beyaz ekran', 'kapat', 'eskisi daha iyiydi'])(
    'is changed back: %s',
    async (said) => {
      expect((await last('karanlık mod aç', said))?.calls).toEqual([['setTheme', { theme: 'light' }]]);
    },
  );

  it('stays where films are wished', async () => {
    expect((await last('karanlık mod aç', 'komedi öner'))?.calls[0]?.[0]).toBe('recommendFilms');
  });
});

describe('a trailer in a language', () => {
  it('is none of a film of that name', async () => {
    const turn = await last("Titanik'i göster", 'türkçe dublaj fragman yok mu');
    expect(JSON.stringify(turn?.calls)).not.toContain('dublaj');
  });
});
