import { describe, expect, it, vi } from 'vitest';

import { parseDescription } from '#domain/description.ts';
import type { Film } from '#domain/film.ts';
import { PLACEHOLDER_POSTER_URL } from '#domain/poster.ts';
import type { Fault } from '#tests/support/tmdb-stand-in/faults.ts';
import type { TmdbClientOptions } from '#tmdb/client.ts';
import { createPosters } from '#tmdb/posters.ts';
import { TmdbError } from '#tmdb/tmdb-error.ts';
import { filmOf, finderOf, listeningLogger, searchFor, withStandIn } from './support.ts';

const current = withStandIn();
const INCEPTION = 'https://image.tmdb.org/t/p/w400/inceptionPoster01.jpg';

const stage = (options: Partial<TmdbClientOptions> = {}) => {
  const { logger, heard } = listeningLogger();
  return { posters: createPosters({ findMovie: finderOf(current(), options), logger }), heard };
};
const urls = (films: readonly Film[]) => films.map(({ posterUrl }) => posterUrl);

describe('posters', () => {
  it('B-07 attaches them 400 pixels wide, in the order of the films', async () => {
    const { posters, heard } = stage();
    const films = await posters.attach([
      filmOf('Başlangıç', 2010),
      filmOf('Hiç Çekilmemiş Film', 2010),
      filmOf('Baba', 1972),
    ]);
    expect(films.map(({ title }) => title)).toEqual(['Başlangıç', 'Hiç Çekilmemiş Film', 'Baba']);
    expect(urls(films)).toEqual([
      INCEPTION,
      PLACEHOLDER_POSTER_URL,
      'https://image.tmdb.org/t/p/w400/godfatherPoster1.jpg',
    ]);
    expect(heard).toEqual([]);
  });

  it('writes the poster into the description too, and changes nothing else', async () => {
    const film = filmOf('Başlangıç', 2010);
    const [found] = await stage().posters.attach([film]);
    expect(parseDescription(found?.description ?? '').posterUrl).toBe(INCEPTION);
    expect({ ...found, posterUrl: film.posterUrl, description: film.description }).toEqual(film);
    expect(film.posterUrl).toBe(PLACEHOLDER_POSTER_URL);
  });

  it('leaves a film alone that brings a poster', async () => {
    const film = filmOf('Başlangıç', 2010, { posterUrl: 'https://ornek.com/poster.jpg' });
    expect(await stage().posters.attach([film])).toEqual([film]);
    expect(current().requests).toEqual([]);
  });

  it('B-08 keeps the placeholder of a film that the service has without a poster', async () => {
    const film = filmOf('Sevmek Zamanı', 1966);
    expect(await stage().posters.attach([film])).toEqual([film]);
    expect(current().requests).toEqual([searchFor('Sevmek Zamanı', 'en-US', 1966)]);
  });

  it.each([[[]], [undefined], [null], ['Başlangıç'], [{ length: 2 }]])(
    'B-10 answers %j with an empty list',
    async (films) => {
      // What comes from records and models is not always what its type says.
      expect(await stage().posters.attach(films as unknown as Film[])).toEqual([]);
      expect(current().requests).toEqual([]);
    },
  );

  it('never takes the poster of another year’s film', async () => {
    current().breakWith('wrongYearFirst');
    expect(urls(await stage().posters.attach([filmOf('Başlangıç', 2010)]))).toEqual([INCEPTION]);
  });

  it('looks three up at once and no more', async () => {
    current().breakWith('hang');
    const films = Array.from({ length: 7 }, (_, i) => filmOf(`Film ${i}`, 2010));
    const attached = stage().posters.attach(films);
    await vi.waitFor(() => expect(current().underWay()).toBe(3));
    current().mend();
    expect(await attached).toEqual(films);
    expect(current().mostAtOnce()).toBe(3);
  });

  it('asks once for a film that is there twice, and never again while the page is open', async () => {
    const { posters } = stage();
    const films = [filmOf('Başlangıç', 2010), filmOf('Başlangıç', 2010, { id: 'rec_2' })];
    expect(urls(await posters.attach(films))).toEqual([INCEPTION, INCEPTION]);
    expect(urls(await posters.attach(films))).toEqual([INCEPTION, INCEPTION]);
    expect(current().requests).toHaveLength(1);
  });
});

describe('when the service fails', () => {
  it.each<Fault>([
    'unauthorised',
    'tooManyRequests',
    'serverError',
    'htmlError',
    'invalidJson',
    'wrongShape',
  ])(
    'B-08 B-12 %s leaves the placeholder and a line in the log, and is asked again next time',
    async (fault) => {
      const { posters, heard } = stage();
      const film = filmOf('Başlangıç', 2010);
      current().breakWith(fault);
      expect(await posters.attach([film])).toEqual([film]);
      expect(heard).toEqual([{ message: 'Poster alınamadı: Başlangıç', detail: expect.any(TmdbError) }]);
      current().mend();
      expect(urls(await posters.attach([film]))).toEqual([INCEPTION]);
    },
  );

  it('does not wait for a service that hangs', async () => {
    current().breakWith('hang');
    const { posters, heard } = stage({ timeoutMs: 30 });
    const films = [filmOf('Başlangıç', 2010), filmOf('Baba', 1972)];
    expect(await posters.attach(films)).toEqual(films);
    expect(heard.map(({ message }) => message).toSorted()).toEqual([
      'Poster alınamadı: Baba',
      'Poster alınamadı: Başlangıç',
    ]);
  });

  it('is aborted with the flow, requests and all, and says nothing of it', async () => {
    current().breakWith('hang');
    const { posters, heard } = stage();
    const stop = new AbortController();
    const reason = new Error('durduruldu');
    const films = Array.from({ length: 5 }, (_, i) => filmOf(`Film ${i}`, 2010));
    const attached = posters.attach(films, stop.signal).catch((error: unknown) => error);
    await vi.waitFor(() => expect(current().underWay()).toBe(3));
    stop.abort(reason);
    expect(await attached).toBe(reason);
    await vi.waitFor(() => expect(current().givenUp()).toBe(3));
    expect(current().requests).toHaveLength(3);
    expect(heard).toEqual([]);
  });
});
