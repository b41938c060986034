import { describe, expect, it } from 'vitest';

import { converse, lastWords } from '../converse.ts';

describe('how the app is used', () => {
  it.each([
    ['reklam var mı', /reklam/iu],
    ['araya reklam giriyo mu', /reklam/iu],
    ['üye olmam gerekiyor mu', /ücretsiz/u],
    ['telefon uygulaması var mı bunun', /tarayıcı/u],
    ['app store da var mı', /tarayıcı/u],
    ['listem de gider mi silince', /indir/u],
    ['yavaş cevap veriyosun niye', /[Kk]usura bakma/u],
    ['önerdiklerin altyazılı mı', /göremiyorum/u],
    ['internetsiz çalışıyo mu', /internetsiz/u],
  ])('is told: “%s”', async (said, words) => {
    const [turn] = await converse([said]);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(words);
  });

  it.each([
    ['hesabımı nasıl silerim', 'openTab', /Tüm verileri sil/u],
    ['karanlık modu nereden açıyorum', 'setTheme', /Ayarlar → Tema/u],
    ['izleme gecmisim nerde bulamadim', 'listFilms', /Favorilerim/u],
  ])('is opened, too: “%s”', async (said, tool, words) => {
    const [turn] = await converse([said]);
    expect(turn?.calls.map(([tool]) => tool)).toEqual([tool]);
    expect(turn?.text).toMatch(words);
  });

  it('stays as it is', async () => {
    expect(await lastWords(['karanlık tema', 'öyle kalsın'])).toMatch(/kalsın/u);
  });

  it.each(['reklamcıları anlatan film var mı', 'yavaş akan film öner', 'karanlık film öner'])(
    'is no wish for films: “%s”',
    async (said) => {
      const [turn] = await converse([said]);
      expect(turn?.calls.map(([tool]) => tool)).toEqual(['recommendFilms']);
    },
  );
});

describe('what is asked of other matters', () => {
  it.each([
    ['ingilizce odevim var my favorite film diye 5 cümle yaz', /yazamam/u],
    ['mercimek çorbası tarifi verir misin', /tarif/u],
    ['yarın hava nasıl olacak', /[Hh]ava/u],
    ['fenerin maçı kaç kaç bitti', /[Mm]aç/u],
    ['bana yakın sinemalar', /[Ss]alonları/u],
    ['adım Selin, bana Selin de', /Selin/u],
    ['ne saçma şeyler öneriyosun ya', /[Kk]usura bakma/u],
    ['bebek yeni uyudu sonunda oturduk eşimle, oh', /bulayım mı/u],
    ['ben yönetmeni sordum oyuncuyu değil', /Hangi filmi/u],
  ])('is turned down or met by what it is: “%s”', async (said, words) => {
    const [turn] = await converse([said]);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(words);
  });

  it('brings others to who is tired of the same', async () => {
    const turns = await converse(['komedi öner', 'hep aynı filmleri söylüyorsun bıktım']);
    expect(turns.at(-1)?.calls[0]?.[1]).toMatchObject({ genres: ['Komedi'], fame: 'hidden' });
  });

  it('answers what was asked of the film in talk', async () => {
    expect(await lastWords(['titanik kaç dakika', 'ben yönetmeni sordum oyuncuyu değil'])).toMatch(
      /[Yy]anlış anlamışım/u,
    );
  });

  it.each(['yemek tarifleriyle ilgili film öner', 'bebek uyudu komedi aç', 'hüzünlüyüm, bir dram öner'])(
    'is no wish: “%s”',
    async (said) => {
      const [turn] = await converse([said]);
      expect(turn?.calls.map(([tool]) => tool)).toEqual(['recommendFilms']);
    },
  );
});
