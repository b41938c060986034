import { describe, expect, it } from 'vitest';

import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';
import { converse, lastWords } from '../converse.ts';

describe('plain talk', () => {
  it.each([
    ['rüyanda ne görüyosun', /[Rr]üya/u],
    ['film replikleriyle oyun oynayalım mı', /Olur|Varım/u],
    ['müzik çal', /çalamam|açamam/u],
    ['off pazartesi sendromu', /Pazartesi|sendrom/u],
    ['arabayı çarptım bugün neyse ki bişey olmadı', /Geçmiş olsun/u],
    ['film bakıyodum da', /Doğru yere|Buyur/u],
    ['sence izlemeye başlasam mı geç mi oldu saat 11', /[Gg]eç/u],
    ['çok kötü oldum ya', /Üzüldüm|Canın sıkkın/u],
  ])('has an answer of its own: “%s”', async (said, words) => {
    const [turn] = await converse([said]);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(words);
  });

  it.each([
    [['hangi film karakterisin', 'ben shrekim'], /senlik|Yakıştı/u],
    [['kış uykusu 3 saat mi gerçekten', 'bölerek izlesem olur mu'], /Olur/u],
    [['komedi öner', 'yarına bırakayım o zaman'], /Yarın|Ben buradayım/u],
    [['komedi öner', 'telefondan izlerim'], /kulaklığı|yorgan/u],
  ])('goes on: %j', async (said, words) => {
    expect(await lastWords(said)).toMatch(words);
  });

  it.each(['araba yarışı filmi', 'müzikli bir film', 'rüyada geçen film', 'geç kalmış aşk filmi'])(
    'is none of this where a film is wished: “%s”',
    async (said) => expect((await converse([said]))[0]?.calls[0]?.[0]).toBe('recommendFilms'),
  );
});

describe('a famous film named by its first word', () => {
  const catalogue = ["Schindler'in Listesi", 'Kelebek Etkisi', 'Kelebeğin Rüyası'].map((title) =>
    aCatalogueFilm({ title, originalTitle: title, judgement: aJudgement({}, { fame: 5 }) }),
  );

  it('is the one that is asked about', async () => {
    expect((await converse(['schindler uzun mu'], { catalogue }))[0]?.calls[0]).toEqual([
      'showFilm',
      { title: "Schindler'in Listesi" },
    ]);
  });

  it('is none where nobody has heard of it', async () => {
    expect((await converse(['schumacher uzun mu'], { catalogue }))[0]?.calls).toEqual([]);
  });
});
