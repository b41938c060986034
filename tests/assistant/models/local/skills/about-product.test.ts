import { describe, expect, it } from 'vitest';

import { converse, lastWords } from '../converse.ts';

describe('what is asked of the product', () => {
  it.each([
    ['bilgilerimi kaydediyo musun', /cihaz/u],
    ['yazdıklarımı kimse görüyo mu', /cihaz/u],
    ['ücretli misin', /Bedava|Ücret yok/u],
    ['dizi de öneriyo musun', /[Dd]izi/u],
    ['sende kaç tane film var', /\d film/u],
    ['yalan söyleme hadi kaç film biliyosun', /\d film/u],
    ['hatırlamıyo musun beni', /Sohbetlerim/u],
    ['beni hatırlıyo musun dün konuşmuştuk', /Sohbetlerim/u],
    ['film dışında ne bilirsin', /[Ff]ilm/u],
    ['resim çizebiliyor musun', /[Çç]izemem|çizemem/u],
    ['dili ingilizce yapabilir miyim', /Türkçe/u],
    ['yazıları büyütebilir miyiz', /Ctrl/u],
    ['renkleri degistirebiliyomuyuz', /[Kk]aranlık yap/u],
    ['çıkış nasıl yapılıyo', /Çıkış Yap/u],
    ['listelerim nerede peki', /izleyeceklerim/u],
    ['seni kim yaptı', /yazılımcı/u],
    ['hiç film izledin mi gerçekten', /[Hh]iç/u],
    ['türkçen iyiymiş', /sağ ol|Teşekkür/u],
    ['neyse özür sinirliydim', /dert etme|kırılmadım/u],
    ['yanlış anladın beni onu sormadım', /yanlış anladım|benim hatam/u],
  ])('is answered as it is: “%s”', async (said, words) => {
    const [turn] = await converse([said]);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(words);
  });

  it('is their name, once it is told', async () => {
    expect(await lastWords(['adımı hatırlıyor musun', 'adım elif'])).toMatch(/Elif/u);
  });

  it.each([
    ['ingilizce film öner', 'recommendFilms'],
    ['dil dersi veren öğretmen filmi', 'recommendFilms'],
    ['gizli kalmış komediler', 'recommendFilms'],
    ['favorilerimi göster', 'listFilms'],
    ['karanlık yap', 'setTheme'],
  ])('is none of this: “%s”', async (said, tool) => {
    expect((await converse([said]))[0]?.calls[0]?.[0]).toBe(tool);
  });
});
