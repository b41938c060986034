import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { FilmJudgement } from '#domain/judgement.ts';
import { type Tone, TONES } from '#domain/tone.ts';
import { calledSo, hasTone, isToneTheme, toneGrade, toneThemes } from '#domain/tones.ts';
import { aJudgement } from '#tests/support/builders.ts';
import { judgements } from './arbitraries.ts';

describe('the tones of a film', () => {
  it.each<[Tone, FilmJudgement, FilmJudgement]>([
    ['komik', aJudgement({ laugh: 2 }), aJudgement({ laugh: 1 })],
    ['ağlatan', aJudgement({ cry: 3 }), aJudgement({ cry: 1 })],
    ['iç ısıtan', aJudgement({ warm: 2, heavy: 1 }), aJudgement({ warm: 3, heavy: 3 })],
    ['iç ısıtan', aJudgement({ warm: 3 }), aJudgement({ warm: 2, cry: 3 })],
    ['hafif', aJudgement({ laugh: 1 }), aJudgement({ heavy: 2 })],
    ['hafif', aJudgement({ tense: 1 }), aJudgement({}, { gore: 2 })],
    ['hızlı', aJudgement({}, { pace: 3 }), aJudgement({}, { pace: 2 })],
    ['yavaş', aJudgement({}, { pace: 1 }), aJudgement({}, { pace: 2 })],
    ['kanlı', aJudgement({}, { gore: 2 }), aJudgement({}, { gore: 1 })],
    ['cinsellik', aJudgement({}, { sex: 3 }), aJudgement({}, { sex: 1 })],
    ['küfürlü', aJudgement({}, { language: 2 }), aJudgement()],
  ])('U-02 %s is the one and not the other', (tone, one, other) => {
    expect([hasTone(one, tone), hasTone(other, tone)]).toEqual([true, false]);
  });

  it('U-02 are graded up to 3, and no film is both fast and slow, light and heavy', () => {
    fc.assert(
      fc.property(judgements, (film) => {
        for (const tone of TONES) expect(toneGrade(film, tone)).toBeLessThanOrEqual(3);
        expect(hasTone(film, 'hızlı') && hasTone(film, 'yavaş')).toBe(false);
        expect(hasTone(film, 'hafif') && hasTone(film, 'ağır')).toBe(false);
      }),
    );
  });
});

describe('the themes that say how a film feels', () => {
  it('U-02 follow from the judgement', () => {
    const film = aJudgement({ think: 3, heavy: 2 }, { gore: 2, ending: 'dark', trueStory: true });
    expect(toneThemes(film)).toEqual(['karanlık', 'kanlı', 'düşündürücü', 'felsefi', 'gerçek hikâye']);
    expect(toneThemes(aJudgement())).toEqual([]);
  });

  it('U-02 are known as such, and others are not', () => {
    fc.assert(
      fc.property(judgements, (film) => {
        expect(toneThemes(film).every(isToneTheme)).toBe(true);
      }),
    );
    expect(['köy', 'constructor'].some(isToneTheme)).toBe(false);
  });

  it('U-02 are said of films that bear no such theme: violent, of a series', () => {
    const [violent, series] = [calledSo('şiddet'), calledSo('seri film')];
    const calm = aJudgement({}, { gore: 1 });
    expect([aJudgement({}, { gore: 2 }), aJudgement({ action: 3 }), calm, undefined].map(violent)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([aJudgement({}, { series: { name: 'Dune', place: 1 } }), calm].map(series)).toEqual([true, false]);
  });
});
