import { describe, expect, it } from 'vitest';

import { foremostFit } from '#recommender/built-in/foremost.ts';
import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';

const film = (firstFor: readonly string[], hardlyFor: readonly string[] = []) =>
  aCatalogueFilm({
    judgement: aJudgement({}, { firstFor: new Map(firstFor.map((wish) => [wish, 0])), hardlyFor }),
  });

describe('what a friend names first', () => {
  it('U-04 comes before other films of the subject, and those that hardly have it come after them', () => {
    const points = foremostFit({ genres: [], themes: ['savaş'] });
    expect(points(film(['savaş']))).toBeGreaterThan(points(film([])));
    expect(points(film([], ['savaş']))).toBeLessThan(points(film([])));
    expect(points(film(['deniz'], ['uzay']))).toBe(points(film([])));
  });

  it('U-04 is worth less of what is wished the less of it the film is first for', () => {
    const points = foremostFit({ genres: [], themes: ['baba kız', 'deniz'] });
    expect(points(film(['baba kız', 'deniz']))).toBe(2 * points(film(['deniz'])));
  });

  it('U-04 holds of moods, tones and occasions too', () => {
    const first = film(['sad', 'iç ısıtan', 'randevu']);
    expect(foremostFit({ genres: [], mood: 'sad' })(first)).toBeGreaterThan(0);
    expect(foremostFit({ genres: [], tones: ['iç ısıtan'] })(first)).toBeGreaterThan(0);
    expect(foremostFit({ genres: [], occasions: ['randevu'] })(first)).toBeGreaterThan(0);
    expect(foremostFit({ genres: [], mood: 'happy' })(first)).toBe(0);
    // A pace and a theme that says it are the tone.
    const slow = film(['yavaş']);
    expect(foremostFit({ genres: [], pace: 'slow' })(slow)).toBeGreaterThan(0);
    expect(foremostFit({ genres: [], themes: ['ağır tempo'] })(slow)).toBeGreaterThan(0);
    expect(foremostFit({ genres: [], pace: 'fast' })(slow)).toBe(0);
  });

  it('U-04 has lists of genres, and of the Turkish films of each', () => {
    const [comedy, ours] = [film(['Komedi'], ['Gerilim']), film(['yerli Komedi'])];
    const [any, turkish] = [
      foremostFit({ genres: ['Komedi'] }),
      foremostFit({ genres: ['Komedi'], origin: 'yerli' }),
    ];
    expect([any(comedy), turkish(ours)].map((points) => points > 0)).toEqual([true, true]);
    expect([any(ours), turkish(comedy)]).toEqual([0, 0]);
    expect(foremostFit({ genres: ['Gerilim'] })(comedy)).toBeLessThan(0);
  });

  it('U-04 is worth the more the sooner the film is named, and holds of people', () => {
    const at = (place: number) =>
      aCatalogueFilm({ judgement: aJudgement({}, { firstFor: new Map([['Kate Winslet', place]]) }) });
    const points = foremostFit({ genres: [], people: ['Kate Winslet'] });
    expect(points(at(0))).toBeGreaterThan(points(at(4)));
    expect(points(at(4))).toBeGreaterThan(points(at(60)));
    expect(points(at(60))).toBeGreaterThan(0);
  });

  it('U-04 is nothing where nobody has judged the film, or nothing is wished', () => {
    expect(foremostFit({ genres: [], themes: ['savaş'] })(aCatalogueFilm())).toBe(0);
    expect(foremostFit({ genres: [] })(film(['savaş'], ['deniz']))).toBe(0);
  });
});
