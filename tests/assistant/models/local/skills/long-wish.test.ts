import { describe, expect, it } from 'vitest';

import { converse } from '../converse.ts';

const calls = async (...said: string[]) => (await converse(said)).at(-1)?.calls ?? [];

describe('a story that is told around a wish', () => {
  it.each([
    [
      'ya şimdi nöbetten çıktım 24 saattir ayaktayım gözüm açık yatıyorum, beni yormayan basit bir komedi olsun, bi buçuk saati de geçmesin',
      { genres: ['Komedi'], maxDuration: 90 },
    ],
    [
      'hocam selamlar tır şoförüyüm sıradayım kıpırdamadı, muhabbeti bitirdik, şöyle bir gerilim olsa, Titanik falan izledim ama eski de olmasın 2000den sonrası olsun',
      { genres: ['Gerilim'], minYear: 2000 },
    ],
    [
      'eşim işten geç gelecek dedi ben de çayı demledim oturdum bekliyorum, aklıma da bir şey gelmiyor, bana güzel bir dram bul da ağlayalım',
      { genres: ['Drama'] },
    ],
    [
      'ben normalde film izlemem akşamları maç konsol takılırım ama sevgilim film istiyor bu akşam, basketbolla ilgili bir film olsa hem ben sıkılmam hem o, iki saati de geçmese',
      { themes: ['basketbol'], maxDuration: 120 },
    ],
  ])('is one wish, whatever occurs in it: “%s”', async (said, wishes) => {
    expect(await calls(said)).toEqual([['recommendFilms', expect.objectContaining(wishes)]]);
  });

  it.each([
    'off ne gündü ya metrobüste iki saat ayakta kaldım yağmur yağdı patron bağırdı, öyle dertleşmek istedim, film falan bakacak halim de yok',
    'bugün çok garip bir gündü, sabah erkenden kalktım, otobüsü kaçırdım, sonra ofiste herkes bana baktı, neyse geçti gitti işte',
  ])('is none where nothing is wished: “%s”', async (said) => {
    expect(await calls(said)).toEqual([]);
  });

  it('leaves a deed alone that is ordered in it', async () => {
    expect(
      await calls(
        "hanımla oturduk çayımızı içtik sonra da koltuğa kurulduk Titanik'e baktık, ikimiz de bayıldık, onu favorilerime ekle sana zahmet, sonra yine bakarız",
      ),
    ).toContainEqual(['addFavourite', { title: 'Titanik' }]);
  });
});

describe('two who watch', () => {
  it('wish apart in a few words, and in a story only where both are to be pleased', async () => {
    expect(await calls('ben korku istiyorum sevgilim komedi')).toEqual([['filmsForTwo', expect.anything()]]);
    const story =
      'kuzenimle iddiaya girdik o diyor ki bilim kurgu sıkıcıdır ben olmaz diyorum, bize güzel bir bilim kurgu göster de sussun şu';
    expect(await calls(story)).toEqual([
      ['recommendFilms', expect.objectContaining({ genres: ['Bilim Kurgu'] })],
    ]);
    const both =
      'kardeşimle yarım saattir kavga ediyoruz ne izleyeceğiz diye, o korku istiyor ben komedi istiyorum, ikimizin de gönlü olsun artık';
    expect(await calls(both)).toEqual([['filmsForTwo', expect.anything()]]);
  });
});
