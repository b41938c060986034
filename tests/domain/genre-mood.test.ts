import { describe, expect, it } from 'vitest';

import { ANY_GENRE, GENRES, isGenre, splitGenres } from '#domain/genre.ts';
import { isMood, moodLabel, MOODS } from '#domain/mood.ts';
import { TAB_LABELS, TABS } from '#domain/tab.ts';

describe('genres', () => {
  it('K-18 are twelve, and Genel is none of them', () => {
    expect(GENRES).toHaveLength(12);
    expect(GENRES.every(isGenre)).toBe(true);
    expect([ANY_GENRE, 'Dram', 'drama', '', 3, null].some(isGenre)).toBe(false);
  });

  it.each([
    ['Drama, Suç', ['Drama', 'Suç']],
    ['Bilim Kurgu/Gerilim', ['Bilim Kurgu', 'Gerilim']],
    [' Drama ,, ', ['Drama']],
    ['Belgesel', ['Belgesel']],
    ['', []],
  ])('are split out of %o', (field, genres) => {
    expect(splitGenres(field)).toEqual(genres);
  });
});

describe('moods', () => {
  it('K-19 have their labels', () => {
    expect(MOODS.map(moodLabel)).toEqual(['Mutlu', 'Hüzünlü', 'Heyecanlı', 'Rahat', 'Romantik', 'Maceracı']);
  });

  it('of an older version are shown as they are', () => {
    expect(isMood('karışık')).toBe(false);
    expect(moodLabel('karışık')).toBe('karışık');
  });
});

describe('tabs', () => {
  it('N-06 have their labels, in order', () => {
    expect(TABS.map((tab) => TAB_LABELS[tab])).toEqual([
      'Ana Sayfa',
      'Film Öner',
      'Favorilerim',
      'Geçmiş',
      'Ayarlar',
    ]);
  });
});
