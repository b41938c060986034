import { describe, expect, it } from 'vitest';

import { parseDescription } from '#domain/description.ts';
import { filmSchema } from '#domain/film.ts';
import { posterOf } from '#domain/poster.ts';
import { toFilm } from '#recommender/built-in/to-film.ts';
import { aCatalogueFilm, NOW } from '#tests/support/builders.ts';

const making = { now: NOW, random: 0.5 };

describe('toFilm: a generated film', () => {
  it('carries the facts of the catalogue', () => {
    const film = toFilm(aCatalogueFilm(), { ...making, explanation: 'Uzay sevdiğin için.' });
    expect(film).toMatchObject({
      id: `rec_yildizlararasi_${NOW.getTime()}_i00000`,
      originalAiId: 'yildizlararasi-2014',
      title: 'Yıldızlararası',
      originalTitle: 'Interstellar',
      year: 2014,
      genre: 'Bilim Kurgu, Drama',
      duration: 169,
      director: 'Christopher Nolan',
      explanation: 'Uzay sevdiğin için.',
      generatedAt: NOW.toISOString(),
    });
    expect(filmSchema.safeParse(film).success).toBe(true);
    expect(posterOf(film)).toBeUndefined();
  });

  it('describes itself in labelled lines', () => {
    const { title, year, rating, plot, description } = toFilm(aCatalogueFilm(), making);
    expect(parseDescription(description)).toMatchObject({ title, year, rating, explanation: plot });
  });

  it('M-03 holds only those of its genres that were selected', () => {
    expect(toFilm(aCatalogueFilm(), { ...making, genres: ['Drama', 'Korku'] }).genre).toBe('Drama');
    expect(toFilm(aCatalogueFilm(), { ...making, genres: [] }).genre).toBe('Bilim Kurgu, Drama');
  });

  it('gives what a catalogue file leaves thin its defaults', () => {
    const thin = aCatalogueFilm({ plot: ' Kısa. ', actors: [], director: undefined });
    const film = toFilm(thin, making);
    expect(film).toMatchObject({ plot: 'Detay bulunamadı.', actors: ['Bilinmeyen Oyuncu'] });
    expect(film).not.toHaveProperty('director');
  });

  it('M-17 names six actors at most', () => {
    const actors = ['1', '2', '3', '4', '5', '6', '7'];
    expect(toFilm(aCatalogueFilm({ actors }), making).actors).toEqual(actors.slice(0, 6));
  });
});
