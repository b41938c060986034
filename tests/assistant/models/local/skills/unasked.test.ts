import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const last = async (...texts: string[]) => (await converse(texts)).at(-1);

describe('talk with words of films in it', () => {
  it.each([
    ['inception nasıl film', 'kafam zaten dolu bugün iş yerinde sunum vardı beynim yandı'],
    ['bütün gün cam sildim perde yıkadım belim koptu anca oturdum koltuğa çayımı koydum'],
    ['bizim kaynanayla muhabbetimiz tam dizi gibi senaristler bi gün gelse on bölümlük malzeme çıkar'],
    ['alman filmi öner', 'eyvallah yaa sen de olmasan napardım bu gurbette'],
  ])('brings no films: %s', async (...texts) => {
    const turn = await last(...texts);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).not.toBe('');
  });

  it.each([
    ['aksiyon olsun bu akşam', 'maç kaçtaydı ya galatasarayın hangi kanal veriyo'],
    ['çocuklarla izlemelik animasyon öner', 'bizim ufaklık sana robot abi diyo haberin olsun'],
    ['komedi öner', 'yok aslında uykum geldi', 'hadi eyvallah sağolasın, yarın bakarız'],
  ])('looks nothing up and does nothing: %s', async (...texts) => {
    expect((await last(...texts))?.calls).toEqual([]);
  });
});

describe('a wish that sounds like talk', () => {
  it.each([
    ['mısır patlıyo tencerede, yanına da kısa bi komedi lazım hemen'],
    ['patron bugün öyle bağırdı ki içim dışıma çıktı, korku filmi aç da o korksun'],
    ['komedi öner', 'ay yerli dicektim ya pardon'],
  ])('brings films: %s', async (...texts) => {
    expect((await last(...texts))?.calls.at(-1)?.[0]).toBe('recommendFilms');
  });

  it('is met by a yes to the offer', async () => {
    const turn = await last(
      'bütün gün cam sildim perde yıkadım belim koptu anca oturdum koltuğa çayımı koydum',
      'olur, bul',
    );
    expect(turn?.calls.at(-1)?.[0]).toBe('recommendFilms');
  });
});
