import { describe, expect, it } from 'vitest';

import type { Note } from '#domain/notes.ts';
import { dislikeOf } from '#recommender/built-in/dislike.ts';
import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';

const horror = aCatalogueFilm({
  genres: ['Korku'],
  ageRating: 16,
  actors: ['Adam Sandler'],
  judgement: aJudgement({ fear: 3 }, { gore: 3 }),
});
const points = (kind: Note['kind'], text: string) => dislikeOf([{ kind, text }]);

describe('what notes take off a film', () => {
  it('V-14 is much for a disliked genre, person or tone', () => {
    for (const note of [
      { kind: 'avoidGenre', text: 'Korku' },
      { kind: 'avoidPerson', text: 'Adam Sandler' },
      { kind: 'avoidTone', text: 'kanlı' },
    ] as const)
      expect(dislikeOf([note])({ genres: [] })(horror)).toBeGreaterThan(20);
    expect(points('avoidGenre', 'Komedi')({ genres: [] })(horror)).toBe(0);
    expect(dislikeOf([])({ genres: [] })(horror)).toBe(0);
  });

  it('V-14 is nothing where it was asked for by name', () => {
    expect(points('avoidGenre', 'Korku')({ genres: ['Korku'] })(horror)).toBe(0);
    expect(points('avoidPerson', 'Adam Sandler')({ genres: [], people: ['Sandler'] })(horror)).toBe(0);
    expect(points('avoidTone', 'kanlı')({ genres: [], tones: ['kanlı'] })(horror)).toBe(0);
  });

  it('V-14 counts a child only where children are the company', () => {
    expect(points('child', '8')({ genres: [] })(horror)).toBe(0);
    expect(points('child', '8')({ genres: [], maxAge: 10 })(horror)).toBeGreaterThan(0);
    expect(points('child', '8')({ genres: [], maxAge: 10 })({ ...horror, ageRating: 6 })).toBe(0);
  });
});
