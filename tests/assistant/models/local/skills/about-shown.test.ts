import { describe, expect, it } from 'vitest';

import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';
import { converse, lastWords } from '../converse.ts';

/** Three dramas: a short funny old one, a long sad true one, a recent gory one that is the second of its series. */
const catalogue = [
  aCatalogueFilm({
    title: 'Neşeli Ev',
    originalTitle: 'Neşeli Ev',
    year: 1976,
    duration: 90,
    rating: 8.1,
    genres: ['Drama'],
    director: 'Ertem Eğilmez',
    actors: ['Kemal Sunal', 'Adile Naşit'],
    origin: 'yerli',
    countries: ['Türkiye'],
    ageRating: 7,
    plot: 'Bir evde iki aile yaşar. Herkes birbirine karışır. Sonra barışırlar.',
    judgement: aJudgement({ laugh: 3, warm: 3 }, { pace: 3, fame: 5, rightFor: ['ebeveyn'] }),
  }),
  aCatalogueFilm({
    title: 'Uzun Yas',
    originalTitle: 'Long Grief',
    year: 2004,
    duration: 171,
    rating: 8.8,
    genres: ['Drama'],
    director: 'Jane Doe',
    actors: ['John Roe', 'Mary Major'],
    ageRating: 13,
    plot: 'Bir anne oğlunu arar.',
    judgement: aJudgement(
      { cry: 3, heavy: 3 },
      { pace: 1, trueStory: true, ending: 'dark', awards: ['oscar-film'] },
    ),
  }),
  aCatalogueFilm({
    title: 'Kızıl Gece 2',
    originalTitle: 'Red Night 2',
    year: 2019,
    duration: 110,
    rating: 6.4,
    genres: ['Drama'],
    director: 'Max Mustermann',
    actors: ['John Roe', 'Ann Other'],
    ageRating: 18,
    plot: 'Gece uzundur.',
    judgement: aJudgement(
      { fear: 2, tense: 3 },
      { gore: 3, sex: 2, language: 3, series: { name: 'Kızıl Gece', place: 2 } },
    ),
  }),
  aCatalogueFilm({
    title: 'Kızıl Gece 3',
    originalTitle: 'Red Night 3',
    year: 2022,
    duration: 100,
    rating: 5.9,
    genres: ['Korku'],
    judgement: aJudgement({}, { series: { name: 'Kızıl Gece', place: 3 } }),
  }),
];
const held = { favourites: [] };
const answer = (...texts: string[]) => lastWords(['dram öner', ...texts], { catalogue, held });
const calls = async (...texts: string[]) =>
  (await converse(['dram öner', ...texts], { catalogue, held })).at(-1)?.calls;

describe('the films on the screen are ranked', () => {
  it.each([
    ['bunlardan hangisi daha komik', 'En komiği Neşeli Ev; kahkahası bol.'],
    ['en kısası hangisi', 'En kısası Neşeli Ev: 1 saat 30 dakika.'],
    ['en yenisi', 'En yenisi Kızıl Gece 2: 2019.'],
    ['puanı en yüksek olan', 'En yüksek puanlısı Uzun Yas: 8,8.'],
    ['hangisi ağlatır', 'En hüzünlüsü Uzun Yas; mendilini hazırla.'],
    [
      'hangisi daha az kanlı',
      "Neşeli Ev ile Uzun Yas aynı ölçüde az kanlı; ben olsam Uzun Yas'tan başlardım, aralarında en dokunaklı o, en çok beğenilen de o.",
    ],
    ['ilk ikisinden hangisi daha yeni', 'En yenisi Uzun Yas: 2004.'],
    ['hangisi daha romantik', 'Hepsi'],
  ])('%s', async (said, wanted) => {
    expect(await calls(said)).toEqual([]);
    expect(await answer(said)).toContain(wanted === 'Hepsi' ? 'Üçü de aynı ölçüde romantik' : wanted);
  });

  it('so that the first is the one spoken of', async () => {
    expect(await calls('en kısası hangisi', 'bunu izledim')).toEqual([
      ['markWatched', { title: 'Neşeli Ev' }],
    ]);
  });

  it.each(['en komik film öner', 'daha komik', 'en kısasını aç', 'en kısasını favorilere ekle'])(
    'but not where something is to be done: %s',
    async (said) => expect(await calls(said)).not.toEqual([]),
  );
});

describe('what the films on the screen are', () => {
  it.each([
    ['hangileri gerçek hikaye', 'Uzun Yas gerçek bir hikâyeye dayanıyor; Neşeli Ev ve Kızıl Gece 2 kurgu'],
    ['ödül alanı var mı bunların', 'Uzun Yas büyük ödül almış'],
    [
      'hangisinde küfür yok',
      'Kızıl Gece 2 bolca küfür içeriyor; Neşeli Ev ve Uzun Yas ağır küfür içermiyor.',
    ],
    ['bunlar yerli mi', 'Neşeli Ev yerli'],
    ['annemle izlenir mi bunlar', 'annenle izlenir, ilk tercihim Neşeli Ev. Kızıl Gece 2 açık sahneli'],
    ['8 yaşındaki çocukla hangisi izlenir', 'Çocukla en uygunu Neşeli Ev.'],
    ['hangisinde John Roe oynuyor', 'John Roe, Uzun Yas ve Kızıl Gece 2 kadrosunda.'],
    ['bunların puanı kaç', 'Neşeli Ev: 8,1; Uzun Yas: 8,8; Kızıl Gece 2: 6,4.'],
    ['sonu kötü mü ikincinin', 'Uzun Yas karanlık bitiyor'],
    ['üçüncünün devamı var mı', 'Evet, devamı Kızıl Gece 3 (2022).'],
    ['ilkinin devamı var mı', 'bildiğim bir devamı yok'],
    ['ikincinin özgün adı ne', "Uzun Yas'ın özgün adı Long Grief."],
  ])('%s', async (said, wanted) => {
    expect(await answer(said)).toContain(wanted);
    expect(await calls(said)).toEqual([]);
  });
});

describe('a fact of one film comes with its card', () => {
  it.each([
    ['ilkinin konusu ne', 'Neşeli Ev: Bir evde iki aile yaşar. Herkes birbirine karışır.'],
    ['ilki kaç dakika', 'Neşeli Ev 1 saat 30 dakika sürüyor.'],
    ['birincide kim oynuyor', "Neşeli Ev'de Kemal Sunal ve Adile Naşit oynuyor."],
    ['ilkini kim yönetmiş', "Neşeli Ev'i Ertem Eğilmez yönetti."],
    ['ilki kaç yaşa uygun', 'Neşeli Ev 7 yaş ve üstü için.'],
    ['ilki 15 yaşa uygun mu', 'Evet, Neşeli Ev 15 yaşa uygun.'],
    ['ilk film çocuklara uygun mu', 'Evet, Neşeli Ev çocuklara uygun (7 yaş ve üstü).'],
    ['ilki nasıl', 'Neşeli Ev: Bir evde iki aile yaşar. Bence kesin izle: hem güldürüyor hem iç ısıtıyor.'],
  ])('%s', async (said, wanted) => {
    expect(await calls(said)).toEqual([['showFilm', { title: 'Neşeli Ev' }]]);
    expect(await answer(said)).toContain(wanted);
  });

  it('once it is settled which is meant', async () => {
    expect(await answer('konusu ne')).toBe('Hangisini soruyorsun: Neşeli Ev, Uzun Yas ya da Kızıl Gece 2?');
    expect(await answer('konusu ne', 'ikincinin')).toContain('Bir anne oğlunu arar.');
  });
});

describe('what was shown is gone on from', () => {
  it('to other films of its people, without itself', async () => {
    const input = { genres: [], people: ['Jane Doe'], excludeTitles: ['Uzun Yas'] };
    expect(await calls('ikincinin yönetmeninin başka filmi')).toEqual([['recommendFilms', input]]);
    expect(await calls('bunun yönetmeninin diğer filmleri', 'ikincinin')).toEqual([
      ['recommendFilms', input],
    ]);
    expect(await calls('ilk filmi aç', 'aynı oyuncunun başka filmi')).toEqual([
      ['recommendFilms', { genres: [], people: ['Kemal Sunal'], excludeTitles: ['Neşeli Ev'] }],
    ]);
  });

  it('to films like several of it', async () => {
    expect(await calls('1 ve 3 ü beğendim onlara benzer')).toEqual([
      ['recommendFilms', { genres: [], similarTo: 'Neşeli Ev', alsoSimilarTo: ['Kızıl Gece 2'] }],
    ]);
  });
});

describe('a question about films at large', () => {
  it.each(['savaş filmi var mı', 'peki komedi var mı', 'iyi bir korku var mı', 'bu akşam ne izlesem'])(
    'is a wish for others: %s',
    async (said) => expect((await calls(said))?.[0]?.[0]).toBe('recommendFilms'),
  );

  it.each([
    ['aralarında komedi var mı', 'Bunların hiçbiri öyle değil.'],
    ['90lardan olan hangisi', 'Bunların hiçbiri öyle değil.'],
    ['ikincinin bütçesi kaç', 'bütçesini bilmem'],
  ])('and one among these is answered: %s', async (said, wanted) => {
    expect(await calls(said)).toEqual([]);
    expect(await answer(said)).toContain(wanted);
  });
});

describe('what is asked of one of the films on the screen', () => {
  it.each([
    ['ilk verdiğin kaç dakika sürer ki', 'Neşeli Ev', '1 saat 30'],
    ['ilk verdiğin filmin süresi', 'Neşeli Ev', '1 saat 30'],
    ['ikinci gösterdiğin neymiş', 'Uzun Yas', 'oğlunu arar'],
    ['bu sonuncu neymiş, spoi verme ama', 'Kızıl Gece 2', 'Gece uzundur'],
    ['ikinci siyah beyaz mı', 'Uzun Yas', 'renkli'],
    ['sonuncusu animasyon değil di mi', 'Kızıl Gece 2', 'animasyon değil'],
    ['ilki dizi mi film mi', 'Neşeli Ev', 'dizi değil'],
    ['ilki kemal sunallı olan mı', 'Neşeli Ev', 'Evet'],
    ['üçüncüye 5 üzerinden kaç verirsin', 'Kızıl Gece 2', 'puanı 6,4'],
    ['ikincide kim oynuyordu, kaç yapımıydı', 'Uzun Yas', '2004'],
    ['üçüncünün yönetmeni kimdi bir de kaç yılındaydı', 'Kızıl Gece 2', '2019'],
  ])('%s', async (text, title, words) => {
    const said = await answer(text);
    expect(said).toContain(title);
    expect(said).toContain(words);
  });

  it.each([
    'bizden bir şey yok mu',
    'ikisinin arası var mı renkli hızlı komik',
    'peki türk sinemasında bu akıma yakın ne var',
  ])('a wish in the form of a question stays a wish: %s', async (text) => {
    expect((await calls(text))?.map(([tool]) => tool)).toEqual(['recommendFilms']);
  });

  it('how long all of them are is added up', async () => {
    expect(await answer('hepsi kaç saat')).toContain('Hepsi arka arkaya 6 saat 11 dakika');
  });
});
