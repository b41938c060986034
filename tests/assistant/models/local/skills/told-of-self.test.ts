import { describe, expect, it } from 'vitest';

import { callAfter, wishesAfter } from '../converse.ts';

const themesOf = async (said: string) => {
  const wishes = await wishesAfter(said);
  return wishes !== undefined && 'themes' in wishes ? wishes.themes : undefined;
};

describe('what people tell of themselves and their day', () => {
  it.each([
    'cs attık kaybettik aksiyon öner',
    'canım sıkılıyo yurttayım kar yağıyo komik bir film öner',
    'okuldan geldim yorgunum komedi öner',
    'yarın okul var erken yatıcam kısa film öner',
    'köpek gibi yorgunum komedi öner',
    'spor yaptım yoruldum komik bi film',
    'müzik dinliyorum şimdi bir komedi öner',
    'lise 2 yim komedi öner',
    'param yok evdeyim komedi öner',
    'parasite gibi ama daha komik',
    'geçen zombi filmi izlerken uyudum, komedi öner',
    'zar at bi film gelsin',
    'hava atcam bi film öner',
    'at bi film de izleyelim',
    'küçükken abimle western izlerdik, şimdi animasyon aç',
  ])('is no theme: “%s”', async (said) => {
    expect(await themesOf(said)).toBeUndefined();
    const wishes = await wishesAfter(said);
    expect(wishes).not.toHaveProperty('avoidThemes');
  });

  it.each([
    ['kar olan bir film', 'kar'],
    ['at filmi istiyorum', 'at'],
    ['uzay diyorum', 'uzay'],
    ['köpekli bir film izlemek istiyorum', 'köpek'],
    ['savaşta kaybettim dedemi onunla ilgili film', 'savaş'],
    ['atları çok severim film öner', 'at'],
  ])('is one where a film of it is wished: “%s”', async (said, theme) =>
    expect(await themesOf(said)).toEqual([theme]),
  );

  it.each([
    ['kırk yıl çobanlık ettim bizi anlatan film', 'çoban'],
    ['otuz sene hemşirelik yaptım bizi anlatan var mı', 'hemşire'],
    ['emekli itfaiyeciyim bizim mesleği anlatan bir film', 'itfaiyeci'],
    ['yirmi yıl madende çalıştım bizi anlatan film', 'madenci'],
  ])('is one where films are to tell of that life: “%s”', async (said, theme) =>
    expect(await themesOf(said)).toEqual([theme]),
  );

  it('is the film for a lesson, and not the lesson', async () => {
    expect(await themesOf('edebiyat dersinde savaş filmi göstereceğim')).toEqual(['savaş']);
  });

  it.each([
    'titanik gibi hissediyorum',
    'canavar gibi acıktım',
    'zombi gibiyim',
    'ölü gibiyim bugün',
    'hayalet gibiyim',
  ])('is no likeness to a film: “%s”', async (said) => expect(await callAfter(said)).toBeUndefined());

  it.each(['bu sene yksye giricem komedi öner', 'oğlum bu yıl lgsye girecek komedi öner'])(
    'is no year of a film: “%s”',
    async (said) => expect(await wishesAfter(said)).toEqual({ genres: ['Komedi'] }),
  );
  it('leaves the year of a film', async () => {
    expect(await wishesAfter('bu sene çıkan komediler')).toMatchObject({ minYear: 2026 });
  });
});

it('words of praise drawn out are no title', async () => {
  expect(await callAfter('joker', 'süperr izledik bayıldılar favorilere ekle')).toEqual([
    'addFavourite',
    { title: 'Joker' },
  ]);
});
