import { describe, expect, it } from 'vitest';

import { loadCatalogue, loadLore } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const options = { catalogue: await loadCatalogue(), lore: loadLore };
const last = async (...said: string[]) => (await converse(said, options)).at(-1);

describe('who won an Oscar', () => {
  it.each([
    [['2019 en iyi film oscarı'], /Yeşil Rehber/u],
    [['2012de oscarı hangi film aldı'], /Artist/u],
    [['2023 en iyi kadın oyuncu oscarı kimin'], /Michelle Yeoh/u],
    [['en iyi yabancı film oscarı 2020'], /Parazit/u],
    [['2024 oscarında en iyi yönetmen kimdi', 'peki 2023'], /Kwan/u],
    [['geçen sene en iyi erkek oyuncu kim oldu'], /Oscar'ını/u],
    [['son 5 yılda oscar alan filmler', '2020yi kim kazandı'], /Parazit/u],
    [['leonardo oscarı hangi filmle aldı'], /Diriliş/u],
    [['leonardo dicaprio oscarı hangi filmle aldı', 'başka kaç kere aday olmuş'], /6 kez aday/u],
    [['cate blanchett oscar hangi filmler'], /Göklerin Hâkimi.*Mavi Yasemin/u],
  ])('is told by year, by prize and by person: %j', async (said, words) => {
    expect((await last(...said))?.text).toMatch(words);
  });

  it('is told the newest first where several years are asked for', async () => {
    expect((await last('son 3 yılda oscar alan filmler'))?.text).toMatch(/\(20\d\d\), .* \(20\d\d\) ve /u);
    const [first, second] =
      (await last('2010 ile 2015 arasında oscarı hangi filmler aldı'))?.text.match(/20\d\d/gu) ?? [];
    expect(Number(first)).toBeGreaterThan(Number(second));
  });

  it('is told of whoever is asked for, and the prizes of the film in talk are not theirs', async () => {
    const told = (await last('cevher nasıl', 'demi moore oscar aldı mı'))?.text;
    expect(told).toMatch(/kendi ödüllerini bilmiyorum/u);
    expect((await last('titanik nasıl', 'kate winslet oscar aldı mı'))?.text).toMatch(/Okuyucu/u);
    expect((await last('titanik nasıl', 'oscar aldı mı'))?.text).toMatch(/Oscar/u);
  });

  it('is the film that a deed points at', async () => {
    const turn = await last('son 5 yılda oscar alan filmler', '2020yi kim kazandı', 'favorime at');
    expect(turn?.calls).toEqual([['addFavourite', { title: 'Parazit' }]]);
  });

  it.each(['oscar almış film öner', 'oscarlı film öner 2020 sonrası', 'oscar alan dram filmi var mı'])(
    'leaves films that are wished to be recommended: %s',
    async (said) => {
      expect((await last(said))?.calls[0]?.[0]).toBe('recommendFilms');
    },
  );
});
