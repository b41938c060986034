import type { Sentence } from '../converse.ts';

export const RATINGS: readonly Sentence[] = [
  ["8'in üstünde", ['recommendFilms', { genres: [], minRating: 8 }]],
  ["puanı 8'den yüksek", ['recommendFilms', { genres: [], minRating: 8 }]],
  ['imdb 7 üstü', ['recommendFilms', { genres: [], minRating: 7 }]],
  ['IMDb puanı en az 7.5 olsun', ['recommendFilms', { genres: [], minRating: 7.5 }]],
  ['7,5+ puanlı', ['recommendFilms', { genres: [], minRating: 7.5 }]],
  ['sekizden yüksek puanlı bir dram', ['recommendFilms', { genres: ['Drama'], minRating: 8 }]],
  ['yedi buçuk üstü', ['recommendFilms', { genres: [], minRating: 7.5 }]],
  ['puanı yüksek bir film', ['recommendFilms', { genres: [], minRating: 7.5 }]],
  ['en iyi korku filmleri', ['recommendFilms', { genres: ['Korku'], minRating: 7.5 }]],
  ['8 puan ve üzeri', ['recommendFilms', { genres: [], minRating: 8 }]],
  ["imdb'si 8 olan", ['recommendFilms', { genres: [], minRating: 8 }]],
  ["7'den düşük olmasın", ['recommendFilms', { genres: [], minRating: 7 }]],
  ["puanı 6'nın altına düşmesin", ['recommendFilms', { genres: [], minRating: 6 }]],
  ['puanı sekizin altında olmayacak', ['recommendFilms', { genres: [], minRating: 8 }]],
  ["imdb'si 7,5'un altına inmıycak", ['recommendFilms', { genres: [], minRating: 7.5 }]],
  ['en iyi filmler', ['recommendFilms', { genres: [], minRating: 7.5 }]],
  ['kaliteli bir gerilim', ['recommendFilms', { genres: ['Gerilim'], minRating: 7.5 }]],
];
