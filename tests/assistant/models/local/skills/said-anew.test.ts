import { describe, expect, it } from 'vitest';

import { callAfter, lastWords, wishesAfter } from '../converse.ts';

describe('what is taken back within one message', () => {
  it.each([
    ["70'ler dedim de yok 90'lar olsun, gerilim", { genres: ['Gerilim'], minYear: 1990, maxYear: 1999 }],
    ['komedi 2000lerden yok ya 2010lardan', { genres: ['Komedi'], minYear: 2010, maxYear: 2019 }],
    ['2015 sonrası desek, yok 2020 sonrası diyelim, gerilim', { genres: ['Gerilim'], minYear: 2020 }],
    ['yarım saat mi dedim pardon bir buçuk saat, animasyon', { genres: ['Animasyon'], maxDuration: 90 }],
    ['korku olsun, yok yok komedi', { genres: ['Komedi'] }],
    ['Kore filmi, pardon Japon filmi', { genres: [], countries: ['Japonya'] }],
    ['yabancı demişim, yerli olsun dram', { genres: ['Drama'], origin: 'yerli' }],
  ])('“%s”', async (said, wanted) => {
    expect(await wishesAfter(said)).toEqual(wanted);
  });

  it('is no refusal, and a refusal takes nothing back', async () => {
    expect(await wishesAfter('korku yok, komedi olsun')).toEqual({
      genres: ['Komedi'],
      excludeGenres: ['Korku'],
    });
    expect(await wishesAfter('yok yerli komedi')).toEqual({ genres: ['Komedi'], origin: 'yerli' });
  });

  it.each([
    ["Titanik'i favorilere ekle, yok Joker'i", ['addFavourite', { title: 'Joker' }]],
    ["izleme listeme Titanik'i ekle, yok pardon Joker'i ekle", ['addToWatchlist', { title: 'Joker' }]],
  ])('a film to do something with: “%s”', async (said, call) => {
    expect(await callAfter(said)).toEqual(call);
  });
});

describe('a bare number corrects the one before it', () => {
  it.each([
    [['en fazla 70 dakikalık komedi', 'yok 70 değil 90 yazacaktım'], { genres: ['Komedi'], maxDuration: 90 }],
    [['en fazla bir saatlik komedi', 'yok iki olsun'], { genres: ['Komedi'], maxDuration: 120 }],
    [['2010 sonrası gerilim', 'pardon 2015 diyecektim'], { genres: ['Gerilim'], minYear: 2015 }],
    [['puanı en az 7 olsun, dram', '7 değil 8'], { genres: ['Drama'], minRating: 8 }],
    [["70'lerden suç filmi", 'yok 70 değil 90'], { genres: ['Suç'], minYear: 1990, maxYear: 1999 }],
    [
      ['90 dakika civarı komedi', 'yok 120 olacaktı'],
      { genres: ['Komedi'], minDuration: 105, maxDuration: 135 },
    ],
    [['1990 2010 arası dram', 'yok 2010 değil 2005'], { genres: ['Drama'], minYear: 1990, maxYear: 2005 }],
    [
      ['en çok iki saatlik gerilim', 'en çok değil en az demek istedim'],
      { genres: ['Gerilim'], minDuration: 120 },
    ],
    [['2000 sonrası dram', 'en az değil en çok'], { genres: ['Drama'], maxYear: 2000 }],
  ])('%s', async (texts, wanted) => {
    expect(await wishesAfter(...texts)).toEqual(wanted);
  });

  it('or the stars that were just given', async () => {
    const turns = ["Titanik'e 4 yıldız ver", 'dört az oldu, beş yap'];
    expect(await callAfter(...turns)).toEqual(['rateFilm', { title: 'Titanik', year: 1997, stars: 5 }]);
  });

  it('means nothing where no number was said before', async () => {
    expect(await callAfter('yok 70 değil 90')).toBeUndefined();
    expect(await callAfter('komedi öner', 'yok 70 değil 90')).toBeUndefined();
  });
});

describe('what was told before is no wish', () => {
  it.each([
    ['dün seyrettiğimiz çok ağırdı, bu akşam komedi olsun', { genres: ['Komedi'] }],
    ['geçen hafta izlediğimiz korku filmiydi, bugün komedi', { genres: ['Komedi'] }],
    ['çok korkarım, korku dışında bir şey', { genres: [], excludeGenres: ['Korku'] }],
    ['dram kaldıracak halim yok, komedi olsun', { genres: ['Komedi'], excludeGenres: ['Drama'] }],
  ])('“%s”', async (said, wanted) => {
    expect(await wishesAfter(said)).toEqual(wanted);
  });
});

describe('a note taken back', () => {
  it('is the one that was just taken', async () => {
    expect(await callAfter('korku filmlerinden nefret ederim bunu hatırla', 'yok unut onu')).toEqual([
      'forget',
      { note: 'Korku' },
    ]);
  });

  it('is none where films are wished in the same breath', async () => {
    expect(await wishesAfter('dram öner', 'bunu unut, bambaşka: zombi filmi')).toEqual({
      genres: [],
      themes: ['zombi'],
    });
  });
});

describe('what no film is chosen by', () => {
  it.each([['dublajlı bir korku', { genres: ['Korku'] }, 'altyazı']])(
    'is said, and the rest of “%s” met',
    async (said, wanted, words) => {
      expect(await wishesAfter(said)).toEqual(wanted);
      expect(await lastWords([said])).toContain(words);
    },
  );
});

describe('who wants no film', () => {
  it('is listened to', async () => {
    expect(await callAfter('yok film istemiyorum sadece anlatmak istedim')).toBeUndefined();
  });

  it('says so of all films, and not of a kind', async () => {
    expect(await wishesAfter('yabancı film istemiyorum')).toEqual({ genres: [], origin: 'yerli' });
  });
});

describe('a film, where it stands, and what is to be done', () => {
  it.each([
    ['Titanik izleme listemde duruyor, sil onu', 'removeFromWatchlist'],
    ["Titanik'i izleme listeme koyuver", 'addToWatchlist'],
    ["Titanik'i gizlemiştim, geri getir onu", 'unhideFilm'],
  ])('“%s”', async (said, tool) => {
    expect((await callAfter(said))?.[0]).toBe(tool);
  });
});

describe('a wish and a refusal side by side', () => {
  it.each([
    ['gerilim istiyorum, korku olmasın', { genres: ['Gerilim'], excludeGenres: ['Korku'] }],
    ['korku asla, aksiyon istiyorum', { genres: ['Aksiyon'], excludeGenres: ['Korku'] }],
    ['komedi öner dram sıktı', { genres: ['Komedi'], excludeGenres: ['Drama'] }],
    ['hızlı olsun, kanlı olmasın', { genres: [], mood: 'excited', pace: 'fast', avoidThemes: ['kanlı'] }],
    ['neşeli bir komedi yok mudur', { genres: ['Komedi'], mood: 'happy' }],
    ["İsveç filmi, Bergman'dan başkası", { genres: [], countries: ['İsveç'] }],
    ['dram, iki buçuk saati geçmesin, hepsi upuzun', { genres: ['Drama'], maxDuration: 150 }],
  ])('“%s”', async (said, wanted) => {
    expect(await wishesAfter(said)).toMatchObject(wanted);
  });
});

describe('what stands beside a number or is named twice', () => {
  it('an age beside a small word, and no minute of waiting', async () => {
    expect(await wishesAfter('bi de 12 yaşındaki kardeşim katılıyor')).toMatchObject({ maxAge: 12 });
    expect(await callAfter('mısırı patlattım geldim, 1 dk bekle')).toBeUndefined();
    expect(await wishesAfter('iki saat sonra uçağım var, bir komedi öner')).toEqual({ genres: ['Komedi'] });
  });

  it('a tone that annoys somebody is refused, though it is named twice', async () => {
    expect(await wishesAfter('küfür duyunca kızıyor, küfürsüz bir dram bul')).toEqual({
      genres: ['Drama'],
      avoidTones: ['küfürlü'],
    });
  });
});

describe('the year of a film on the screen', () => {
  // Yedi, 1995, is one of the thrillers.
  it('is only exclaimed about', async () => {
    expect(await wishesAfter('gerilim öner', 'oha 1995 :) gülümsetsin biraz')).not.toHaveProperty('maxYear');
  });

  it('is wished where it is asked for', async () => {
    expect(await wishesAfter('gerilim öner', '1995 yapımı olsun')).toMatchObject({
      minYear: 1995,
      maxYear: 1995,
    });
  });
});
