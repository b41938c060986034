import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const last = async (...texts: string[]) => (await converse(texts, { catalogue })).at(-1);

describe('what is known after all', () => {
  it.each([
    ['2020 oscarını hangi film aldı', 'Parazit'],
    ["2019'da en iyi film oscarını kim aldı", 'Yeşil Rehber'],
    ['robert de niro ile al pacino beraber oynadı mı', 'Büyük Hesaplaşma'],
    ['marvel izlemeye başlicam', 'Iron Man'],
  ])('is told: %s', async (said, words) => {
    expect((await last(said))?.text).toContain(words);
  });

  it.each([
    [['la la landi sevdim', 'o yönetmen whiplashı da mı çekti'], 'Damien Chazelle'],
    [['hızlı ve öfkeli kaç tane oldu', 'hangisinden başlayım'], 'Hızlı ve Öfkeli (2001)'],
    [['2020 oscarını kim aldı', 'peki 2018'], 'Suyun Sesi'],
  ])('is told in its turn: %s', async (texts, words) => {
    expect((await last(...texts))?.text).toContain(words);
  });

  it.each([
    ['deprem sel felaket filmi', ['felaket']],
    ['gece yarisi korkusu', undefined],
  ])('is wished as it is meant: %s', async (said, themes) => {
    const wishes = (await last(said))?.calls[0]?.[1];
    expect(wishes).toEqual(themes === undefined ? { genres: ['Korku'] } : { genres: [], themes });
  });

  it.each(['dublajlı', 'sekmeyi kapat'])('is no film: %s', async (said) => {
    expect((await last(said))?.calls).toEqual([]);
  });

  it('wishes for films of two people stay wishes', async () => {
    expect((await last('şener şenle ilyas salman birlikte oynasın'))?.calls[0]?.[0]).toBe('recommendFilms');
  });
});
