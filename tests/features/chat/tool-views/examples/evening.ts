import { EXAMPLE_FILMS, type ToolExamples } from './example.ts';

export const EXAMPLES: ToolExamples<'planEvening'> = {
  planEvening: {
    output: {
      status: 'done',
      films: EXAMPLE_FILMS.films.slice(0, 2),
      startsAt: '2026-11-23T17:00:00.000Z',
      breakMinutes: 15,
      over: 0,
      fits: [],
      swaps: [],
      arranged: false,
      loosened: [],
    },
    shows: /Takvime ekle/u,
  },
};
