import { describe, expect, it } from 'vitest';

import { converse, lastWords } from '../converse.ts';

const callsOf = async (...texts: string[]) => (await converse(texts)).at(-1)?.calls;

describe('a plan for the evening', () => {
  it.each([
    ['iki film, gece yarısı bitsin', { count: 2, endsBy: '00:00' }],
    ["saat 8'de başlayalım iki film", { count: 2, startsAt: '20:00' }],
    ['bu gece planı yap', {}],
    [
      "akşam 7'den gece 12'ye kadar vaktim var, arka arkaya kaç film sığarsa ayarla",
      { startsAt: '19:00', endsBy: '00:00' },
    ],
    [
      'film maratonu kuracağız, üç film olsun ama hepsi gece bire kadar bitsin',
      { count: 3, endsBy: '01:00' },
    ],
    ['iki film izleyeceğiz gece yarısına kadar bitsin', { count: 2, endsBy: '00:00' }],
    ["akşam 7'den 12'ye kadar üç film sığdır", { count: 3, startsAt: '19:00', endsBy: '00:00' }],
    ['bu gece için film programı yap saat birde yatmam lazım', { endsBy: '01:00' }],
    ['bana bu akşama üç filmlik bir plan yap araya 15 dk mola koy', { count: 3, breakMinutes: 15 }],
    ['film gecesi planla', {}],
    ["iki komedi, 12'de bitsin", { count: 2, endsBy: '00:00', wishes: { genres: ['Komedi'] } }],
    ["gece 1'e kadar üç film", { count: 3, endsBy: '01:00' }],
    [
      "saat sekiz buçukta başlasın, 23.45'te bitsin, iki film",
      { count: 2, startsAt: '20:30', endsBy: '23:45' },
    ],
    [
      'korku filmi maratonu yap 9 ile 2 arası',
      { startsAt: '21:00', endsBy: '02:00', wishes: { genres: ['Korku'] } },
    ],
    ["favorilerimden iki film seç gece 1'de bitsin", { from: 'favourites', count: 2, endsBy: '01:00' }],
    ['film gecesi planla arada 20 dakika ara olsun', { breakMinutes: 20 }],
    [
      "Titanik ve Matrix'i arka arkaya izleyelim gece 1'de bitsin",
      { films: [{ title: 'Titanik' }, { title: 'Matrix' }], endsBy: '01:00' },
    ],
  ])('J-09 is read in “%s”', async (said, input) => {
    expect(await callsOf(said)).toEqual([['planEvening', input]]);
  });

  it('J-09 is made of what was shown, in an order of its own', async () => {
    const [shown, planned] = await converse(['dram öner', "bunları sıraya koy 23:30'da bitsin"]);
    expect(shown?.calls[0]?.[0]).toBe('recommendFilms');
    expect(planned?.calls).toMatchObject([
      ['planEvening', { endsBy: '23:30', arrange: true, films: [{}, {}, {}] }],
    ]);
  });

  it('J-09 is changed in few words', async () => {
    const later = await converse([
      'iki film, gece yarısı bitsin',
      "1'de bitsin",
      'ara 20 dakika olsun',
      'başka filmler olsun',
    ]);
    const inputs = later.map(({ calls }) => calls.at(-1));
    expect(inputs[1]).toMatchObject(['planEvening', { endsBy: '01:00', films: [{}] }]);
    expect(inputs[2]).toMatchObject(['planEvening', { endsBy: '01:00', breakMinutes: 20, films: [{}] }]);
    expect(inputs[3]).toMatchObject(['planEvening', { wishes: { excludeTitles: [expect.anything()] } }]);
    expect(inputs[3]?.[1]).not.toHaveProperty('films');
  });

  it.each(['2 saatlik film öner', "2010'dan sonra çekilmiş iki dram", '8 puanın üstünde film'])(
    'J-09 is none in “%s”',
    async (said) => {
      expect((await callsOf(said))?.[0]?.[0]).toBe('recommendFilms');
    },
  );

  it.each([
    ['80 ile 100 dk arası komedi', { genres: ['Komedi'], minDuration: 80, maxDuration: 100 }],
    ['100-120 dk arası olsun', { genres: [], minDuration: 100, maxDuration: 120 }],
  ])('J-09 takes no length for a break in “%s”', async (said, input) => {
    expect(await callsOf(said)).toEqual([['recommendFilms', input]]);
  });

  it('J-09 is told with its times', async () => {
    expect(await lastWords(["Titanik ve Matrix'i arka arkaya izleyelim saat 8'de başlasın"])).toMatch(
      /^20:00'de Titanik'i aç, 23:\d\d'\S+ Matrix'e geç; /u,
    );
  });
});
