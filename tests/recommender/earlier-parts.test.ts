import { describe, expect, it } from 'vitest';

import { createEarlierParts } from '#recommender/built-in/earlier-parts.ts';
import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';
import { aTaste, recommenderOf } from './arbitraries.ts';

const part = (place: number, rating = 7.5, own: Parameters<typeof aCatalogueFilm>[0] = {}) =>
  aCatalogueFilm({
    id: `seri-${place}`,
    title: `Seri ${place}`,
    originalTitle: `Saga ${place}`,
    year: 2000 + place,
    rating,
    judgement: aJudgement({}, { series: { name: 'Seri', place } }),
    ...own,
  });
const others = Array.from({ length: 30 }, (_, i) =>
  aCatalogueFilm({
    id: `film-${i}`,
    title: `Dram ${i}`,
    originalTitle: `Drama ${i} ${'abcdef'[i % 6] ?? ''}`,
    year: 2001 + (i % 3),
    rating: 7.3,
    director: `Yönetmen ${i}`,
    judgement: aJudgement(),
  }),
);

describe('the earlier parts of a series', () => {
  it('U-04 are those before a film, of its own series', () => {
    const [first, second, third] = [part(1), part(2), part(3)];
    const earlier = createEarlierParts([third, first, second, ...others]);
    expect(earlier(third)).toEqual([first, second]);
    expect(earlier(first)).toEqual([]);
    expect(others.flatMap((film) => earlier(film))).toEqual([]);
  });

  it('U-04 are none where a film stands above them', () => {
    const [first, second] = [part(1, 7), part(2, 8)];
    expect(createEarlierParts([first, second])(second)).toEqual([]);
  });
});

describe('a later part of a series', () => {
  const seeds = Array.from({ length: 15 }, (_, seed) => seed);
  const films = [part(1, 9.4), part(2, 9.8), ...others];
  const timesShown = async (watched: string[], minYear?: number) => {
    const taste = aTaste({
      watched: watched.map((title) => ({ id: title, title, year: 2001, genre: 'Drama' })),
    });
    const evenings = await Promise.all(
      seeds.map((seed) => recommenderOf(films, seed).recommend({ genres: [], minYear }, taste)),
    );
    return evenings.flatMap((evening) => evening.films).filter(({ title }) => title === 'Seri 2').length;
  };

  it('U-04 waits for the first one', async () => {
    expect(await timesShown([])).toBe(0);
  });

  it('U-04 comes once the first one was watched, or where that one does not meet the wishes', async () => {
    expect(await timesShown(['Seri 1'])).toBeGreaterThan(0);
    expect(await timesShown([], 2002)).toBeGreaterThan(0);
  });
});
