import { describe, expect, it } from 'vitest';

import { GENRES } from '#domain/genre.ts';
import { designPoster, titleSize } from '#features/film/poster/design.ts';
import { motifOf } from '#features/film/poster/motifs/motif-of.ts';
import { palettesOf } from '#features/film/poster/motifs/palettes.ts';
import { seededRandom } from '#lib/random.ts';

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const film = (title: string, genre = 'Drama', year = 1990) => ({ title, genre, year });

describe('a generated poster', () => {
  it('is decided by title, year and genre alone', () => {
    expect(designPoster(film('Titanik'))).toEqual(designPoster(film('Titanik')));
    expect(designPoster(film('Titanik'))).not.toEqual(designPoster(film('Titanik', 'Drama', 1991)));
    expect(designPoster(film('Titanik'))).not.toEqual(designPoster(film('Titanik', 'Komedi')));
  });

  it('does not repeat itself among fifty films of one genre', () => {
    const pictures = Array.from({ length: 50 }, (_, index) => {
      const { layout, palette, mirrored, motif, seed } = designPoster(film(`Film ${index}`));
      return JSON.stringify([layout, mirrored, motifOf(motif)(seededRandom(seed), palette)]);
    });
    expect(new Set(pictures).size).toBe(50);
  });

  it('draws each of the twelve genres its own way, and an unknown one as well', () => {
    const motifs = [...GENRES, 'Belgesel'].map(motifOf);
    expect(new Set(motifs).size).toBe(13);
    expect(motifOf('constructor')).toBe(motifOf(''));
  });

  it('leaves out a year that is not known', () => {
    expect(designPoster(film('Titanik', 'Drama', 1997)).small).toBe('Drama · 1997');
    expect(designPoster(film('Titanik', 'Drama', 0)).small).toBe('Drama');
    expect(designPoster(film('Titanik', '', 0)).small).toBe('');
  });
});

describe('the title of a generated poster', () => {
  it('reads on every ground of every palette', () => {
    for (const genre of [...GENRES, 'Genel']) {
      for (const { ground, deep, ink } of palettesOf(genre)) {
        for (const under of [ground, deep]) {
          expect(contrast(ink, under), `${genre}: ${ink} on ${under}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });

  it('is smaller the longer it is, and never runs out of the poster with a long word', () => {
    const titles = [
      'Ran',
      'Titanik',
      'Dövüş Kulübü',
      'Yüzüklerin Efendisi: Yüzük Kardeşliği',
      'A'.repeat(200),
    ];
    const sizes = titles.map((title) => titleSize(title));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(titleSize('Muvaffakiyetsizleştiriciler') * 27 * 0.5).toBeLessThanOrEqual(86);
    expect(titleSize('')).toBeGreaterThan(0);
  });

  it('stands up the side only where it is short', () => {
    const long = Array.from({ length: 200 }, (_, index) => designPoster(film(`Uzun adlı bir film ${index}`)));
    expect(long.map(({ layout }) => layout)).not.toContain('side');
    const short = Array.from({ length: 60 }, (_, index) => designPoster(film(`Film ${index}`)));
    expect(short.map(({ layout }) => layout)).toContain('side');
  });
});
