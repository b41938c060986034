import { describe, expect, it } from 'vitest';

import { foundWords, nextGuess } from '#assistant/models/local/skills/recall/guess.ts';
import { aCatalogueFilm } from '#tests/support/builders.ts';

const locked = aCatalogueFilm({ title: 'Kilitli Oda', year: 2016 });
const chained = aCatalogueFilm({ title: 'Zincir', year: 2004 });
const found = (first: number, scene: number, second: number) => [
  { film: locked, score: first, scene, met: [] },
  { film: chained, score: second, scene: 0.5, met: [] },
];

describe('the film that is remembered', () => {
  it('is named plainly where a whole scene was told of it, or by its name', () => {
    expect(foundWords(locked, found(1.2, 1, 0.9), '1')).not.toMatch(/Emin değilim|Tahminim/u);
    expect(foundWords(locked, [], '1')).toMatch(/Kilitli Oda \(2016\)/u);
  });

  it('is named as a guess, beside the next one that is not far behind', () => {
    expect(foundWords(locked, found(0.98, 0.5, 0.65), '1')).toBe(
      'Emin değilim: Kilitli Oda (2016) olabilir, o değilse Zincir (2004) geliyor aklıma. Hangisi?',
    );
    expect(nextGuess(found(0.98, 0.5, 0.65))).toBe(chained);
  });

  it('is named as a guess alone where no other comes near', () => {
    expect(foundWords(locked, found(0.9, 0.5, 0.3), '1')).toMatch(
      /^(?:Emin değilim ama|Tahminim) Kilitli Oda/u,
    );
    expect(nextGuess(found(0.9, 0.5, 0.3))).toBeUndefined();
  });
});
