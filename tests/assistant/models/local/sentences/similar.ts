import type { Sentence } from '../converse.ts';

export const SIMILAR: readonly Sentence[] = [
  ['Inception gibi', ['recommendFilms', { genres: [], similarTo: 'Başlangıç' }]],
  ["Titanik'e benzer bir film", ['recommendFilms', { genres: [], similarTo: 'Titanik' }]],
  ['titanik tarzı filmler', ['recommendFilms', { genres: [], similarTo: 'Titanik' }]],
  ['"Dövüş Kulübü" gibi bir şey', ['recommendFilms', { genres: [], similarTo: 'Dövüş Kulübü' }]],
  ['dövüş kulubu benzeri', ['recommendFilms', { genres: [], similarTo: 'Dövüş Kulübü' }]],
  [
    'Interstellar ayarında bir bilim kurgu',
    ['recommendFilms', { genres: ['Bilim Kurgu'], similarTo: 'Yıldızlararası' }],
  ],
  [
    'Yüzüklerin Efendisi tarzında bir şey',
    ['recommendFilms', { genres: [], similarTo: 'Yüzüklerin Efendisi: Yüzük Kardeşliği' }],
  ],
  ['Baba gibi bir film', ['recommendFilms', { genres: [], similarTo: 'Baba' }]],
  ["Shrek'i çok sevdim, benzeri var mı", ['recommendFilms', { genres: [], similarTo: 'Shrek' }]],
  ["Joker'i sevdiysem ne izlemeliyim", ['recommendFilms', { genres: [], similarTo: 'Joker' }]],
  [
    'Parazit izledim bayıldım ona benzer bir şey öner',
    ['recommendFilms', { genres: [], similarTo: 'Parazit' }],
  ],
  ['Kara Şövalye kadar iyi bir film', ['recommendFilms', { genres: [], similarTo: 'Kara Şövalye' }]],
  ['Recep İvedik gibi olmasın', ['recommendFilms', { genres: [], excludeTitles: ['Recep İvedik'] }]],
  [
    'Titanik gibi bi de Baba gibi',
    ['recommendFilms', { genres: [], similarTo: 'Baba', alsoSimilarTo: ['Titanik'] }],
  ],
  [
    'Joker tarzı bir de Parazit tarzı bir şey olsun',
    ['recommendFilms', { genres: [], similarTo: 'Parazit', alsoSimilarTo: ['Joker'] }],
  ],
  ['Ezel gibi bir intikam filmi', ['recommendFilms', { genres: [], themes: ['intikam'], similarTo: 'Ezel' }]],
  ['Ahlat Ağacı sevenlere', ['recommendFilms', { genres: [], similarTo: 'Ahlat Ağacı' }]],
  ['Leyla ile Mecnun gibi bir film', ['recommendFilms', { genres: [], similarTo: 'Leyla ile Mecnun' }]],
  ['buna benzer'],
  [
    'Ruhların kaçısı gibi anime',
    ['recommendFilms', { genres: ['Animasyon'], countries: ['Japonya'], similarTo: 'Ruhların Kaçışı' }],
  ],
  [
    'Eşkıya gibi eski bir Türk filmi',
    ['recommendFilms', { genres: [], maxYear: 1990, origin: 'yerli', similarTo: 'Eşkıya' }],
  ],
  ['Yol gibi', ['recommendFilms', { genres: [], similarTo: 'Yol' }]],
  ['up gibi animasyon', ['recommendFilms', { genres: ['Animasyon'], similarTo: 'Yukarı Bak' }]],
];
