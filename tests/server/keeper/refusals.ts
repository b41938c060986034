import { describe, expect, it } from 'vitest';

import { CHAT, expectError, JSON_TYPE, type Stage } from './stage.ts';

const MAX_BODY = 256 * 1024;

/** Whom the key keeper does not answer, and what it does not take. */
export function describeRefusals(stage: Stage): void {
  describe('whom and what it refuses', () => {
    it.each([
      'evil.example',
      'evil.example:5173',
      'localhost.evil.example',
      '10.0.0.7',
      'localhost@evil.example',
      'film.example.evil',
    ])('a call by the name %s', async (name) => {
      const page = await stage.ask(stage.harsh, '/', { headers: { Host: name } });
      expect([400, 403]).toContain(page.status);
      const models = await stage.ask(stage.harsh, '/api/openai/models', { headers: { Host: name } });
      expect([400, 403]).toContain(models.status);
      expect(models.text).toContain('"sinesohbet_error"');
      expect(stage.scripted.requests).toEqual([]);
    });

    it.each([
      'localhost',
      'LOCALHOST:80',
      '127.0.0.1:9999',
      '[::1]:5173',
      'film.example',
      'film.example:8443',
    ])('not a call by the name %s', async (name) => {
      expect((await stage.ask(stage.harsh, '/', { headers: { Host: name } })).status).toBe(200);
    });

    it.each([
      [{ 'Sec-Fetch-Site': 'cross-site' }],
      [{ 'Sec-Fetch-Site': 'same-site' }],
      [{ Origin: 'https://evil.example' }],
      [{ Origin: 'null' }],
      [{ Origin: 'http://localhost:1' }],
      [{ Origin: 'http://film.example' }],
      [{ Origin: 'https://film.example', 'Sec-Fetch-Site': 'cross-site' }],
    ])('what another site asks for: %j', async (headers: Record<string, string>) => {
      for (const path of ['/api/openai/models', '/api/tmdb/movie/1', '/api/status']) {
        expectError(await stage.ask(stage.harsh, path, { headers }), 403, 'crossSite');
      }
      expectError(await stage.chat(stage.harsh, CHAT, headers), 403, 'crossSite');
      expect(stage.scripted.requests).toEqual([]);
    });

    it('a chat that does not say where it comes from, where others than this machine can call', async () => {
      for (const keeper of [stage.harsh, stage.narrow]) {
        expectError(await stage.chat(keeper, CHAT, { Origin: '' }), 403, 'crossSite');
      }
      expect(stage.scripted.requests).toEqual([]);
    });

    it('not what its own page asks for', async () => {
      const own = { Origin: stage.harsh.origin, 'Sec-Fetch-Site': 'same-origin' };
      expect((await stage.chat(stage.harsh, CHAT, own)).status).toBe(200);
      const named = {
        Origin: 'https://film.example',
        'Sec-Fetch-Site': 'same-origin',
        Host: 'film.example',
      };
      expect((await stage.chat(stage.harsh, CHAT, named)).status).toBe(200);
    });

    it('a body of more than 256 kB, whether it says so or not', async () => {
      const bodyOf = (size: number) => {
        const frame = JSON.stringify({ ...CHAT, messages: [{ role: 'user', content: '' }] });
        return frame.replace('""', `"${'x'.repeat(size - frame.length)}"`);
      };
      expect((await stage.chat(stage.harsh, bodyOf(MAX_BODY))).status).toBe(200);
      expect(stage.scripted.requests.splice(0)[0]?.body).toContain('xxxxx');
      expectError(await stage.chat(stage.harsh, bodyOf(MAX_BODY + 1)), 413, 'tooLarge');
      const large = bodyOf(MAX_BODY + 1);
      const pieces = [large.slice(0, 200_000), large.slice(200_000)];
      const inPieces = { method: 'POST', headers: JSON_TYPE, body: pieces };
      expectError(await stage.ask(stage.harsh, '/api/openai/chat/completions', inPieces), 413, 'tooLarge');
      expect(stage.scripted.requests).toEqual([]);
    });

    it.each(['', '{', '[]', '"text"', 'null'])('the body %j', async (body) => {
      expectError(await stage.chat(stage.harsh, body), 400, 'badRequest');
      expect(stage.scripted.requests).toEqual([]);
    });

    it('a body of a type that a form can send', async () => {
      expectError(await stage.chat(stage.harsh, CHAT, { 'Content-Type': 'text/plain' }), 415, 'notJson');
      expect(stage.scripted.requests).toEqual([]);
    });

    it('a client’s fourth request in a minute, for each service', async () => {
      const client = { 'CF-Connecting-IP': '192.0.2.1', 'X-Forwarded-For': '192.0.2.1' };
      const models = () => stage.ask(stage.narrow, '/api/openai/models', { headers: client });
      const film = () => stage.ask(stage.narrow, '/api/tmdb/movie/1', { headers: client });
      // A request of an earlier test may count already.
      const statuses = [await models(), await models(), await models(), await models()].map(
        ({ status }) => status,
      );
      expect(statuses.slice(0, 2)).toEqual([200, 200]);
      expect(statuses.at(-1)).toBe(429);
      const refused = await models();
      expectError(refused, 429, 'tooManyRequests');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(20);
      expect((await film()).status).toBe(200);
      expect((await stage.ask(stage.narrow, '/api/status')).status).toBe(200);
    });
  });
}
