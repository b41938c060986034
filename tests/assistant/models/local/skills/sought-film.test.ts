import { describe, expect, it } from 'vitest';

import { createCatalogue } from '#composition/catalogue.ts';
import { loadCatalogue, loadMemories } from '#films/catalogue.ts';
import { converse } from '../converse.ts';

const catalogue = await loadCatalogue();
const { recall } = createCatalogue(catalogue, { memories: loadMemories });
const turnAfter = async (...said: string[]) => {
  const turn = (await converse(said, { catalogue, recall })).at(-1);
  expect(turn?.calls.map(([tool]) => tool)).not.toContain('recommendFilms');
  return turn?.text;
};

describe('a film that is looked for by what is remembered of it', () => {
  it.each([
    ['hani o mavi insanlı film', 'Avatar (2009)'],
    ['cem yılmazın uzaya gittiği film', 'G.O.R.A.'],
    ['leonardo dicaprionun ayıyla kavga ettiği film', 'Diriliş (2015)'],
    ['yapay zekaya aşık olan adamın filmi', 'Aşk (2013)'],
    [
      'çocuğu unutup tatile gidiyolar hırsızların kafasına ütü düşürüyo, ismi aklıma gelmedi birden',
      'Evde Tek Başına',
    ],
    ['bi velet vardı ölüleri görüyom diyodu doktoru da... neyse söylemim, adı neydi onun', 'Altıncı His'],
    ['cem yılmaz halıcıydı uzaylılar kaçırıyodu o hangisiydi usta', 'G.O.R.A.'],
    ['bi uzay filmi vardı hani kitaplığın arkasından kızına bakıyodu', 'Yıldızlararası'],
  ])('is named, alone or among three: %s', async (said, title) => {
    expect(await turnAfter(said)).toContain(title);
  });

  it.each([
    [
      'korku filmi demeyin. Benim aradığım: adamın hafızası kayboluyor, vücuduna dövme yaptırıyordu',
      'Akıl Defteri',
    ],
    [
      "Bir gemi batıyordu demeyin. Benim aradığım: piyanist Yahudi bir adam, Varşova'da yıkıntılarda saklanıyor, Alman subayına Chopin çalıyor.",
      'Piyanist',
    ],
    [
      'aklı çocuk gibi kalmış bi baba vardı hapse atıyolardı, kızını gizlice koğuşa sokuyolardı, Aras Bulut oynuyodu, neydi o',
      '7. Koğuştaki Mucize',
    ],
  ])('is found whatever it is said not to be, and whoever plays in it: %s', async (said, title) => {
    expect(await turnAfter(said)).toContain(title);
  });

  it.each([
    'ihtiyar bir adam evini balonlarla uçuruyordu, yanında şişmanca izci bir çocuk vardı, torunumla izlemiştik ismini söyleyiver',
    'yaşlı adam evini balonlarla uçuruyordu izci çocuk vardı, adını söyler misin',
    'yaşlı bi adam evini balonlarla uçuruyordu, izci bir çocuk da kapıya geliyordu, şelaleye gidiyorlardı, neydi o yahu',
    'yaşlı bir adam evini balonlarla uçuruyordu, izci çocuk da onunla şelaleye gidiyordu, bizde ne diye geçiyordu adı',
  ])('is asked for by its name, in however long a story: %s', async (said) => {
    expect(await turnAfter(said)).toContain('Yukarı Bak');
  });

  it('is wished where some are looked for, whoever praises them', async () => {
    const said = 'kore yapımı suç filmi bakıyorum, öğretmenler odasında övüp duruyorlar';
    const [turn] = await converse([said], { catalogue, recall });
    expect(turn?.calls[0]).toMatchObject(['recommendFilms', { genres: ['Suç'], countries: ['Güney Kore'] }]);
  });

  it('is said not to be found where most of a long story is unknown', async () => {
    const story = 'bi savaş filmi vardı adam silah taşımıyo ama herkesi kurtarıyo sırtında, dindar bi asker';
    expect(await turnAfter(story)).toContain('çıkaramadım');
  });

  it.each([
    [
      'az önce annemle konuşuyorduk, tv de izlemiştik hani kız trende bi adamla tanışıyo viyanada iniyorlar sabaha kadar yürüyorlardı, filmin adı neydi ya çatlıycam',
      'Gün Doğmadan',
    ],
    [
      'lan hani felçli zengin adama bakıcılık yapıyodu siyahi genç, yamaç paraşütü falan, o hangisi',
      'Can Dostum',
    ],
    ['evini balonlarla uçuran yaşlı adam izci çocuk karısı ölüyodu gözüm dolmuştu, adı ne', 'Yukarı Bak'],
  ])('is found in however long a story: %s', async (said, title) => {
    expect(await turnAfter(said)).toContain(title);
  });

  it.each([
    [
      'kuzenin evinde gördüm kadın hafızasını sildiriyodu sevgilisi de sildiriyo, o tarz hüzünlü bi aşk filmi aç bana',
      { similarTo: 'Sil Baştan', genres: ['Romantik'] },
    ],
    [
      'tatilde televizyonda denk geldim bi çocuk evde tek kalıyodu hırsızlara tuzak kuruyodu, ona benzer komik bi şey arıyorum iki saati geçmesin',
      { similarTo: 'Evde Tek Başına', genres: ['Komedi'], maxDuration: 120 },
    ],
  ])('is what others should be like: %s', async (said, wishes) => {
    const turn = (await converse([said], { catalogue, recall })).at(-1);
    expect(turn?.calls).toEqual([['recommendFilms', expect.objectContaining(wishes)]]);
  });

  it('is gone on from: its sequel', async () => {
    expect(await turnAfter('cem yılmazın uzaya gittiği film', 'ikincisi de vardı onun neydi adı')).toContain(
      'A.R.O.G',
    );
  });
});

it('what is asked after a long series was listed is of the series', async () => {
  expect(await turnAfter('harry potter serisi kaç film', 'toplam kaç saat')).toContain('Hepsi arka arkaya');
  expect(await turnAfter('harry potter serisi kaç film', 'yönetmeni kim')).toContain('Chris Columbus');
});
