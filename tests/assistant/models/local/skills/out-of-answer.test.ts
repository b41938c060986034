import { describe, expect, it } from 'vitest';

import { loadCatalogue, loadLore } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const options = { catalogue: await loadCatalogue(), lore: loadLore };
const last = async (...said: string[]) => (await converse(said, options)).at(-1);
const MOST = 'en çok oscar alan film hangisi';
const BOTH = 'al pacino ve de niro hangi filmde beraberler';

describe('what the last answer named', () => {
  it.each([
    [[MOST, 'kaçar tane'], 'On birer tane.'],
    [[MOST, 'titanic te mi var içinde'], 'Evet, Titanik de onlardan biri.'],
    [[MOST, 'titanik de mi', 'hangisi daha yeni'], 'En yenisi Yüzüklerin Efendisi: Kralın Dönüşü: 2003.'],
    [[MOST, 'avatar da var mı aralarında'], 'Hayır, saydıklarım arasında yok'],
    [[BOTH, 'irishman de mi'], 'Evet, İrlandalı da'],
    [[BOTH, 'kaç tane etti'], 'Üç tane'],
    [['emma stone kaç oscar kazandı', 'hangileriyle'], "Aşıklar Şehri ve Zavallılar'la."],
    [['haluk bilginer emmy aldı mı', 'hangi diziyle'], "Şahsiyet'le."],
    [['yüzüklerin efendisi kaç film', 'hangi sırayla izlicem'], 'Çıkış sırasıyla git: '],
    [['avatar 3 çıktı mı', 'adı ne'], 'Avatar: Ateş ve Kül (2025)'],
    [['gora da kim oynuyor', 'devam filminin adı neydi'], 'A.R.O.G (2008)'],
    [['recep ivedik kaç film', 'sonuncusu hangisi'], 'Recep İvedik 7 (2022)'],
    [['brad pitt evli mi', 'angelina jolie ile hangi filmde tanıştı'], "Bay ve Bayan Smith'te."],
    [['vizontele nin devamı varmı', 'o da güzel mi'], 'Vizontele Tuuba'],
  ])('is gone on with: %j', async (said, words) => {
    expect((await last(...said))?.text).toContain(words);
  });

  it('is shown where examples are wanted', async () => {
    const turns = await converse(['film noir ne demek', 'örnek ver'], options);
    expect(turns.at(-1)?.calls).toEqual([
      ['showFilm', { title: 'Malta Şahini' }],
      ['showFilm', { title: 'Çifte Tazminat' }],
    ]);
  });

  it('is told of the cards, too, by name', async () => {
    expect((await last('mahkeme filmi', '12 öfkeli adam dedikleri bu mu'))?.text).toMatch(
      /^(?:Evet|Hayır), /u,
    );
  });

  it.each([
    [['tarık akan ne zaman öldü', 'son filmi hangisiydi'], 'Deli Deli Olma'],
    [['korku filmi öner', 'kaç tane var'], ''],
    [['titanik kaç oscar aldı', 'kim oynuyor'], 'DiCaprio'],
  ])('is not meant by whatever follows: %j', async (said, words) => {
    const text = (await last(...said))?.text ?? '';
    expect(text).toContain(words);
    expect(text).not.toMatch(/onlardan biri|On birer/u);
  });
});

describe('cinema as a whole', () => {
  it.each([
    ['oscar ne zaman veriliyor', 'mart'],
    ['yönetmen ile yapımcı arasındaki fark nedir', 'Yapımcı'],
    ['korku ile gerilim farkı ne', 'gerilim'],
    ['spiderman i kaç kişi oynadı', 'Andrew Garfield'],
    ['la casa de papel film mi dizi mi', 'Dizi'],
    ['oscar alan türk filmi var mı', 'yok'],
    ['batman marvel mi', "Hayır, o DC'nin"],
    ['bu sene oscar kime gitti', 'töreninde en iyi film'],
    ['çağan ırmak yeni film yaptı mı', 'Bizi Hatırla (2018)'],
    ['oppenheimer ile barbie aynı gün çıkmıştı ya, hangisi daha yüksek puan aldı', 'Oppenheimer'],
  ])('is told of: “%s”', async (said, words) => {
    expect((await last(said))?.text).toContain(words);
  });

  it.each([
    'oscar almış film öner',
    'marvel filmi var mı',
    'korku gerilim öner',
    '2023te çıkan iyi filmler neydi',
  ])('is not told of where films are wished: “%s”', async (said) => {
    expect((await last(said))?.calls[0]?.[0]).toBe('recommendFilms');
  });
});
