import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { GENRES } from '#domain/genre.ts';
import type { FilmJudgement } from '#domain/judgement.ts';
import { isNeverFor, moodFit, moodsOf, suitsMood } from '#domain/mood-profile.ts';
import { type Mood, MOODS } from '#domain/mood.ts';
import { aJudgement } from '#tests/support/builders.ts';
import { judgements } from './arbitraries.ts';

const genresOf = fc.subarray([...GENRES], { minLength: 1, maxLength: 3 });
const film = (judgement: FilmJudgement | undefined, genres: readonly string[] = ['Drama']) => ({
  genres,
  judgement,
});

describe('what is never shown to somebody in a mood', () => {
  it.each<[Mood, string, FilmJudgement]>([
    ['happy', 'what oppresses', aJudgement({ laugh: 3, heavy: 2 })],
    ['happy', 'a dark ending', aJudgement({ laugh: 3 }, { ending: 'dark' })],
    ['happy', 'what one sobs at', aJudgement({ laugh: 2, cry: 3 })],
    ['happy', 'what frightens', aJudgement({ laugh: 3, fear: 2 })],
    ['happy', 'blood', aJudgement({ laugh: 3 }, { gore: 2 })],
    ['sad', 'action', aJudgement({ cry: 2, action: 2 })],
    ['sad', 'what crushes', aJudgement({ cry: 3, heavy: 3 })],
    ['excited', 'a slow film', aJudgement({ tense: 3 }, { pace: 1 })],
    ['relaxed', 'tension', aJudgement({ warm: 3, tense: 2 })],
    ['relaxed', 'blood', aJudgement({ warm: 3 }, { gore: 2 })],
    ['romantic', 'blood', aJudgement({ romantic: 3 }, { gore: 2 })],
    ['romantic', 'sex above all', aJudgement({ romantic: 3 }, { sex: 3 })],
    ['romantic', 'a dark and heavy end', aJudgement({ romantic: 3, heavy: 2 }, { ending: 'dark' })],
    ['adventure', 'a slow film', aJudgement({ action: 3 }, { pace: 1 })],
  ])('U-03 %s: %s', (mood, _what, judgement) => {
    expect(isNeverFor(film(judgement, ['Macera']), mood)).toBe(true);
    expect(suitsMood(film(judgement, ['Macera']), mood)).toBe(false);
  });

  it('U-03 is not held against a genre that was asked for by name', () => {
    const horror = film(aJudgement({ laugh: 3, fear: 3 }), ['Korku', 'Komedi']);
    expect(isNeverFor(horror, 'happy')).toBe(true);
    expect(isNeverFor(horror, 'happy', new Set(['Korku']))).toBe(false);
    expect(suitsMood(horror, 'happy', new Set(['Korku']))).toBe(true);
  });

  it('U-03 suits nobody in that mood, whatever film it is', () => {
    fc.assert(
      fc.property(judgements, genresOf, (judgement, genres) => {
        for (const mood of MOODS)
          expect(
            suitsMood({ genres, judgement }, mood) === true && isNeverFor({ genres, judgement }, mood),
          ).toBe(false);
        expect(moodsOf({ genres, judgement })).toEqual(
          MOODS.filter((mood) => suitsMood({ genres, judgement }, mood)),
        );
      }),
    );
  });
});

describe('how well a film fits a mood', () => {
  it.each<[Mood, FilmJudgement, FilmJudgement]>([
    ['happy', aJudgement({ laugh: 3, warm: 2 }), aJudgement({ laugh: 1 })],
    ['sad', aJudgement({ cry: 3 }), aJudgement({ cry: 2, laugh: 1 })],
    ['excited', aJudgement({ tense: 3, action: 3 }), aJudgement({ tense: 3 })],
    ['relaxed', aJudgement({ warm: 3, beauty: 2 }), aJudgement({ warm: 2, tense: 1 })],
    ['romantic', aJudgement({ romantic: 3, warm: 2 }), aJudgement({ romantic: 2, heavy: 1 })],
    ['adventure', aJudgement({ action: 3, beauty: 3 }), aJudgement({ action: 1 })],
  ])('U-07 %s: the strong one before the weak one', (mood, strong, weak) => {
    expect(moodFit(mood)(film(strong, ['Macera']))).toBeGreaterThan(moodFit(mood)(film(weak, ['Macera'])));
  });

  it('U-02 is not known of a film that nobody has judged', () => {
    for (const mood of MOODS) {
      expect(suitsMood(film(undefined), mood)).toBeUndefined();
      expect(isNeverFor(film(undefined), mood)).toBe(false);
      expect(moodFit(mood)(film(undefined))).toBe(0);
    }
  });
});
