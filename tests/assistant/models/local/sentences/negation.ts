import type { Sentence } from '../converse.ts';

export const NEGATION: readonly Sentence[] = [
  ['korku olmasın', ['recommendFilms', { genres: [], excludeGenres: ['Korku'] }]],
  ['dram olmasın, bugün yeterince dram gördüm', ['recommendFilms', { genres: [], excludeGenres: ['Drama'] }]],
  ['korku olmasın çok korku filmi izledik', ['recommendFilms', { genres: [], excludeGenres: ['Korku'] }]],
  [
    'gereğinden fazla dram yaşadım komedi aç',
    ['recommendFilms', { genres: ['Komedi'], excludeGenres: ['Drama'] }],
  ],
  ['dram olsun, geçen hafta güzel bir dram izledim', ['recommendFilms', { genres: ['Drama'] }]],
  [
    'ikinci dünya savaşı ama savaş sahnesi az olsun',
    ['recommendFilms', { genres: [], themes: ['ikinci dünya savaşı'] }],
  ],
  ['yerli şart değil yabancı da olur, komedi', ['recommendFilms', { genres: ['Komedi'] }]],
  [
    'eski film olmasın yerli komedi',
    ['recommendFilms', { genres: ['Komedi'], origin: 'yerli', minYear: 2000 }],
  ],
  [
    'yerli komedi, eski de olmasın',
    ['recommendFilms', { genres: ['Komedi'], origin: 'yerli', minYear: 2000 }],
  ],
  [
    'üç saatlik iran filmi olmasın',
    ['recommendFilms', { genres: [], maxDuration: 150, avoidThemes: ['İran'] }],
  ],
  [
    'siyah beyaz fransız filmi istemiyorum',
    ['recommendFilms', { genres: [], avoidThemes: ['siyah beyaz', 'Fransa'] }],
  ],
  ["90'lar filmi olmasın", ['recommendFilms', { genres: [], minYear: 2000 }]],
  ['türkçe olmayan olmaz', ['recommendFilms', { genres: [], origin: 'yerli' }]],
  ['kore yapımı olmayan olmasın', ['recommendFilms', { genres: [], countries: ['Güney Kore'] }]],
  ['romantik olan diil', ['recommendFilms', { genres: [], excludeGenres: ['Romantik'] }]],
  ['çikolata istemiyorum', ['recommendFilms', { genres: [], avoidThemes: ['çikolata'] }]],
  ['vampir deme bana', ['recommendFilms', { genres: [], avoidThemes: ['vampir'] }]],
  [
    'korkuyu unut, sakin olsun',
    ['recommendFilms', { genres: [], excludeGenres: ['Korku'], mood: 'relaxed' }],
  ],
  [
    'boşver aksiyonu, sakin olsun',
    ['recommendFilms', { genres: [], excludeGenres: ['Aksiyon'], mood: 'relaxed' }],
  ],
  ['korku filmi istemiyorum', ['recommendFilms', { genres: [], excludeGenres: ['Korku'] }]],
  ['komedi hariç ne olursa', ['recommendFilms', { genres: [], excludeGenres: ['Komedi'] }]],
  ['romantik filmler dışında bir şey', ['recommendFilms', { genres: [], excludeGenres: ['Romantik'] }]],
  ['gerilim ve korku olmasın', ['recommendFilms', { genres: [], excludeGenres: ['Gerilim', 'Korku'] }]],
  ['korku veya gerilim istemiyorum', ['recommendFilms', { genres: [], excludeGenres: ['Korku', 'Gerilim'] }]],
  [
    'aksiyonsuz sakin bir film',
    ['recommendFilms', { genres: [], excludeGenres: ['Aksiyon'], mood: 'relaxed' }],
  ],
  ['kansız bir korku', ['recommendFilms', { genres: ['Korku'], avoidThemes: ['kanlı'] }]],
  [
    'bilim kurgu değil, fantastik olsun',
    ['recommendFilms', { genres: ['Fantastik'], excludeGenres: ['Bilim Kurgu'] }],
  ],
  ['bana korku önerme', ['recommendFilms', { genres: [], excludeGenres: ['Korku'] }]],
  ['aşk meşk olmasın', ['recommendFilms', { genres: [], excludeGenres: ['Romantik'] }]],
  [
    'komedi olmasın ama eğlenceli olsun',
    ['recommendFilms', { genres: [], excludeGenres: ['Komedi'], mood: 'happy' }],
  ],
  ['ne korku ne gerilim olsun', ['recommendFilms', { genres: [], excludeGenres: ['Korku', 'Gerilim'] }]],
  ['romantik komedi istemiyorum', ['recommendFilms', { genres: [], excludeGenres: ['Romantik', 'Komedi'] }]],
  ['komediden sıkıldım başka bir tür olsun', ['recommendFilms', { genres: [], excludeGenres: ['Komedi'] }]],
  ['çok kanlı sahneler olmasın', ['recommendFilms', { genres: [], avoidThemes: ['kanlı'] }]],
  ['şiddet içermesin', ['recommendFilms', { genres: [], avoidThemes: ['şiddet'] }]],
  ['müzikal olmasın lütfen', ['recommendFilms', { genres: [], avoidThemes: ['müzikal'] }]],
  ['süper kahraman filmi istemiyorum', ['recommendFilms', { genres: [], avoidThemes: ['süper kahraman'] }]],
  [
    'savaş filmi haricinde bir tarihi film',
    ['recommendFilms', { genres: [], themes: ['tarihi'], avoidThemes: ['savaş'] }],
  ],
  ['ağlatmasın', ['recommendFilms', { genres: [], avoidThemes: ['hüzünlü'] }]],
  ['üzücü bitmesin', ['recommendFilms', { genres: [], avoidThemes: ['hüzünlü'] }]],
  ['bol aksiyon olsun ama şiddetsiz', ['recommendFilms', { genres: ['Aksiyon'], avoidThemes: ['şiddet'] }]],
  ['zombili olmasın, korku olsun', ['recommendFilms', { genres: ['Korku'], avoidThemes: ['zombi'] }]],
  [
    'animasyon da olmasın aile filmi de',
    ['recommendFilms', { genres: [], excludeGenres: ['Animasyon', 'Aile'] }],
  ],
  [
    'dram olsun ama çok ağır olmasın',
    ['recommendFilms', { genres: ['Drama'], avoidThemes: ['ağır tempo'], avoidTones: ['ağır'] }],
  ],
  ['çocuk filmi olmasın', ['recommendFilms', { genres: [], excludeGenres: ['Aile'] }]],
  // Only some of them are refused.
  ['aksiyon olsun ama aptal aksiyon olmasın', ['recommendFilms', { genres: ['Aksiyon'] }]],
  ['ne korku ne de gerilim', ['recommendFilms', { genres: [], excludeGenres: ['Korku', 'Gerilim'] }]],
  ['kan gösterilmesin komedi olsun', ['recommendFilms', { genres: ['Komedi'], avoidThemes: ['kanlı'] }]],
  // `olmasın` bounds the year, and refuses nothing that comes after.
  ["2018'den eski olmasın korku filmi", ['recommendFilms', { genres: ['Korku'], minYear: 2018 }]],
];
