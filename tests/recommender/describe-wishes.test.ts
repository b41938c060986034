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
      "minYear: 1990'lar",
      'minRating: En az 7,5 puan',
      'minDuration: En az 60 dk',
      'maxDuration: En çok 120 dk',
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
    expect(new Set(describeWishes(everything).flatMap(({ wish, also = wish }) => [wish, also]))).toEqual(
      new Set(Object.keys(everything)),
    );
  });

  it.each([
    [{ minYear: 1980, maxYear: 1989 }, "1980'ler"],
    [{ minYear: 2010, maxYear: 2019 }, "2010'lar"],
    [{ minYear: 1994, maxYear: 1994 }, '1994 yapımı'],
    [{ minYear: 1990, maxYear: 1995 }, '1990–1995 arası'],
    [{ minYear: 1995 }, '1995 ve sonrası'],
    [{ maxYear: 1969 }, '1969 ve öncesi'],
  ])('say %j as people do: %s', (years, words) => {
    expect(describeWishes({ genres: [], ...years }).map((entry) => entry.words)).toEqual([words]);
  });

  it('are none without a wish', () => {
    expect(describeWishes({ genres: [] })).toEqual([]);
  });
});
