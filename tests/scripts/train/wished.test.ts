import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { wishedBy } from '#assistant/models/local/judge/wished.ts';
import { learnWished, parseWished, readWished } from '#scripts/train/wished.ts';
import { readSentences } from '#scripts/train/sentences.ts';

describe('the messages that wish films or nothing', () => {
  it('are read with what they wish', () => {
    expect(parseWished('strangers.tsv', 'bi korku aç\tfilms\nçay koydum\tnothing\n')).toEqual([
      { text: 'bi korku aç', isWish: true },
      { text: 'çay koydum', isWish: false },
    ]);
  });

  it.each(['bi korku aç', 'bi korku aç\twish', '\tfilms', 'bi korku aç\tfilms\tnothing'])(
    'refuse “%s” with its line',
    (line) => {
      expect(() => parseWished('strangers.tsv', `çay koydum\tnothing\n${line}\n`)).toThrow('strangers.tsv:2');
    },
  );

  it('are none that the judge has learnt: of those it is surer than of others', async () => {
    const [wished, sentences] = await Promise.all([readWished(), readSentences()]);
    const learnt = new Set(sentences.map(({ text }) => text));
    expect(wished.filter(({ text }) => learnt.has(text))).toEqual([]);
  });
});

describe('learning whether films are wished', () => {
  /** A feeling with a small wish wants nothing, a complaint with as small a one wants films. */
  const examples = Array.from({ length: 40 }, (_, place) => {
    const wish = 0.1 + 0.01 * (place % 20);
    return place % 2 === 0
      ? { isWish: true, likely: { wish, complaint: 1 - wish, feeling: 0 } }
      : { isWish: false, likely: { wish, complaint: 0, feeling: 1 - wish } };
  });

  it('tells equal wishes apart by what else a message may be', () => {
    const learnt = learnWished(examples);
    for (const { isWish, likely } of examples) expect(wishedBy(learnt, likely) > 0.5).toBe(isWish);
    expect(learnt.acts['complaint']).toBeGreaterThan(learnt.acts['feeling'] ?? 0);
  });

  it('always learns the same', () => {
    expect(learnWished(examples)).toEqual(learnWished(examples));
  });

  it('answers between 0 and 1, whatever is likely', () => {
    const learnt = learnWished(examples);
    const chance = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(chance, chance, (wish, feeling) => {
        const wished = wishedBy(learnt, { wish, feeling });
        expect(wished).toBeGreaterThanOrEqual(0);
        expect(wished).toBeLessThanOrEqual(1);
      }),
    );
  });
});
