import { describe, expect, it } from 'vitest';

import { createCatalogue } from '#composition/catalogue.ts';
import { loadCatalogue, loadMemories } from '#films/catalogue.ts';
import { converse, lastWords } from '../converse.ts';

const catalogue = await loadCatalogue();
const { recall } = createCatalogue(catalogue, { memories: loadMemories });
const callAfter = async (said: string) => (await converse([said], { catalogue, recall })).at(-1)?.calls[0];

describe('two tastes that are told', () => {
  it.each([
    [
      'eşim savaş filmi sever ben dram, çocuk uyanmadan orta yol bul bize hadi',
      { mine: { genres: ['Drama'] }, theirs: { genres: [], themes: ['savaş'] } },
    ],
    [
      'ben kore aşk filmi istiyorum babam illa kovboy diyo tv tek bizi bi yerde buluştur',
      {
        mine: { genres: ['Romantik'], countries: ['Güney Kore'] },
        theirs: { genres: [], themes: ['kovboy'] },
      },
    ],
    [
      'kuzen korkudan başkasına bakmaz ben komediciyim kumandayı denize atmadan bi orta yol bul',
      { mine: { genres: ['Komedi'] }, theirs: { genres: ['Korku'] } },
    ],
    [
      'manita romantik komedi diye tutturdu ben korku insanıyım ortak nokta bul',
      { mine: { genres: ['Korku'] }, theirs: { genres: ['Romantik', 'Komedi'] } },
    ],
    [
      'ev arkadaşım marvelci ben nuri bilge ceylan insanıyım bize ortak bi film bul',
      { mine: { people: ['Nuri Bilge Ceylan'] }, theirs: { studios: ['Marvel'] } },
    ],
    [
      'ev arkadaşım emre korku sever, ben korkudan nefret ederim komedi adamıyım. ikimize birden film çıkar mı',
      { mine: { genres: ['Komedi'], avoidTones: ['korkutucu'] }, theirs: { genres: ['Korku'] } },
    ],
    [
      'oda arkadasim anime diyo baska bisi demiyo ben suc filmi istiyom ortak bi payda bul bize',
      { mine: { genres: ['Suç'] }, theirs: { genres: ['Animasyon'], countries: ['Japonya'] } },
    ],
    [
      'nişanlımla film seçmekten bıktık. bu mafya suç falan seviyo oturup replik okuyo, ben neşeli animasyon insanıyım. ikimizin de surat asmayacağı bi film çıkar mı senden',
      { mine: { genres: ['Animasyon'] }, theirs: { genres: ['Suç'], themes: ['mafya'] } },
    ],
    [
      'ben korkucuyum meltem romantik kız, ikimizi aynı koltukta tutacak ne var',
      { mine: { genres: ['Korku'] }, theirs: { genres: ['Romantik'] }, names: { theirs: 'Meltem' } },
    ],
    [
      'ev arkadaşım sadece korku izler ben animasyondan şaşmam, ikimizi aynı koltukta tutacak bi şey mümkün mü yoksa arabulucu mu atıyoruz',
      { mine: { genres: ['Animasyon'] }, theirs: { genres: ['Korku'] } },
    ],
    [
      'annem eski aşk filmlerine bayılır ben bilim kurgu dışında hiçbir şeye odaklanamıyorum bu akşam ikimizin zevkini buluştur',
      { mine: { genres: ['Bilim Kurgu'] }, theirs: { genres: ['Romantik'] } },
    ],
  ])('meet, whatever is told beside them: %s', async (said, input) => {
    expect(await callAfter(said)).toMatchObject(['filmsForTwo', input]);
  });

  it.each([
    [
      'eniştem futbol hastası hanım aşk filmi der, ikisine de olsun',
      {
        mine: { themes: ['futbol'] },
        theirs: { genres: ['Romantik'] },
        names: { mine: 'Enişten', theirs: 'Hanım' },
      },
    ],
    [
      'kayınbaba kovboy der kayınvalide aşk filmi der bayramda ikisini de küstürmicek ne açayım',
      { mine: { themes: ['kovboy'] }, theirs: { genres: ['Romantik'] } },
    ],
    [
      'anam eski komedilere güler gelin de polisiye ister, ikisini de idare edecek bir film',
      {
        mine: { genres: ['Komedi'] },
        theirs: { genres: ['Suç'] },
        names: { mine: 'Annen', theirs: 'Gelin' },
      },
    ],
    [
      'oğlan korku filmi istiyo anası animasyon seviyo napcaz ikisini ortada buluştur',
      { mine: { genres: ['Korku'] }, theirs: { genres: ['Animasyon'] } },
    ],
    [
      'anası dram ister babası aksiyon diyor ikisini de küstürmeyecek film',
      { mine: { genres: ['Drama'] }, theirs: { genres: ['Aksiyon'] } },
    ],
    [
      'dayım western der teyzem müzikal der, ikisini de memnun edecek film',
      { mine: { themes: ['western'] }, theirs: { themes: ['müzikal'] }, names: { theirs: 'Teyzen' } },
    ],
    [
      'dedem kovboy babaannem türkan şoray. ikisini de oturtcak film bulsan elini öperim',
      {
        mine: { themes: ['kovboy'] },
        theirs: { people: ['Türkan Şoray'] },
        names: { mine: 'Deden', theirs: 'Babaannen' },
      },
    ],
    [
      'babam siyaset konuşulan filmleri açar, annem evlenme barışma olsun der, kavga çıkmadan ikisi de otursun',
      {
        mine: { themes: ['siyaset'] },
        theirs: { themes: ['düğün'] },
        names: { mine: 'Baban', theirs: 'Annen' },
      },
    ],
    [
      'oğlan minecraft, kız barbie, pazar sabahı ikisini susturcak',
      {
        mine: { genres: ['Animasyon', 'Macera'] },
        theirs: { similarTo: 'Barbie' },
        names: { mine: 'Oğlan', theirs: 'Kız' },
      },
    ],
    [
      'bizim ikizlerin biri dinozor biri prenses',
      {
        mine: { themes: ['dinozor'] },
        theirs: { themes: ['prenses'] },
        names: { mine: 'Biri', theirs: 'Öbürü' },
      },
    ],
    [
      'gelinim fransız, oğlum adanalı. kız sanat filmi ister bizimki aksiyon. ikisine bir sofra kur',
      { theirs: { genres: ['Aksiyon'] }, names: { mine: 'Kız', theirs: 'Bizimki' } },
    ],
    [
      'elif dram, mert parkur. onlar için seçilecek',
      {
        mine: { genres: ['Drama'] },
        theirs: { genres: ['Aksiyon'] },
        names: { mine: 'Elif', theirs: 'Mert' },
      },
    ],
    [
      'alt ranza spor filmi üst ranza fantastik diye tutturdu kavgayı bitir hocam',
      { theirs: { genres: ['Fantastik'] }, names: { mine: 'Alt ranza', theirs: 'Üst ranza' } },
    ],
    [
      'annem hint filmlerinde dans arıyo oğlu bilim kurgu, ikisini de küstürmeyelim',
      {
        mine: { countries: ['Hindistan'] },
        theirs: { genres: ['Bilim Kurgu'] },
        names: { mine: 'Annen', theirs: 'Oğlu' },
      },
    ],
    [
      'ali amca komedi sever, noter hanım paris filmi der. onlara bir film',
      { theirs: { themes: ['paris'] }, names: { mine: 'Ali amca', theirs: 'Noter hanım' } },
    ],
    [
      'annem dram ister babam western, ortak film',
      {
        mine: { genres: ['Drama'] },
        theirs: { themes: ['western'] },
        names: { mine: 'Annen', theirs: 'Baban' },
      },
    ],
  ])('of two others are theirs by name: %s', async (said, input) => {
    expect(await callAfter(said)).toMatchObject(['filmsForTwo', input]);
  });

  it('of two others are answered with films for them, and not for who asks', async () => {
    expect(await lastWords(['dedem korku sever babaannem romantik, ikisine film'])).toMatch(
      /[İi]kisi(?:ne|ni|nin)/u,
    );
  });

  it('are met in films for the younger one', async () => {
    const said = '5 yaşındaki oğlum dinozor ister 8 yaşındaki kızım prenses, ikisine film';
    expect(await callAfter(said)).toMatchObject([
      'filmsForTwo',
      { mine: { themes: ['dinozor'], maxAge: 5 }, theirs: { themes: ['prenses'], maxAge: 5 } },
    ]);
  });

  it.each([
    [
      'hanımla zevkimiz taban tabana zıt, o korkudan yorganın altına girer ama yine de cinli ister, ben komediciyim, birlikte ürkelim',
      { mine: { genres: ['Komedi'] }, theirs: { themes: ['cin'] }, names: { theirs: 'Hanım' } },
    ],
    [
      'oğlum ergen korku peşinde, ben kalp hastasıyım heyecan yasak. ana oğul beraber izlememiz mümkün mü sence',
      { mine: { avoidThemes: ['heyecanlı'] }, theirs: { genres: ['Korku'] }, names: { theirs: 'Oğlun' } },
    ],
  ])('are met where somebody tells of the other one in passing: %s', async (said, input) => {
    expect(await callAfter(said)).toMatchObject(['filmsForTwo', input]);
  });

  it.each([
    'anneme dram öner babam sevmez',
    'abi korku bul ben komedi sevmem',
    'abimle ikimiz gerilim severiz',
    'kızım aksiyon sever',
    'anam babam korku filmi izlemek istiyor',
    'annem de babam da komedi sever, ikisine de uyan bir film',
    'ana karakteri kadın olan bir korku, dram da olabilir',
    'korku dışında bir şey öner annem korkar',
    'baba polis oğul suçlu film var mı',
    'bir kız ve bir oğlan yaz aşkı filmi',
    'kadın intikam alsın adam komik olsun',
    'ahmet kural murat cemcir komedisi',
    'hala korku mu izliyoruz ben komedi istiyorum',
    'oğlum okulda kavga etmiş kızım dram yapıyor, komedi aç',
  ])('are no pair where one asks, is written to or is in a film: %s', async (said) => {
    expect((await callAfter(said))?.[0]).not.toBe('filmsForTwo');
  });

  it.each(['eşim de annem de romantik film sever', 'hanım dizi izlerken annem romantik film istedi'])(
    'are none where both want the same, or one wants nothing: %s',
    async (said) => {
      expect(await callAfter(said)).toMatchObject(['recommendFilms', { genres: ['Romantik'] }]);
    },
  );
});
