import { describe, expect, it } from 'vitest';

import { API_KEY, withStandIn } from './support.ts';

const current = withStandIn();
const get = (path: string, key: string | undefined = API_KEY) =>
  fetch(`${current().baseUrl}${path}${path.includes('?') ? '&' : '?'}api_key=${key}`);

describe('the stand-in of the movie database', () => {
  it('speaks the three routes in the language asked for', async () => {
    const search: unknown = await (await get('/search/movie?query=baba&language=tr-TR')).json();
    expect(search).toMatchObject({
      page: 1,
      total_pages: 1,
      total_results: 3,
      results: [{ id: 238, title: 'Baba', original_title: 'The Godfather' }, { id: 600354 }, { id: 13393 }],
    });
    const details: unknown = await (await get('/movie/238?language=en-US')).json();
    expect(details).toMatchObject({
      id: 238,
      title: 'The Godfather',
      runtime: 175,
      genres: [{ name: 'Drama' }],
    });
    const videos: unknown = await (await get('/movie/278/videos?language=en-US')).json();
    expect(videos).toMatchObject({
      id: 278,
      results: [{ iso_639_1: 'en', type: 'Clip' }, { type: 'Teaser' }],
    });
  });

  it('refuses a wrong key and every other address, with the service’s error body', async () => {
    const refused = await get('/search/movie?query=baba', 'yanlış');
    expect([refused.status, await refused.json()]).toEqual([
      401,
      { status_code: 7, status_message: 'Invalid API key: You must be granted a valid key.', success: false },
    ]);
    for (const path of ['/movie/1', '/movie/1/videos', '/movie/popular', '/configuration']) {
      const missing = await get(path);
      expect([path, missing.status, await missing.json()]).toEqual([
        path,
        404,
        { status_code: 34, status_message: 'The resource you requested could not be found.', success: false },
      ]);
    }
  });

  it('lets pages of any origin ask, as the service does', async () => {
    expect((await get('/movie/238')).headers.get('Access-Control-Allow-Origin')).toBe('*');
  });
});
