import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const last = async (...texts: string[]) => (await converse(texts)).at(-1);

describe('what is surely no wish', () => {
  it.each([
    ['bu öneri çok kötü', /Kusura bakma|Haklısın/u],
    ['dost acı söyler, önerilerin vasat', /Kusura bakma|Haklısın/u],
    ['üçünü de beğenmedim', /Kusura bakma|Haklısın/u],
    ['yazdığımı anlamadın galiba', /yanlış anla|kaçırmışım/u],
    ['bi işe yaramıyosun', /Haklısın|Kusura bakma/u],
    ['çok uzun yazıyosun kısa yaz', /kısa keserim|lafı uzatmam/u],
    ['puan vermek istiyorum', /Hangi filme|Filmin adını/u],
    ['ben film eleştirmeniyim', /işim zor|işin ehliyle/u],
    ['film izlemeye vaktim yok ki', /meşgul|Boş bir akşam/u],
    ['sinemaya gitmek çok pahalı oldu', /Haklısın|Öyle oldu/u],
    ['yapay zeka filmlerden anlar mı hiç', /bilirim/u],
    ['hangisinin sonu mutlu', /Adlarını|adını|bilmiyorum/u],
    ['eşimin whatsappına yaz de ki film başlıyo çabuk gel', /gönderemiyorum/u],
    ["berlin'de anmeldung termini nasıl alınıyo", /Evrak|belgeleri/u],
  ])('is answered with words: %s', async (said, words) => {
    const turn = await last(said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(words);
  });

  it.each([
    'öneri lütfen',
    'film önerisi alabilir miyim',
    'bana göre bir şey',
    'yedi buçuk üstü',
    'akşama izlenecek bişey',
  ])('does not take a wish for it: %s', async (said) => {
    expect((await last(said))?.calls[0]?.[0]).toBe('recommendFilms');
  });

  it('hears the fault that it asked for', async () => {
    const turn = await last('önerilerin vasat', 'çok ağırdı');
    expect(turn?.calls).toEqual([['recommendFilms', { genres: [], avoidTones: ['ağır'] }]]);
  });

  it('laughs at a joke after a statement', async () => {
    expect((await last('ben film eleştirmeniyim', 'şaka şaka'))?.text).toMatch(/inanı/u);
  });
});

describe('what does not work', () => {
  it.each([
    'bozuldu mu bu site',
    'site çöktü galiba',
    'posterler görünmüyo',
    'hata veriyo sürekli',
    'dondun mu',
  ])('is met with what can be done: %s', async (said) => {
    const turn = await last(said);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/yenile/iu);
  });

  it.each(['eklediğim filmler kaybolmuş', 'favorilerim gitmiş', 'izlediklerim nereye gitti'])(
    'says where lists live: %s',
    async (said) => {
      expect((await last(said))?.text).toMatch(/bu tarayıcıda/u);
    },
  );

  it('opens a trailer anew for the film that is named then', async () => {
    expect((await last('fragman açılmıyo', 'titanik'))?.calls[0]?.[0]).toBe('findTrailer');
  });

  it.each(['yavaş akan bir film olsun', 'siteye taşınan bir ailenin filmi', 'beni kimse anlamıyor'])(
    'is not heard in %s',
    async (said) => {
      expect((await last(said))?.text).not.toMatch(/yenile|yanlış anla/iu);
    },
  );
});
