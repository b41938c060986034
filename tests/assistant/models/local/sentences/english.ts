import type { Sentence } from '../converse.ts';

/** Messages in English, or English in a Turkish one, mean what they would in Turkish. */
export const ENGLISH: readonly Sentence[] = [
  [
    'gimme a solid thriller, no horror tho',
    ['recommendFilms', { genres: ['Gerilim'], excludeGenres: ['Korku'] }],
  ],
  [
    'my parents are visiting, no sex scenes no swearing please',
    ['recommendFilms', { genres: [], avoidTones: ['cinsellik', 'küfürlü'], occasions: ['ebeveyn'] }],
  ],
  [
    'anything with tom hanks but not sad',
    ['recommendFilms', { genres: [], people: ['Tom Hanks'], avoidThemes: ['hüzünlü'] }],
  ],
  [
    'any good heist movie from the 90s?',
    ['recommendFilms', { genres: [], themes: ['soygun'], minYear: 1990, maxYear: 1999 }],
  ],
  ['add interstellar to favorites', ['addFavourite', { title: 'Yıldızlararası' }]],
  ['what should i watch tonight', ['recommendFilms', { genres: [] }]],
];
