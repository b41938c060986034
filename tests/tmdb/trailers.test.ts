import { describe, expect, it, vi } from 'vitest';

import { type Fault, HOSTILE } from '#tests/support/tmdb-stand-in/faults.ts';
import { TmdbError } from '#tmdb/tmdb-error.ts';
import { createTrailers } from '#tmdb/trailers.ts';
import { clientOf, finderOf, listeningLogger, searchFor, withStandIn } from './support.ts';

const current = withStandIn();
const inception = { title: 'Başlangıç', year: 2010 };
const shawshank = { title: 'Esaretin Bedeli', originalTitle: 'The Shawshank Redemption', year: 1994 };

const stage = () => {
  const { logger, heard } = listeningLogger();
  const findMovie = finderOf(current());
  return { trailers: createTrailers({ findMovie, client: clientOf(current()), logger }), heard };
};

describe('trailers', () => {
  it('B-05 K-17 finds the Turkish one, whole', async () => {
    const { trailers, heard } = stage();
    expect(await trailers.find(inception)).toEqual({
      key: 'trTrailer01',
      name: 'Başlangıç - Türkçe Altyazılı Fragman',
      type: 'Trailer',
      movieTitle: 'Başlangıç',
      movieYear: 2010,
      url: 'https://www.youtube-nocookie.com/embed/trTrailer01?autoplay=1',
      thumbnailUrl: 'https://i.ytimg.com/vi/trTrailer01/hqdefault.jpg',
      watchUrl: 'https://www.youtube.com/watch?v=trTrailer01',
    });
    expect(current().requests).toEqual([
      searchFor('Inception', 'en-US', 2010),
      '/3/movie/27205/videos?language=tr-TR',
    ]);
    expect(heard).toEqual([]);
  });

  it('B-05 goes on to English where no Turkish one may be shown', async () => {
    expect(await stage().trailers.find(shawshank)).toMatchObject({ key: 'enTeaser001', type: 'Teaser' });
    expect(current().requests).toEqual([
      searchFor('The Shawshank Redemption', 'en-US', 1994),
      '/3/movie/278/videos?language=tr-TR',
      '/3/movie/278/videos?language=en-US',
    ]);
  });

  it('takes the year from the service where the film has none', async () => {
    expect(await stage().trailers.find({ ...shawshank, year: 0 })).toMatchObject({ movieYear: 1994 });
  });

  it('finds none for a film without videos, and none for a film that the service does not know', async () => {
    const { trailers, heard } = stage();
    expect(await trailers.find({ title: 'Baba', year: 1972 })).toBeUndefined();
    expect(await trailers.find({ title: 'Hiç Çekilmemiş Film', year: 2010 })).toBeUndefined();
    expect(heard).toEqual([]);
  });

  it('B-09 makes no call for a blank title', async () => {
    expect(await stage().trailers.find({ title: '  ', year: 2010 })).toBeUndefined();
    expect(current().requests).toEqual([]);
  });

  it('never embeds a hostile key, and keeps a hostile name a text', async () => {
    current().breakWith('hostileTitle', /videos$/u);
    expect(await stage().trailers.find(inception)).toMatchObject({ key: 'trTrailer01', name: HOSTILE });
  });
});

describe('when the service fails', () => {
  const faults: Fault[] = [
    'unauthorised',
    'notFound',
    'tooManyRequests',
    'serverError',
    'htmlError',
    'invalidJson',
    'wrongShape',
  ];

  it.each(faults.flatMap((fault) => [[fault, /search/u] as const, [fault, /videos$/u] as const]))(
    'B-12 %s of %s gives no trailer and a line in the log',
    async (fault, paths) => {
      const { trailers, heard } = stage();
      current().breakWith(fault, paths);
      expect(await trailers.find(inception)).toBeUndefined();
      expect(heard).toEqual([{ message: 'Fragman aranamadı: Başlangıç', detail: expect.any(TmdbError) }]);
      current().mend();
      expect(await trailers.find(inception)).toMatchObject({ key: 'trTrailer01' });
    },
  );

  it.each([/search/u, /videos$/u])('is stopped by an abort while %s is asked', async (paths) => {
    const { trailers, heard } = stage();
    current().breakWith('hang', paths);
    const stop = new AbortController();
    const reason = new Error('durduruldu');
    const found = trailers.find(inception, stop.signal).catch((error: unknown) => error);
    await vi.waitFor(() =>
      expect(current().requests.at(-1)).toMatch(paths.source === 'search' ? /search/u : /videos/u),
    );
    await vi.waitFor(() => expect(current().underWay()).toBe(1));
    stop.abort(reason);
    expect(await found).toBe(reason);
    await vi.waitFor(() => expect(current().givenUp()).toBe(1));
    expect(heard).toEqual([]);
  });
});
