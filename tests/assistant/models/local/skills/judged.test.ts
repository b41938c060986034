import { describe, expect, it } from 'vitest';

import { converse, lastWords } from '../converse.ts';

const callsOn = async (...said: string[]) => (await converse(said)).at(-1)?.calls;

describe('what wants no film', () => {
  it.each([
    'malazgirt savaşı hangi yıl',
    'beni yarın 7de uyandır',
    'sağ ol kral',
    'hahahah öldüm gülmekten',
    'günaydıııın',
    'nasıl bir gün olduğunu bilmeden uyandım',
    '😂😂😂',
    'excelde toplama nasıl yapılır',
    'pythonda for döngüsü',
    'yarın akşam 8de film izlemeyi hatırlat',
    'full hd izle linki at',
    'son depremler',
    'araba muayenesi',
    'uzaylılar var mı',
    'isim önerisi',
    'sevgilin var mı',
    'seni özledim',
  ])('calls no tool on “%s”', async (said) => {
    expect(await callsOn(said)).toEqual([]);
  });

  it('is met with sympathy and an offer where somebody says how they are', async () => {
    const [turn] = await converse(['yarın ehliyet sınavım var elim ayağım titriyor']);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/güzel geçsin|umarım|Bol şans/u);
    expect(turn?.text).toContain('film');
  });

  it.each([
    ['yarın akşam 8de film izlemeyi hatırlat', 'Hatırlatma'],
    ['full hd izle linki at', 'bağlantı'],
    ['mubide ne var bu ay', 'platform'],
  ])('is declined plainly with the nearest thing that can be done: “%s”', async (said, named) => {
    expect(await lastWords([said])).toContain(named);
  });

  it('does not stand against a request in so many words, a title or a known mood', async () => {
    expect(await callsOn('komedi filmi öner')).toEqual([['recommendFilms', { genres: ['Komedi'] }]]);
    expect(await callsOn('Titanik')).toEqual([['showFilm', { title: 'Titanik' }]]);
    expect(await callsOn('bugün çok mutluyum')).toEqual([['recommendFilms', { genres: [], mood: 'happy' }]]);
  });
});

describe('words of films in what wants none', () => {
  it.each([
    'gerilim trafosu evin yanında tehlikeli mi',
    'aksiyon kamerasının pili kaç saat gider',
    'görümcemle soğuk savaş halindeyiz ne yapayım',
    'sinema salonunda kola niye bu kadar pahalı',
    'ilk yerli animasyon filmi hangisiydi',
    'filmlerde kurşun izini nasıl yapıyorlar',
    'robin williams hangi hastalıktan öldü',
    'senin ağladığın film oldu mu',
    'romantik bir otel önerir misin bodrumda',
    'macera parkının biletleri nerede satılıyor',
    'dram dersi için konservatuvara nasıl girilir',
    'ablama mesaj yaz film başlıyor de',
  ])('call no tool: “%s”', async (said) => {
    expect(await callsOn(said)).toEqual([]);
  });

  it.each([
    'gerilimi bol bir şey olsun',
    'ofiste geçen bir dram arıyorum',
    'soğuk savaş zamanından casus filmi',
    'macera dolu bir şey var mı',
    'oscar almış romantik film',
    'üniversitede geçen komedi lazım',
    'yerli fantastik diye bir şey var mı',
    'kore sinemasından ne izlenir',
  ])('do not stand against a wish in the same words: “%s”', async (said) => {
    expect((await callsOn(said))?.[0]?.[0]).toBe('recommendFilms');
  });
});

describe('a theme in few words', () => {
  it.each(['zombi', 'uzaylı var mı', 'denizde geçsin', 'samuray ninja', 'köpekli'])(
    'is a wish where nothing stands beside it, or what is said of films: “%s”',
    async (said) => {
      expect((await callsOn(said))?.[0]?.[0]).toBe('recommendFilms');
    },
  );
});

describe('good news', () => {
  it.each([
    'sınavı geçtim!!!',
    'terfi aldımmm',
    "kpss'yi kazandım",
    'işe girdim',
    'dun gece teklif etti evet dedim',
    'eşim hamile inanamıyorum',
    'torunum doğdu bu sabah 3 kilo 200 gram',
    'kızımız oldu ismini sinemadan koyalım',
    'ablam evlendi bugün',
    'tezimi savundum bitti',
    'ev aldık sonunda anahtar elimizde',
    'babam taburcu oldu çok şükür',
  ])('is met with joy and an offer: “%s”', async (said) => {
    const [turn] = await converse([said]);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/güzel|harika|tebrik|sevindim|kutla|hayırlı|mutlu|gözün aydın/iu);
    expect(turn?.text).toMatch(/film/u);
  });

  it('with a yes brings the films that were offered', async () => {
    for (const yes of ['olur', 'olur bul bakalım']) {
      const turn = (await converse(['amca oldum', yes])).at(-1);
      expect(turn?.calls, yes).toEqual([['recommendFilms', { genres: [], mood: 'happy' }]]);
    }
  });

  it.each([
    ['ev aldık, kutlamalık bir film öner', /hayırlı|tebrik/iu],
    ['mülakattan elendim bir komedi aç', /üzüldüm|haklısın/iu],
    ['patronum herkesin önünde azarladı beni, aksiyon ver', /haklısın|hak etmez/iu],
    ['abim temelli gitti, bir komedi öner', /kavuş/u],
    ['kpss molası verdim, bir komedi öner', /Kolay gelsin/u],
    ['ygs çalışıyorum ara verdim, bir komedi öner', /Kolay gelsin/u],
  ])('a word is said of it above the films: “%s”', async (said, word) => {
    const [turn] = await converse([said]);
    expect(turn?.calls[0]?.[0]).toBe('recommendFilms');
    expect(turn?.text).toMatch(word);
  });

  it.each([
    'bu filmi annemle Konak Sinemasında izlemiştik biliyor musun',
    'dedem sinemayı çok severdi, bizi hep götürürdü',
    "rahmetli eşimle ilk buluşmamızda Titanik'e gitmiştik",
  ])('a memory is met warmly: “%s”', async (said) => {
    const [turn] = await converse([said]);
    expect(turn?.calls).toEqual([]);
    expect(turn?.text).toMatch(/anı|o günler/u);
  });

  it('with a wish brings films', async () => {
    const calls = await callsOn('terfi aldım kutlamak için komedi öner');
    expect(calls?.[0]?.[0]).toBe('recommendFilms');
  });
});

describe('idioms and situations', () => {
  it.each([
    ['gözlerimden yaş gelene kadar gülmek istiyorum', { genres: ['Komedi'] }],
    ['4 kişiyiz herkesin zevki farklı', { genres: [] }],
    ['gersin', { genres: ['Gerilim'] }],
    ['güldürsün', { genres: ['Komedi'] }],
  ])('are a wish: “%s”', async (said, wishes) => {
    const calls = await callsOn(said);
    expect(calls?.[0]?.[0]).toBe('recommendFilms');
    expect(calls?.[0]?.[1]).toMatchObject(wishes);
  });
});

it('asks one short question where neither reader is sure', async () => {
  expect(await lastWords(['zxqw vbnm rtyu'])).toMatch(/\?$/u);
});
