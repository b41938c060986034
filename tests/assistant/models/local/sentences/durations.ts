import type { Sentence } from '../converse.ts';

export const DURATIONS: readonly Sentence[] = [
  ['90 dakikadan kısa bir film', ['recommendFilms', { genres: [], maxDuration: 90 }]],
  ['90 dk altı komedi', ['recommendFilms', { genres: ['Komedi'], maxDuration: 90 }]],
  ['en fazla 2 saat sürsün', ['recommendFilms', { genres: [], maxDuration: 120 }]],
  ['2 saati geçmesin', ['recommendFilms', { genres: [], maxDuration: 120 }]],
  ['iki saatlik bir film', ['recommendFilms', { genres: [], maxDuration: 120 }]],
  ['bir saat kırk beş dakikayı aşmasın', ['recommendFilms', { genres: [], maxDuration: 105 }]],
  ['1,5 saatlik bir şey', ['recommendFilms', { genres: [], maxDuration: 90 }]],
  ['1.5 saat civarı', ['recommendFilms', { genres: [], minDuration: 75, maxDuration: 105 }]],
  ['yarım saatim var', ['recommendFilms', { genres: [], maxDuration: 30 }]],
  ['en az 2 saat olsun', ['recommendFilms', { genres: [], minDuration: 120 }]],
  ['2 saatten uzun epik bir film', ['recommendFilms', { genres: [], minDuration: 120, themes: ['epik'] }]],
  ['iki buçuk saatten fazla sürmesin', ['recommendFilms', { genres: [], maxDuration: 150 }]],
  ['120dk altı', ['recommendFilms', { genres: [], maxDuration: 120 }]],
  [
    '100 dakika ile 130 dakika arası bir gerilim',
    ['recommendFilms', { genres: ['Gerilim'], minDuration: 100, maxDuration: 130 }],
  ],
  ['90-120 dk arası', ['recommendFilms', { genres: [], minDuration: 90, maxDuration: 120 }]],
  [
    '1,5 - 2 saat arası bir dram',
    ['recommendFilms', { genres: ['Drama'], minDuration: 90, maxDuration: 120 }],
  ],
  ['kısa bir film', ['recommendFilms', { genres: [], maxDuration: 100 }]],
  ['kısa ve komik', ['recommendFilms', { genres: ['Komedi'], maxDuration: 100 }]],
  ['çok uzun olmasın', ['recommendFilms', { genres: [], maxDuration: 120 }]],
  ['uzun bir film istiyorum', ['recommendFilms', { genres: [], minDuration: 140 }]],
  ['vaktim az, hızlıca bitecek bir şey', ['recommendFilms', { genres: [], maxDuration: 100 }]],
  ['süresi 100 dakikayı geçmeyen', ['recommendFilms', { genres: [], maxDuration: 100 }]],
  ['90 dakika suları bir film', ['recommendFilms', { genres: [], minDuration: 75, maxDuration: 105 }]],
  ['taş çatlasa iki saat', ['recommendFilms', { genres: [], maxDuration: 120 }]],
  ['bu filmin 90 dakikası var', ['recommendFilms', { genres: [], maxDuration: 90 }]],
  ['maksimum 110 dk', ['recommendFilms', { genres: [], maxDuration: 110 }]],
  [
    '3 saatlik destansı filmler',
    ['recommendFilms', { genres: [], minDuration: 165, maxDuration: 195, themes: ['epik'] }],
  ],
  ['iki saatim var ne izleyeyim', ['recommendFilms', { genres: [], maxDuration: 120 }]],
  ["saat 10'da uyuyacağım, 1 saat 30 dakikam var", ['recommendFilms', { genres: [], maxDuration: 90 }]],
  // No film is so long: it is the time that there is.
  ['uzun yoldayım 6 saat var', ['recommendFilms', { genres: [], maxDuration: 360 }]],
  [
    'bi buçuk saatten uzun olmasın romantik komedi olsun',
    ['recommendFilms', { genres: ['Romantik', 'Komedi'], maxDuration: 90 }],
  ],
];
