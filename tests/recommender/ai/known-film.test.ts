import { describe, expect, it } from 'vitest';

import { recognise } from '#recommender/ai/known-film.ts';
import { aCatalogueFilm } from '#tests/support/builders.ts';

const interstellar = aCatalogueFilm({ aliases: ['Uzayın Ötesi'] });
const find = async () => interstellar;
const named = (title: string, year?: number) => ({
  title,
  year,
  untitled: false,
  genre: 'Drama',
  actors: [],
});

describe('recognise', () => {
  it.each(['Yıldızlararası', 'INTERSTELLAR', 'uzayin otesi'])(
    'knows %s, and calls it by its Turkish title',
    async (title) => {
      const { film, known } = await recognise(named(title, 2015), find);
      expect(known).toBe(interstellar);
      expect(film.title).toBe('Yıldızlararası');
    },
  );

  it.each([
    ['another name, however near', named('Yıldızlararası Yolculuk', 2014)],
    ['another year', named('Yıldızlararası', 2016)],
    ['no year', named('Yıldızlararası')],
  ])('does not know %s', async (_what, film) => {
    expect(await recognise(film, find)).toEqual({ film });
  });

  it('gets along without a catalogue', async () => {
    expect(await recognise(named('Yol', 1982), undefined)).toEqual({ film: named('Yol', 1982) });
    expect((await recognise(named('Yol', 1982), async () => undefined)).known).toBeUndefined();
  });
});
