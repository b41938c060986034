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
