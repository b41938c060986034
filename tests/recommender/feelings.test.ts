import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createFeelings } from '#recommender/built-in/feelings.ts';
import { judgements } from '#tests/domain/arbitraries.ts';
import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';

const film = (id: string, ...judgement: Parameters<typeof aJudgement>) =>
  aCatalogueFilm({ id, judgement: aJudgement(...judgement) });

describe('how far films feel alike', () => {
  const funny = film('komik', { laugh: 3, warm: 2 });
  const funnier = film('daha komik', { laugh: 3, warm: 3 });
  const grim = film('ağır', { heavy: 3, think: 2 }, { pace: 1 });
  const films = [funny, funnier, grim, film('orta', { laugh: 1 })];

  it('U-07 tells what feels the same from what does not', () => {
    const like = createFeelings(films).like([funny]);
    expect(like(funnier)).toBeGreaterThan(like(grim));
    expect(like(funny)).toBeCloseTo(1, 10);
  });

  it('U-02 is nothing for a film that nobody has judged, alone or among others', () => {
    const unjudged = aCatalogueFilm({ id: 'bilinmeyen', judgement: undefined });
    expect(createFeelings([...films, unjudged]).like([funny])(unjudged)).toBe(0);
    expect(createFeelings([unjudged]).like([unjudged])(unjudged)).toBe(0);
  });

  it('U-07 lies between −1 and 1, over any catalogue', () => {
    const catalogue = fc
      .array(judgements, { minLength: 1, maxLength: 12 })
      .map((all) => all.map((judgement, at) => aCatalogueFilm({ id: `film-${at}`, judgement })));
    fc.assert(
      fc.property(catalogue, (all) => {
        const like = createFeelings(all).like(all.slice(0, 3));
        for (const one of all) expect(Math.abs(like(one))).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });
});
