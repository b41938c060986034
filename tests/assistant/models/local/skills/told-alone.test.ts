import { describe, expect, it } from 'vitest';

import { converse, lastWords, wishesAfter } from '../converse.ts';

describe('what is told without a wish', () => {
  it.each([
    ['askere gidiyorum haftaya', /teskere|asker/u],
    ['askerden geldim', /Hoş geldin/u],
    ['maç var diye eşim tvyi kaptı :(', /Kumanda|kumanda/u],
    ['dışarda bi yağmur var bi yağmur balkonu su bastı perdeler gitti', /zamanını bulur/u],
    ['yağmur yağıyo dışarıda çay koydum', /Dışarısı|Cama/u],
    ['deniz kenarında yazlıktayız', /keyfin|Ne güzel yer/u],
    ['nöbete gidiyorum birazdan', /[Kk]olay gelsin/u],
    ['gece nöbetindeyim uyku bastı', /[Kk]olay gelsin/u],
    ['filmin ortasında uyuyakalıyorum hep', /uyutmayan|sürükleyici/u],
    ['film izlemeyi bıraktım hiçbir şey sarmıyor', /iştah|yorgunluğu|Olur öyle/u],
    ['patlamış mısırsız film olmaz', /[Mm]ısır|patlat/u],
    ['Sinema eskisi gibi değil artık', /inci|cevher/u],
    ['romantik komedi niye hep aynı ya', /kalıb|ezber/u],
  ])('is met to the point: “%s”', async (said, words) => {
    const [turn] = await converse([said]);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(words);
  });

  it.each([
    ['psikoloğum', 'psikolog'],
    ['ben doktorum', 'doktor'],
    ['gitar çalıyorum', 'gitar'],
  ])('may be what somebody does, and films of it are offered: “%s”', async (said, theme) => {
    const [told, yes] = await converse([said, 'olur']);
    expect(told?.calls).toEqual([]);
    expect(yes?.calls[0]?.[1]).toMatchObject({ themes: [theme] });
  });

  it.each([
    'asker filmi',
    'deniz kenarında geçen film',
    'yağmur yağıyor romantik bir film',
    'gitarlı bir film',
  ])('is none of these where films are wished: “%s”', async (said) =>
    expect(await wishesAfter(said)).toBeDefined(),
  );
});

describe('news told on', () => {
  it.each([
    ['üniversiteyi kazandım', 'tıp :)', /helal|Gurur/u],
    ['hamileyim', 'kızmış', /kucağına|Maşallah/u],
  ])('is gone along with: “%s”, “%s”', async (news, more, words) => {
    expect(await lastWords([news, more])).toMatch(words);
  });

  it('gives way to a wish', async () => {
    expect(await wishesAfter('hamileyim', 'komedi aç')).toMatchObject({ genres: ['Komedi'] });
  });
});
