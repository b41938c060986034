import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { GENRES } from '#domain/genre.ts';
import { type Composition, COMPOSITIONS } from '#features/film/poster/compositions.ts';
import { designPoster } from '#features/film/poster/design.ts';
import { drawPicture } from '#features/film/poster/draw-poster.ts';
import { isMotif, MOTIFS } from '#features/film/poster/motifs/motifs.ts';
import { palettesOf } from '#features/film/poster/motifs/palettes.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import { seededRandom } from '#lib/random.ts';
import fits from '#scripts/catalogue/pictures/fits.json' with { type: 'json' };
import words from '#features/film/poster/title-words.json' with { type: 'json' };

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

const films = await loadCatalogue();

describe('a generated poster', () => {
  it('is decided by title and year alone', () => {
    const [one, two] = ['Drama', 'Suç, Gerilim'].map((genre) => ({ title: 'Titanik', year: 1997, genre }));
    expect(one && designPoster(one)).toEqual(two && designPoster(two));
    expect(designPoster({ title: 'Titanik', year: 1997 })).not.toEqual(
      designPoster({ title: 'Titanik', year: 1953 }),
    );
  });

  it('shows of every film in the catalogue a picture that was chosen for it, and what it is', () => {
    const unchosen = films.filter(({ title, year, genres }) => {
      const { motif, small } = designPoster({ title, year });
      return !isMotif(motif) || small !== `${genres[0] ?? ''} · ${year}`;
    });
    expect(unchosen.map(({ title }) => title)).toEqual([]);
  });

  it('spreads the pictures: none is on more than a film in fifty', () => {
    const counts = Map.groupBy(films, (film) => designPoster(film).motif);
    expect(Math.max(...[...counts.values()].map((of) => of.length))).toBeLessThanOrEqual(films.length / 50);
    expect([...counts.keys()].toSorted()).toEqual(Object.keys(MOTIFS).toSorted());
  });

  it('covers its picture to beyond both sides, where there is a mat', () => {
    for (const { mat } of Object.values<Composition>(COMPOSITIONS)) {
      if (mat === undefined) continue;
      const corners = [...mat(150).matchAll(/[MHh]\s?(-?\d+)/gu)].map(([, x]) => Number(x));
      expect(Math.min(...corners)).toBeLessThan(0);
      expect(mat(150)).toMatch(/h8|H408/u);
    }
  });

  it('has its title on calm ground, and no window of which half is missing', () => {
    for (const { composition, backdrop } of films.map(designPoster)) {
      if (composition.startsWith('bare')) expect(['none', 'rays', 'disc', 'halves']).toContain(backdrop);
      if (composition === 'arch' || composition === 'frame') expect(backdrop).not.toBe('halves');
    }
  });

  it('fills no line whose filling is not said', () => {
    for (const motif of Object.values(MOTIFS)) {
      const [palette] = palettesOf('Drama');
      const markup = palette && renderToStaticMarkup(motif(seededRandom(1), palette));
      const lines = markup?.match(/<path[^>]*stroke-width[^>]*>/gu) ?? [];
      expect(lines.filter((line) => !line.includes(' fill="'))).toEqual([]);
    }
  });

  it('has no sign of a faith among the stars of a spell', () => {
    const [palette] = palettesOf('Fantastik');
    const corners = Array.from({ length: 40 }, (_, seed) => {
      const markup = palette && renderToStaticMarkup(MOTIFS.spell(seededRandom(seed), palette));
      return markup?.match(/points="([^"]*)"/u)?.[1]?.split(' ').length;
    });
    expect(new Set(corners)).toEqual(new Set([7, 9]));
  });

  it('of two films never looks the same', () => {
    const looks = films.map((film) => {
      const { motif, palette, composition, backdrop, mirrored, seed } = designPoster(film);
      return JSON.stringify([motif, palette, composition, backdrop, mirrored, seed]);
    });
    expect(new Set(looks).size).toBe(looks.length);
  });

  it('of a film that nobody knows shows what its title speaks of, or a picture that suits any film', () => {
    expect(designPoster({ title: 'Bir Yağmur Akşamı', year: 2031 }).motif).toBe('umbrella');
    expect(designPoster({ title: 'Bir Yağmur Akşamı', year: 2031 }).small).toBe('2031');
    expect(designPoster({ title: 'Zırtapoz', year: 0 }).small).toBe('');
    for (const title of ['', '🎬', 'X', 'عمر المختار'])
      expect(drawPicture(designPoster({ title, year: 0 }))).toBeTruthy();
  });

  it('has something to choose each picture by, and names no other', () => {
    expect(Object.keys(fits).toSorted()).toEqual(Object.keys(MOTIFS).toSorted());
    expect(Object.keys(words).filter((name) => !isMotif(name))).toEqual([]);
  });
});

describe('the colours of a generated poster', () => {
  it('let its title read on every ground of every palette', () => {
    for (const genre of [...GENRES, 'Genel']) {
      for (const { ground, deep, ink } of [...palettesOf(genre), ...palettesOf(genre, 1960)]) {
        for (const under of [ground, deep]) {
          expect(contrast(ink, under), `${genre}: ${ink} on ${under}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });
});
