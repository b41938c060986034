import { expect, it } from 'vitest';

import { genresInForce } from '#recommender/ai/genres-in-force.ts';
import { aTaste } from '../arbitraries.ts';

const taste = aTaste({ preferredGenres: ['Korku', 'Gerilim'] });

it('keeps to the wished genres, else the preferred ones, else any', () => {
  expect(genresInForce({ genres: ['Drama'] }, taste)).toEqual(['Drama']);
  expect(genresInForce({ genres: [] }, taste)).toEqual(['Korku', 'Gerilim']);
  expect(genresInForce({ genres: [], excludeGenres: ['Korku'] }, taste)).toEqual(['Gerilim']);
  expect(genresInForce({ genres: [] }, aTaste())).toEqual([]);
});

it('lets a named film or person say what kind is wanted', () => {
  expect(genresInForce({ genres: [], similarTo: 'Neşeli Günler' }, taste)).toEqual([]);
  expect(genresInForce({ genres: [], people: ['Adile Naşit'] }, taste)).toEqual([]);
  expect(genresInForce({ genres: [], people: [] }, taste)).toEqual(['Korku', 'Gerilim']);
});
