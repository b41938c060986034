import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const empty = { held: { favourites: [] } };

describe('a whole list that is to go', () => {
  it.each([
    ['izleme listemi komple temizle', 'watchlist'],
    ['izlediklerimi komple sil', 'watched'],
    ['favorilerimin hepsini sil', 'favourites'],
  ])('is said to be empty: %s', async (said, list) => {
    const [turn] = await converse([said], empty);
    expect(turn?.calls).toEqual([['listFilms', { list }]]);
    expect(turn?.text).toContain('zaten boş');
  });

  it('is asked for where none is named', async () => {
    const turns = await converse(['şu listeyi komple sil', 'izlenenleri'], empty);
    expect(turns[0]?.text).toContain('Hangisini boşaltayım');
    expect(turns[1]?.text).toContain('zaten boş');
  });

  it('is taken apart by a yes', async () => {
    const turns = await converse(["Titanik'i listeme ekle", 'listemi boşalt', 'evet'], empty);
    expect(turns.at(-1)?.calls).toEqual([['removeFromWatchlist', { title: 'Titanik' }]]);
  });
});

describe('what is asked of lists and figures that hold nothing', () => {
  it.each([
    ['istatistiklerime bakabilir miyim', 'en çok hangi türü izlemişim'],
    ['puan verdiğim filmleri göster', 'en düşük verdiğim hangisi'],
    ['izlediklerimi göster', 'favorilerimi göster'],
    ['favorilerimde neler var', 'bunlara göre yeni bir şey bul'],
    ['toplam kaç film izlemişim', 'ortalama puanım kaç'],
  ])('is not answered twice alike: %s, %s', async (first, second) => {
    const turns = await converse([first, second], empty);
    expect(turns.map(({ calls }) => calls[0]?.[0])).not.toContain('recommendFilms');
    expect(turns[1]?.text).not.toBe(turns[0]?.text);
  });

  it('tells the mean, and the film with the fewest stars', async () => {
    const turns = await converse(
      ["Titanik'e 8 puan ver", "Joker'e 5 puan ver", 'ortalama puanım kaç', 'en düşük verdiğim hangisi'],
      empty,
    );
    expect(turns[2]?.text).toContain('6,5');
    expect(turns[3]?.text).toContain("Joker'e");
  });
});

describe('what keeps films out of a wish', () => {
  it.each(['izlediklerimden biri olmasın lütfen yeni bişey öner', 'sınıfça izlenecek film lazım öğretmenim'])(
    'opens no list, and takes nothing off it: %s',
    async (said) => {
      const [turn] = await converse([said], empty);
      expect(turn?.calls[0]?.[0]).toBe('recommendFilms');
    },
  );
});

describe('a theme', () => {
  it.each(['eskisi daha iyiydi geri al', 'önceki daha güzeldi', 'vazgeçtim eski halini getir'])(
    'is taken back: %s',
    async (said) => {
      const turns = await converse(['karanlık tema yap', said]);
      expect(turns.at(-1)?.calls).toEqual([['setTheme', { theme: 'light' }]]);
    },
  );

  it.each(['kedili tema var mı', 'mavi renk olsa arka plan', 'arka planı yeşil yapabilir misin'])(
    'that there is not is said not to be: %s',
    async (said) => {
      const [turn] = await converse([said]);
      expect(turn?.calls).toEqual([]);
      expect(turn?.text).toContain('Öylesi yok');
    },
  );
});
