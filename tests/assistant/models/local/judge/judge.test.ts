import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { featuresOf } from '#assistant/models/local/judge/features.ts';
import { createJudge } from '#assistant/models/local/judge/judge.ts';
import { loadJudge } from '#assistant/models/local/judge/load-judge.ts';
import { readWeights } from '#assistant/models/local/judge/read-weights.ts';
import { weightsFile } from '#scripts/train/weights-file.ts';

const judge = await loadJudge();
/** Kilobytes of weights that a page may fetch when the first message is judged. */
const MOST_KB = 200;

describe('the judge', () => {
  it.each([
    ['mercimek çorbasına un konur mu', 'offtopic'],
    ['göreve giderken yedek lastik lazım mı araca', 'offtopic'],
    ['eyvallah usta sağ olasın', 'smalltalk'],
    ['kafam çok dolu beni gülmekten yerlere yatıracak bir şey ver', 'recommend'],
    ['ikinciyi favorilerime at', 'list'],
    ['hepsi çok eski bunların beğenmedim', 'complaint'],
  ])('tells what “%s” is about', (said, act) => {
    expect(judge(said).act.label).toBe(act);
  });

  it('tells how a film should feel, in what situation and in whose company it is watched', () => {
    const judged = judge('sevgilimle ilk defa film izleyeceğiz romantik olsun');
    expect(judged.mood.label).toBe('romantic');
    expect(judged.company.label).toBe('partner');
    expect(judged.tones.map(({ label }) => label)).toContain('romantik');
  });

  it('sees no difference in case, diacritics, drawn-out letters and figures', () => {
    expect(featuresOf('GÜNAYDIIIIN, saat 8')).toEqual(featuresOf('gunaydin saat 9'));
  });

  it('is sure of each act between 0 and 1, and of all together 1', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (said) => {
        const { acts, act } = judge(said);
        const sum = Object.values(acts).reduce((a, b) => a + b, 0);
        expect(sum).toBeCloseTo(1, 6);
        expect(act.sure).toBe(Math.max(...Object.values(acts)));
      }),
    );
  });

  it('refuses weights in which a question is missing', () => {
    const weights = readWeights();
    const messages = { ...weights.messages, heads: [] };
    expect(() => createJudge({ ...weights, messages })('selam')).toThrow('act');
  });

  it(`has weights of at most ${MOST_KB} kB`, () => {
    expect(gzipSync(readFileSync(weightsFile), { level: 9 }).length).toBeLessThanOrEqual(MOST_KB * 1000);
  });
});
