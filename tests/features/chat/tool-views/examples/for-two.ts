import { EXAMPLE_FILMS, type ToolExamples } from './example.ts';

export const EXAMPLES: ToolExamples<'filmsForTwo'> = {
  filmsForTwo: {
    output: {
      status: 'done',
      films: EXAMPLE_FILMS.films,
      gains: EXAMPLE_FILMS.films.map(({ title }) => ({
        mine: `Korku istedin: ${title} ürpertiyor.`,
        theirs: `Romantik istedi: ${title} aşkı tadında.`,
      })),
      round: '1AwAAAA',
      stranger: false,
      unknown: [],
    },
    shows: /On filmlik tura başla/u,
  },
};
