import { EXAMPLE_FILMS, type ToolExamples } from './example.ts';

const { films, film } = EXAMPLE_FILMS;

export const EXAMPLES: ToolExamples<'recommendFilms' | 'surpriseFilm'> = {
  recommendFilms: {
    output: {
      status: 'done',
      films,
      explanation: 'Üç drama seçtim.',
      source: 'builtIn',
      loosened: [],
      saved: true,
    },
    shows: /Üç drama seçtim/u,
  },
  surpriseFilm: {
    output: {
      status: 'done',
      film,
      explanation: 'Sürpriz film önerisi: işte.',
      source: 'builtIn',
      saved: true,
    },
    shows: /işte/u,
  },
};
