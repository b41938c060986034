import type { Sentence } from '../converse.ts';

export const PEOPLE: readonly Sentence[] = [
  ['Nolan filmi', ['recommendFilms', { genres: [], people: ['Christopher Nolan'] }]],
  ['nolanın bir filmi', ['recommendFilms', { genres: [], people: ['Christopher Nolan'] }]],
  ["Christopher Nolan'ın yönettiği", ['recommendFilms', { genres: [], people: ['Christopher Nolan'] }]],
  ['Tarantino tarzı', ['recommendFilms', { genres: [], people: ['Quentin Tarantino'] }]],
  ['leonardo dicaprio oynasın', ['recommendFilms', { genres: [], people: ['Leonardo DiCaprio'] }]],
  ['dikaprio filmi', ['recommendFilms', { genres: [], people: ['Leonardo DiCaprio'] }]],
  ["Tom Hanks'li bir film", ['recommendFilms', { genres: [], people: ['Tom Hanks'] }]],
  ['Kemal Sunal filmleri', ['recommendFilms', { genres: [], people: ['Kemal Sunal'] }]],
  ["Şener Şen'in oynadığı bir dram", ['recommendFilms', { genres: ['Drama'], people: ['Şener Şen'] }]],
  ['Cem Yılmaz filmi öner', ['recommendFilms', { genres: [], people: ['Cem Yılmaz'] }]],
  ['Nuri Bilge Ceylan gibi', ['recommendFilms', { genres: [], people: ['Nuri Bilge Ceylan'] }]],
  [
    'Al Pacino ve Robert De Niro',
    ['recommendFilms', { genres: [], people: ['Al Pacino', 'Robert De Niro'] }],
  ],
  ["brad pitt'in oynadığı suç filmi", ['recommendFilms', { genres: ['Suç'], people: ['Brad Pitt'] }]],
  ['Haluk Bilginer', ['recommendFilms', { genres: [], people: ['Haluk Bilginer'] }]],
  ['tarık akan filmi', ['recommendFilms', { genres: [], people: ['Tarık Akan'] }]],
  ["Scorsese'den bir şey", ['recommendFilms', { genres: [], people: ['Martin Scorsese'] }]],
  ['yılmaz güney', ['recommendFilms', { genres: [], people: ['Yılmaz Güney'] }]],
];
