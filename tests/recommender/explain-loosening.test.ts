import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { WishName } from '#domain/wishes.ts';
import { explainLoosening } from '#recommender/built-in/explain-loosening.ts';
import { aCatalogueFilm } from '#tests/support/builders.ts';
import { anyWishes } from './arbitraries.ts';

const picked = (broken: WishName[]) => [
  { film: aCatalogueFilm({ year: 2014, duration: 169, rating: 8.7 }), broken, score: 1, close: 0, fame: 0 },
];
const LOOSE: readonly WishName[] = [
  'mood',
  'themes',
  'minRating',
  'minDuration',
  'maxDuration',
  'minYear',
  'maxYear',
  'countries',
  'origin',
  'people',
  'tones',
  'pace',
  'fame',
  'ending',
  'places',
  'eras',
  'trueStory',
  'awards',
  'languages',
  'studios',
  'series',
];

describe('what gave way', () => {
  it.each(LOOSE)('U-08 is said: %s', (name) => {
    fc.assert(
      fc.property(anyWishes, (wishes) => {
        const said = explainLoosening(picked([name]), wishes, [name]);
        expect(said).toHaveLength(1);
        expect(said.join()).toMatch(/bulamadım/u);
      }),
    );
  });

  it('U-08 is told with how near the films come', () => {
    expect(
      explainLoosening(picked(['minDuration']), { genres: [], minDuration: 200 }, ['minDuration']),
    ).toEqual(['En az 200 dakikalık üç film bulamadım; esnettiklerimin en uzunu 169 dakika.']);
    expect(explainLoosening(picked(['minYear']), { genres: [], minYear: 2020 }, ['minYear'])).toEqual([
      '2020 ve sonrasından üç film bulamadım; esnettiklerimin en yenisi 2014 yapımı.',
    ]);
  });

  it('U-08 is one sentence for all that has no measure, and nothing where nothing gave way', () => {
    expect(explainLoosening(picked(['tones', 'pace']), { genres: [] }, ['tones', 'pace'])).toEqual([
      'Hepsine birden uyan üç film bulamadım; hava ve tempo isteğini biraz esnettim.',
    ]);
    expect(explainLoosening(picked([]), { genres: [] }, [])).toEqual([]);
  });
});
