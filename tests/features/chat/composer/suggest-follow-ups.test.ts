import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { suggestFollowUps } from '#features/chat/composer/suggest-follow-ups.ts';
import { GENRES } from '#domain/genre.ts';
import { MOODS, MOOD_LABELS } from '#domain/mood.ts';
import type { Wishes } from '#domain/wishes.ts';
import { converse } from '#tests/assistant/models/local/converse.ts';

const LONG_AND_OLD = [
  { year: 1974, duration: 200 },
  { year: 1990, duration: 120 },
  { year: 2012, duration: 95 },
];

describe('follow-ups', () => {
  it('offers what the films leave to wish', () => {
    expect(suggestFollowUps(LONG_AND_OLD, { genres: ['Drama'] })).toEqual([
      'Daha kısa',
      'Daha yeni',
      'Başka öner',
      'Beni şaşırt',
    ]);
  });

  it('does not offer what was wished already', () => {
    const chips = suggestFollowUps(LONG_AND_OLD, {
      genres: [],
      maxDuration: 120,
      minYear: 1970,
      origin: 'yerli',
    });
    expect(chips).toEqual(['Başka öner', 'Bunların hepsini izledim', 'Beni şaşırt']);
  });

  it('fits a surprise', () => {
    expect(suggestFollowUps([{ year: 2020, duration: 100 }])).toEqual([
      'Buna benzer bir şey öner',
      'Bunu izledim',
      'Başka sürpriz',
    ]);
  });

  it('never offers more than four, nor one twice', () => {
    const film = fc.record({
      year: fc.integer({ min: 1895, max: 2030 }),
      duration: fc.integer({ min: 60, max: 240 }),
    });
    fc.assert(
      fc.property(fc.array(film, { maxLength: 4 }), fc.boolean(), (films, surprise) => {
        const chips = suggestFollowUps(films, surprise ? undefined : { genres: [] });
        expect(chips.length).toBeLessThanOrEqual(4);
        expect(new Set(chips).size).toBe(chips.length);
        expect(chips.length).toBeGreaterThan(0);
      }),
    );
  });

  it('offers only what the model understands, without losing the wishes', async () => {
    const wishes: readonly Wishes[] = [
      { genres: ['Drama'] },
      { genres: ['Drama'], maxDuration: 200, minYear: 1960 },
    ];
    const chips = new Set(wishes.flatMap((wish) => suggestFollowUps(LONG_AND_OLD, wish)));
    for (const chip of chips) {
      const [, turn] = await converse(['dram öner', chip]);
      const [tool, input] = turn?.calls[0] ?? [];
      expect(['recommendFilms', 'surpriseFilm', 'markWatched'], chip).toContain(tool);
      if (tool === 'recommendFilms') expect(input, chip).toMatchObject({ genres: ['Drama'] });
    }
  });

  it('are understood after a surprise too', async () => {
    const expected = {
      'Buna benzer bir şey öner': 'recommendFilms',
      'Bunu izledim': 'markWatched',
      'Başka sürpriz': 'surpriseFilm',
    };
    for (const [chip, tool] of Object.entries(expected)) {
      const [, turn] = await converse(['beni şaşırt', chip]);
      expect(turn?.calls[0]?.[0], chip).toBe(tool);
    }
  });
});

describe('quick chips', () => {
  it.each(GENRES)('%s, alone and with “öner”', async (genre) => {
    for (const text of [genre, `${genre} öner`, `${genre.toLocaleLowerCase('tr')} öner`]) {
      const [turn] = await converse([text]);
      expect(turn?.calls, text).toEqual([['recommendFilms', { genres: [genre] }]]);
    }
  });

  it.each(MOODS.filter((mood) => mood !== 'romantic' && mood !== 'adventure'))('%s, alone', async (mood) => {
    const [turn] = await converse([MOOD_LABELS[mood]]);
    expect(turn?.calls).toEqual([['recommendFilms', { genres: [], mood }]]);
  });

  it.each([
    ['Mutluyum', 'happy'],
    ['Hüzünlüyüm', 'sad'],
    ['Heyecanlıyım', 'excited'],
    ['Rahatım', 'relaxed'],
    ['Romantiğim', 'romantic'],
    ['Maceracıyım', 'adventure'],
    ['Maceracı', 'adventure'],
    ['Ruh halim romantik', 'romantic'],
    ['Romantik hissediyorum', 'romantic'],
  ])('“%s”', async (text, mood) => {
    const [turn] = await converse([text]);
    expect(turn?.calls).toMatchObject([['recommendFilms', { genres: [], mood }]]);
  });
});
