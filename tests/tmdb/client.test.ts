import { describe, expect, it, vi } from 'vitest';

import { NOBODY } from '#tests/support/nobody.ts';
import type { Fault } from '#tests/support/tmdb-stand-in/faults.ts';
import { HOSTILE } from '#tests/support/tmdb-stand-in/faults.ts';
import { createTmdbClient } from '#tmdb/client.ts';
import { TmdbError } from '#tmdb/tmdb-error.ts';
import { API_KEY, clientOf, withStandIn } from './support.ts';

const current = withStandIn();
const inception = { query: 'Inception', language: 'en-US' } as const;

const failureOf = async (call: Promise<unknown>): Promise<unknown> => {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error('the call did not fail');
};

describe('addresses', () => {
  it('B-01 B-05 asks for a search with query, language and year, and for videos by id', async () => {
    const client = clientOf(current());
    await client.searchMovies({ query: '  Babam ve Oğlum ', language: 'tr-TR', year: 2005 });
    await client.searchMovies(inception);
    await client.videos(27205, 'tr-TR');

    expect(current().requests).toEqual([
      '/3/search/movie?query=Babam+ve+O%C4%9Flum&language=tr-TR&year=2005',
      '/3/search/movie?query=Inception&language=en-US',
      '/3/movie/27205/videos?language=tr-TR',
    ]);
    expect(current().keys).toEqual([API_KEY, API_KEY, API_KEY]);
  });

  it('B-01 M-33 sends GET without cookies or redirects, and no key through the key keeper', async () => {
    const sent: { url: string; init: RequestInit | undefined }[] = [];
    const client = createTmdbClient({
      baseUrl: '/api/tmdb',
      timeoutMs: 5000,
      fetch: async (url, init) => {
        sent.push({ url: String(url), init });
        return Response.json({ results: [] });
      },
    });
    await client.searchMovies(inception);
    await client.videos(278, 'en-US');

    expect(sent.map(({ url }) => url)).toEqual([
      '/api/tmdb/search/movie?query=Inception&language=en-US',
      '/api/tmdb/movie/278/videos?language=en-US',
    ]);
    for (const { init } of sent) {
      expect(init).toMatchObject({ method: 'GET', credentials: 'omit', redirect: 'error' });
      expect(init?.body).toBeUndefined();
    }
  });

  it.each(['', '   ', '\n\t'])('B-09 makes no call for the blank query %j', async (query) => {
    expect(await clientOf(current()).searchMovies({ query, language: 'tr-TR' })).toEqual([]);
    expect(current().requests).toEqual([]);
  });
});

describe('answers', () => {
  it('reads films', async () => {
    expect(await clientOf(current()).searchMovies({ query: 'kacisi', language: 'tr-TR' })).toEqual([
      {
        id: 129,
        title: 'Ruhların Kaçışı',
        originalTitle: '千と千尋の神隠し',
        year: 2001,
        posterPath: '/spiritedPoster01.jpg',
      },
    ]);
  });

  it('reads videos', async () => {
    expect(await clientOf(current()).videos(278, 'tr-TR')).toEqual([
      {
        key: 'trFeature01',
        site: 'YouTube',
        type: 'Featurette',
        name: 'Featurette trFeature01',
        official: true,
      },
      { key: 'trVimeo0001', site: 'Vimeo', type: 'Trailer', name: 'Trailer trVimeo0001', official: true },
    ]);
  });

  it('takes hostile texts as texts', async () => {
    current().breakWith('hostileTitle');
    const [movie] = await clientOf(current()).searchMovies(inception);
    expect(movie).toMatchObject({ title: HOSTILE, originalTitle: 'Inception' });
  });

  const reading = async (body: unknown) =>
    createTmdbClient({
      baseUrl: '/api/tmdb',
      timeoutMs: 5000,
      fetch: async () => Response.json(body),
    }).searchMovies(inception);

  it('forgives missing, null and unknown fields, and leaves out entries that are no films', async () => {
    expect(
      await reading({
        results: [
          { id: 1 },
          { id: 2, title: null, original_title: 7, release_date: '', poster_path: null, more: [] },
          { id: '3', title: 'Kimliği yazı' },
          null,
          'film',
          { id: 4, title: 'Tamam', release_date: '2001', poster_path: '/a_B-9.jpg' },
        ],
      }),
    ).toEqual([
      { id: 1, title: '', originalTitle: '' },
      { id: 2, title: '', originalTitle: '' },
      { id: 4, title: 'Tamam', originalTitle: '', year: 2001, posterPath: '/a_B-9.jpg' },
    ]);
  });

  it.each([
    '/../../evil.jpg',
    '//evil.example/a.jpg',
    'https://evil.example/a.jpg',
    '/a.jpg?b',
    '/a.svg',
    '/a b.jpg',
  ])('takes no poster from the path %j', async (poster_path) => {
    expect(await reading({ results: [{ id: 1, poster_path }] })).toEqual([
      { id: 1, title: '', originalTitle: '' },
    ]);
  });
});

describe('failures', () => {
  it.each<[Fault, string, number]>([
    ['unauthorised', 'TMDB API Hatası: 401 - Unauthorized', 401],
    ['notFound', 'TMDB API Hatası: 404 - Not Found', 404],
    ['tooManyRequests', 'TMDB API Hatası: 429 - Too Many Requests', 429],
    ['serverError', 'TMDB API Hatası: 500 - Internal Server Error', 500],
    ['htmlError', 'TMDB API Hatası: 502 - Bad Gateway', 502],
  ])('B-11 %s is a TmdbError with status and text', async (fault, message, status) => {
    current().breakWith(fault);
    for (const call of [
      clientOf(current()).searchMovies(inception),
      clientOf(current()).videos(1, 'tr-TR'),
    ]) {
      const error = await failureOf(call);
      expect(error).toBeInstanceOf(TmdbError);
      expect(error).toMatchObject({ message, status });
    }
  });

  it.each<Fault>(['invalidJson', 'wrongShape'])('%s is a TmdbError of its own', async (fault) => {
    current().breakWith(fault);
    const error = await failureOf(clientOf(current()).searchMovies(inception));
    expect(error).toBeInstanceOf(TmdbError);
    expect(error).toMatchObject({ message: 'TMDB API Hatası: yanıt okunamadı', status: undefined });
  });

  it('a wrong key is refused by the service', async () => {
    const error = await failureOf(clientOf(current(), { apiKey: 'yanlış' }).searchMovies(inception));
    expect(error).toMatchObject({ message: 'TMDB API Hatası: 401 - Unauthorized' });
  });

  it('a service that is not there is a TmdbError, and nothing in it holds the key', async () => {
    const client = createTmdbClient({ baseUrl: NOBODY, apiKey: 'gizli-anahtar', fetch, timeoutMs: 5000 });
    const error = await failureOf(client.searchMovies(inception));
    expect(error).toMatchObject({ message: 'TMDB API Hatası: bağlantı kurulamadı' });
    const { inspect } = await import('node:util');
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('gizli-anahtar');
  });

  it('gives up when the time is over', async () => {
    current().breakWith('hang');
    const error = await failureOf(clientOf(current(), { timeoutMs: 30 }).searchMovies(inception));
    expect(error).toBeInstanceOf(TmdbError);
    expect(error).toMatchObject({ message: 'TMDB API Hatası: süre doldu' });
  });

  it('an abort reaches the service and comes back with its own reason', async () => {
    current().breakWith('hang');
    const stop = new AbortController();
    const reason = new Error('vazgeçildi');
    const failure = failureOf(clientOf(current()).searchMovies(inception, stop.signal));
    await vi.waitFor(() => expect(current().underWay()).toBe(1));
    stop.abort(reason);
    expect(await failure).toBe(reason);
    await vi.waitFor(() => expect(current().givenUp()).toBe(1));
  });

  it('asks nothing after an abort', async () => {
    const reason = new Error('vazgeçildi');
    expect(await failureOf(clientOf(current()).videos(1, 'tr-TR', AbortSignal.abort(reason)))).toBe(reason);
    expect(current().requests).toEqual([]);
  });
});
