import { describe, expect, it } from 'vitest';

import { CHAT, expectError, post, type Stage } from './stage.ts';

/** No address leads anywhere but where it should. */
export function describeAddresses(stage: Stage): void {
  describe('the addresses that it refuses', () => {
    it.each([
      ['/api', 404],
      ['/api/', 404],
      ['/api/openai', 404],
      ['/api/openai/models/', 404],
      ['/api/openai/models/gpt-4', 404],
      ['/api/openai/embeddings', 404],
      ['/api/openai/chat/completions/x', 404],
      ['/api/openai/chat%2Fcompletions', 404],
      ['/api/openai/%2e%2e/admin', 404],
      ['/api/openai/../admin', 404],
      ['/api/openai/..%2fadmin', 404],
      ['/api/openai//models', 404],
      ['/api/openai/%6dodels', 404],
      ['/%61pi/openai/models', 404],
      ['/api/openai/models%00', 404],
      ['/api/openai/models%3Fx', 404],
      ['/api/openai/models;x=1', 404],
      ['/api/openai/@evil.example/models', 404],
      ['/api/openai/https://evil.example/models', 404],
      ['/api/tmdb/movie/27205/credits', 404],
      ['/api/tmdb/movie/27205/videos/..', 404],
      ['/api/tmdb/movie/27205%2Fvideos', 404],
      ['/api/tmdb/movie/-1', 404],
      ['/api/tmdb/movie/1e3', 404],
      ['/api/tmdb/movie/%31', 404],
      ['/api/tmdb/movie/popular', 404],
      ['/api/tmdb/movie/27205/watch', 404],
      ['/api/tmdb/watch/providers/tv', 404],
      ['/api/tmdb/watch/providers/regions', 404],
      ['/api/tmdb/search/tv', 404],
      ['/api/tmdb/account', 404],
    ])('%s', async (path, status) => {
      for (const asked of [{}, post(CHAT)]) {
        expectError(await stage.ask(stage.harsh, path, asked), status, 'notFound');
      }
      expect(stage.scripted.requests).toEqual([]);
    });

    it.each([
      ['an address of another host', 'http://evil.example/api/openai/models'],
      ['an address without a scheme', '//evil.example/api/openai/models'],
      ['a back slash', '/api/openai\\..\\admin'],
    ])('to follow %s in place of a path', async (_, path) => {
      const { status } = await stage.ask(stage.harsh, path);
      // A place may read it as the path at its end; it is never anybody else's address.
      const arrived = stage.scripted.requests.map(({ url }) => url);
      expect({ status, arrived }).toEqual(
        status === 200
          ? { status, arrived: ['/v1/models'] }
          : { status: expect.toSatisfy((code) => [400, 403, 404].includes(code)), arrived: [] },
      );
    });

    it.each([
      ['/api/openai/chat/completions', 'POST'],
      ['/api/openai/models', 'GET'],
      ['/api/tmdb/search/movie', 'GET'],
      ['/api/tmdb/movie/27205', 'GET'],
      ['/api/tmdb/movie/27205/videos', 'GET'],
      ['/api/tmdb/movie/27205/watch/providers', 'GET'],
      ['/api/tmdb/watch/providers/movie', 'GET'],
      ['/api/tmdb/movie/now_playing', 'GET'],
    ])('every method for %s but %s', async (path, allowed) => {
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        if (method === allowed) continue;
        const answer = await stage.ask(stage.harsh, path, { method });
        expect(answer.status, method).toBe(405);
        expect(answer.headers.allow).toBe(allowed);
        if (method !== 'HEAD') expectError(answer, 405, 'methodNotAllowed');
      }
      expect(stage.scripted.requests).toEqual([]);
    });
  });
  it('serves the page, and nothing beside it', async () => {
    expect((await stage.ask(stage.fair, '/')).text).toContain('<title>SineSohbet</title>');
    for (const path of ['/nowhere', '/../.env', '/%2e%2e/.env', '/.env', '/package.json']) {
      expect((await stage.ask(stage.fair, path)).status, path).toBe(404);
    }
    expect((await stage.ask(stage.fair, '/', { method: 'POST' })).status).toBe(405);
  });
}
