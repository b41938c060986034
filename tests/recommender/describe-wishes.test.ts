import { describe, expect, it } from 'vitest';

import type { Wishes } from '#domain/wishes.ts';
import { describeWishes } from '#recommender/describe-wishes.ts';

const everything: Wishes = {
  genres: ['Drama', 'Suç'],
  mood: 'sad',
  excludeGenres: ['Korku'],
  minYear: 1990,
  maxYear: 1999,
  minRating: 7.5,
  minDuration: 60,
  maxDuration: 120,
  people: ['Şener Şen'],
  similarTo: 'Eşkıya',
  origin: 'yerli',
  countries: ['Türkiye'],
  themes: ['köy'],
  avoidThemes: ['kanlı'],
  maxAge: 12,
};

describe('wishes in words', () => {
  it('are short, one entry a value, each with the wish it belongs to', () => {
    expect(describeWishes(everything).map(({ wish, words }) => `${wish}: ${words}`)).toEqual([
      'genres: Drama',
      'genres: Suç',
      'mood: Hüzünlü',
      'excludeGenres: Korku hariç',
      'minYear: 1990 ve sonrası',
      'maxYear: 1999 ve öncesi',
      'minRating: ★ ≥ 7,5',
      'minDuration: ≥ 60 dk',
      'maxDuration: ≤ 120 dk',
      'people: Şener Şen',
      'similarTo: Eşkıya gibi',
      'origin: Yerli',
      'countries: Türkiye',
      'themes: köy',
      'avoidThemes: kanlı olmasın',
      'maxAge: 12 yaşa uygun',
    ]);
  });

  it('leave out nothing that can be wished', () => {
    expect(new Set(describeWishes(everything).map(({ wish }) => wish))).toEqual(
      new Set(Object.keys(everything)),
    );
  });

  it('are none without a wish', () => {
    expect(describeWishes({ genres: [] })).toEqual([]);
  });
});
