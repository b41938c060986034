import { describe, expect, it } from 'vitest';

import { createTmdbClient } from '#tmdb/client.ts';

async function requestWith(apiKey: string | undefined) {
  const sent: { url: string; authorization: string | null }[] = [];
  const client = createTmdbClient({
    baseUrl: 'https://tmdb.test/3',
    apiKey,
    timeoutMs: 1000,
    fetch: async (input, init) => {
      sent.push({ url: String(input), authorization: new Headers(init?.headers).get('authorization') });
      return Response.json({ results: [] });
    },
  });
  await client.searchMovies({ query: 'Yol', language: 'tr-TR' });
  return sent[0];
}

describe('the two kinds of keys of the movie database', () => {
  it('go where each belongs: the short one into the address, the signed token into a header', async () => {
    expect(await requestWith('0123abc')).toEqual({
      url: 'https://tmdb.test/3/search/movie?api_key=0123abc&query=Yol&language=tr-TR',
      authorization: null,
    });
    expect(await requestWith('eyJh.eyJi.c_-1')).toEqual({
      url: 'https://tmdb.test/3/search/movie?query=Yol&language=tr-TR',
      authorization: 'Bearer eyJh.eyJi.c_-1',
    });
  });

  it('are left to the key keeper where there is none', async () => {
    expect(await requestWith(undefined)).toEqual({
      url: 'https://tmdb.test/3/search/movie?query=Yol&language=tr-TR',
      authorization: null,
    });
  });
});
