import type { Sentence } from '../converse.ts';

/** Wishes with what is not wanted, what films are known for, and where and when somebody watches. */
export const BOTH_DIRECTIONS: readonly Sentence[] = [
  ['bilim kurgu olsun, yaşları 13', ['recommendFilms', { genres: ['Bilim Kurgu'], maxAge: 13 }]],
  ['1800lerde geçen romantik film', ['recommendFilms', { genres: ['Romantik'], eras: ['1800ler'] }]],
  ['romantik kalsın sadece', ['recommendFilms', { genres: ['Romantik'] }]],
  ['terapi gibi film', ['recommendFilms', { genres: [], tones: ['iç ısıtan'] }]],
  ['kabus gibi bir film', ['recommendFilms', { genres: [], tones: ['korkutucu'] }]],
  ['su gibi akan film', ['recommendFilms', { genres: [], pace: 'fast' }]],
  [
    'bi çocukla yaşlı adamın dostluğu falan olsun',
    ['recommendFilms', { genres: [], themes: ['yaşlılık', 'dostluk'] }],
  ],
  ['evlat edinilen çocuk', ['recommendFilms', { genres: [], themes: ['evlat edinme'] }]],
  [
    'içinde köpek olan ama köpeğin ölmediği film',
    ['recommendFilms', { genres: [], themes: ['köpek'], avoidThemes: ['hayvan ölümü'] }],
  ],
  ['yetişkinlere yönelik olsun', ['recommendFilms', { genres: [], excludeGenres: ['Aile'] }]],
  ['hangi film olduğunu bilmeden izlemek istiyorum', ['surpriseFilm', {}]],
  ['joker mi neydi onun gibisi', ['recommendFilms', { genres: [], similarTo: 'Joker' }]],
  [
    'brad pitt olsun ama dövüş kulübü olmasın',
    ['recommendFilms', { genres: [], people: ['Brad Pitt'], excludeTitles: ['Dövüş Kulübü'] }],
  ],
  [
    'titanik hariç kate winslet',
    ['recommendFilms', { genres: [], people: ['Kate Winslet'], excludeTitles: ['Titanik'] }],
  ],
  ['brad pitt olmasın', ['recommendFilms', { genres: [], excludePeople: ['Brad Pitt'] }]],
  ['amerikan olmasın', ['recommendFilms', { genres: [], avoidThemes: ['ABD'] }]],
  ['korkutucu olmayan korku filmi', ['recommendFilms', { genres: ['Korku'], avoidTones: ['korkutucu'] }]],
  ['küfürsüz komedi', ['recommendFilms', { genres: ['Komedi'], avoidTones: ['küfürlü'] }]],
  [
    'joker + titanik karışımı',
    ['recommendFilms', { genres: [], similarTo: 'Joker', alsoSimilarTo: ['Titanik'] }],
  ],
  ['pixar filmi', ['recommendFilms', { genres: ['Animasyon'], studios: ['Pixar'] }]],
  ['marvel öner', ['recommendFilms', { genres: [], themes: ['süper kahraman'], studios: ['Marvel'] }]],
  ['marvel olmasın', ['recommendFilms', { genres: [], excludeTitles: ['Marvel'] }]],
  ['sonu kötü bitmesin', ['recommendFilms', { genres: [], mood: 'happy', ending: 'notDark' }]],
  ['ucu açık biten film', ['recommendFilms', { genres: [], ending: 'open' }]],
  ["80'lerde geçen bir film", ['recommendFilms', { genres: [], eras: ['1980ler'] }]],
  ["80'lerden bir film", ['recommendFilms', { genres: [], minYear: 1980, maxYear: 1989 }]],
  ["Roma'da geçen bir film", ['recommendFilms', { genres: [], places: ['Roma'] }]],
  [
    'uzun film istiyorum 3 saat falan',
    ['recommendFilms', { genres: [], minDuration: 165, maxDuration: 195 }],
  ],
  ['en yüksek puanlı 3 film', ['recommendFilms', { genres: [], minRating: 8.5 }]],
  ['sıla hasreti çekiyorum almanyadayım', ['recommendFilms', { genres: [], themes: ['gurbet'] }]],
  ['uçakta 4 saat yolum var', ['recommendFilms', { genres: [], maxDuration: 240 }]],
  [
    'ilk buluşmada ne izlesek',
    [
      'recommendFilms',
      { genres: ['Romantik', 'Komedi'], avoidTones: ['cinsellik', 'ağır'], occasions: ['randevu'] },
    ],
  ],
  // What is stated counts before what the situation suggests.
  ['ilk buluşmada korku izlesek', ['recommendFilms', { genres: ['Korku'], occasions: ['randevu'] }]],
  [
    '4 kişiyiz herkesin zevki farklı',
    ['recommendFilms', { genres: [], fame: 'popular', avoidTones: ['ağır', 'korkutucu', 'cinsellik'] }],
  ],
  ['bu gece ağlıcam', ['recommendFilms', { genres: [], mood: 'sad' }]],
  // Languages, endings and pace, each wanted and refused.
  ['japonca bir film', ['recommendFilms', { genres: [], languages: ['Japonca'] }]],
  ['kara komedi', ['recommendFilms', { genres: ['Komedi'], themes: ['kara mizah'] }]],
  ['sonu kötü bitsin', ['recommendFilms', { genres: [], ending: 'dark' }]],
  [
    'bilim kurguyu geç, korkuyu da geç',
    ['recommendFilms', { genres: [], excludeGenres: ['Bilim Kurgu', 'Korku'] }],
  ],
  [
    'gerilim olsun ama korkuya kaçmasın',
    ['recommendFilms', { genres: ['Gerilim'], excludeGenres: ['Korku'] }],
  ],
  ['korku filmlerinden başka bir şey', ['recommendFilms', { genres: [], excludeGenres: ['Korku'] }]],
  // Of several moods the one before the verb is wanted.
  ['içim daraldı, neşeli bir şeyler olsun', ['recommendFilms', { genres: [], mood: 'happy' }]],
  // Ages that are joined count together, other figures do not.
  [
    'misafir 1 saate gelecek, 8 yaşında çocuk var, animasyon olsun',
    ['recommendFilms', { genres: ['Animasyon'], maxDuration: 60, maxAge: 8 }],
  ],
];
