import { EXAMPLE_FILMS, type ToolExamples } from './example.ts';

const [first = EXAMPLE_FILMS.film, second = EXAMPLE_FILMS.film] = EXAMPLE_FILMS.films;

export const EXAMPLES: ToolExamples<'compareFilms'> = {
  compareFilms: {
    output: {
      status: 'done',
      first,
      second,
      longer: 'second',
      newer: 'second',
      genres: ['Bilim Kurgu'],
      people: ['Christopher Nolan'],
      themes: ['zaman'],
    },
    shows: /Bilim Kurgu, zaman, Christopher Nolan/u,
  },
};
