import { describe, expect, it } from 'vitest';

import type { Wishes } from '#domain/wishes.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';
import { seededRandom } from '#lib/random.ts';
import { createBuiltInRecommender } from '#recommender/built-in/built-in-recommender.ts';

const { films, find, likeliest } = await builtInCatalogue();
const now = () => new Date('2026-11-23T20:00:00+03:00');
const TASTE = { favourites: [], watched: [], preferredGenres: [], banned: [] };
const SEEDS = [1, 2, 3];

const recommended = async (wishes: Wishes, seed: number) => {
  const random = seededRandom(seed);
  const made = await createBuiltInRecommender({
    films: async () => films,
    find,
    likeliest,
    now,
    random,
  }).recommend(wishes, TASTE);
  return {
    ...made,
    own: made.films.flatMap(({ originalAiId }) => films.find(({ id }) => id === originalAiId) ?? []),
  };
};

describe.each(SEEDS)('what is recommended (seed %i)', (seed) => {
  it('is of both genres where two are wished', async () => {
    const { own } = await recommended({ genres: ['Komedi', 'Korku'] }, seed);
    expect(own.every(({ genres }) => genres.includes('Komedi') && genres.includes('Korku'))).toBe(true);
  });

  it('makes laugh and cry who wants both', async () => {
    const { own } = await recommended({ genres: ['Komedi', 'Drama'], mood: 'sad' }, seed);
    for (const { judgement } of own)
      expect(Math.min(judgement?.feel.laugh ?? 0, judgement?.feel.cry ?? 0)).toBeGreaterThan(1);
  });

  it('stays with whose films or of which country they are, before their genre', async () => {
    const { own } = await recommended({ genres: ['Gerilim'], people: ['Haluk Bilginer'] }, seed);
    for (const { actors } of own) expect(actors).toContain('Haluk Bilginer');
  });

  it('promises no film without blood that has some', async () => {
    const { own, explanation } = await recommended({ genres: ['Gerilim'], avoidThemes: ['kanlı'] }, seed);
    if (explanation.includes('kanlı değil'))
      expect(own.every(({ judgement }) => judgement?.gore === 0)).toBe(true);
  });

  it.each(['satranç', 'köpek', 'bale'])(
    'begins with a film that is about %s, though others have some',
    async (theme) => {
      const { own } = await recommended({ genres: [], themes: [theme] }, seed);
      expect(own[0]?.judgement?.core).toContain(theme);
    },
  );

  it('begins with no film that nobody names gladly', async () => {
    const { own } = await recommended({ genres: ['Fantastik'], themes: ['ejderha', 'sihir', 'kılıç'] }, seed);
    expect(own[0]?.judgement?.gladly).toBeGreaterThanOrEqual(2);
  });

  it('is a war film without much blood', async () => {
    const { own } = await recommended({ genres: [], themes: ['savaş'], avoidThemes: ['kanlı'] }, seed);
    expect(own[0]?.judgement?.core.some((theme) => theme.includes('savaş'))).toBe(true);
    expect(own.every(({ judgement }) => (judgement?.gore ?? 0) <= 1)).toBe(true);
  });

  it('frightens who wants to be frightened, under a blanket too, and is no parody', async () => {
    const wishes: Wishes = {
      genres: ['Korku'],
      mood: 'relaxed',
      themes: ['perili ev'],
      occasions: ['sakin'],
    };
    const { own } = await recommended(wishes, seed);
    for (const { judgement, genres } of own) {
      expect(judgement?.feel.fear).toBeGreaterThan(1);
      expect(genres).not.toContain('Komedi');
    }
  });

  it('frightens more who found horror films too light', async () => {
    const { own } = await recommended({ genres: ['Korku'], avoidThemes: ['hafif'] }, seed);
    for (const { judgement } of own) expect(judgement?.feel.fear).toBe(3);
  });

  it('frightens nobody who wants nothing heavy', async () => {
    const { own } = await recommended({ genres: [], avoidTones: ['ağır'] }, seed);
    expect(own.every(({ judgement }) => (judgement?.feel.fear ?? 0) < 2)).toBe(true);
  });

  it('is a documentary, whatever it is about', async () => {
    const { own } = await recommended({ genres: [], themes: ['belgesel', 'doğa', 'hayvan'] }, seed);
    expect(own.every(({ judgement }) => judgement?.documentary)).toBe(true);
  });

  it('is of football, and not of the American one', async () => {
    const { own } = await recommended({ genres: [], themes: ['futbol'] }, seed);
    expect(own.some(({ title }) => title === 'Rudy')).toBe(false);
  });

  it('begins a series at its beginning', async () => {
    const { own } = await recommended(
      { genres: [], series: ['Yüzüklerin Efendisi', 'Baba', 'Kara Şövalye Üçlemesi'] },
      seed,
    );
    expect(own[0]?.judgement?.series?.place).toBe(1);
  });
});
