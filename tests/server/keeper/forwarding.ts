import { once } from 'node:events';
import { describe, expect, it } from 'vitest';

import { begin, headOf } from './ask.ts';
import { CHAT, OPENAI_KEY, post, type Stage, TMDB_KEY, TMDB_TOKEN } from './stage.ts';
import { answers } from './upstream.ts';

/** What the key keeper passes on, and how. */
export function describeForwarding(stage: Stage): void {
  describe('what it forwards', () => {
    it('a chat, whole, with its own key', async () => {
      stage.openai.script({ kind: 'says', text: 'Selam!' });
      const body = { ...CHAT, temperature: 0.6, top_p: 0.9, response_format: { type: 'text' } };
      const { status, headers, text } = await stage.chat(stage.fair, body, {
        Authorization: 'Bearer stolen',
      });
      expect(status).toBe(200);
      expect(JSON.parse(text)).toMatchObject({ choices: [{ message: { content: 'Selam!' } }] });
      expect(headers['content-type']).toBe('application/json');
      expect(stage.openai.requests).toMatchObject([
        { method: 'POST', path: '/v1/chat/completions', authorization: `Bearer ${OPENAI_KEY}`, body },
      ]);
      expect(stage.openai.requests[0]?.body).toEqual(body);
    });

    it('a streamed chat, with its events as they are', async () => {
      stage.openai.script({ kind: 'says', text: 'İyi akşamlar, ne izleyelim?' });
      const { headers, text } = await stage.chat(stage.fair, { ...CHAT, stream: true });
      expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
      const events = text.split('\n\n').filter(Boolean);
      expect(events.at(-1)).toBe('data: [DONE]');
      const words = events
        .slice(0, -1)
        .map((event) => JSON.parse(event.slice('data: '.length)).choices[0].delta.content ?? '');
      expect(words.join('')).toBe('İyi akşamlar, ne izleyelim?');
    });

    it('each piece of a stream before the next one is made', async () => {
      let finish = () => {};
      stage.scripted.behave((response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
        finish = () => response.end('data: [DONE]\n\n');
      });
      const sent = begin(stage.harsh.origin, '/api/openai/chat/completions', post({ ...CHAT, stream: true }));
      const answer = await headOf(sent);
      expect(answer.headers['content-security-policy']).toContain('https://ai.example.com');
      const pieces = answer[Symbol.asyncIterator]();
      expect(String((await pieces.next()).value)).toBe('data: 1\n\n');
      finish();
      expect(String((await pieces.next()).value)).toBe('data: [DONE]\n\n');
      expect((await pieces.next()).done).toBe(true);
    });

    it('the list of models', async () => {
      const { status, text } = await stage.ask(stage.fair, '/api/openai/models');
      expect(status).toBe(200);
      expect(JSON.parse(text)).toMatchObject({ object: 'list', data: [{ id: 'gpt-3.5-turbo' }, {}] });
    });

    it.each([
      ['/search/movie?query=Ba%C5%9Flang%C4%B1%C3%A7&language=tr-TR&year=2010', { results: [{ id: 27205 }] }],
      ['/movie/27205?language=en-US', { id: 27205, title: 'Inception' }],
      ['/movie/27205/videos?language=tr-TR', { id: 27205, results: expect.any(Array) }],
      ['/movie/27205/watch/providers', { id: 27205, results: { TR: expect.any(Object) } }],
      ['/watch/providers/movie?watch_region=TR&language=tr-TR', { results: expect.any(Array) }],
      ['/movie/now_playing?region=TR&language=tr-TR', { results: expect.any(Array) }],
    ])('%s of the movie database', async (path, body) => {
      const before = stage.tmdb.requests.length;
      const { status, text } = await stage.ask(stage.fair, `/api/tmdb${path}`);
      expect(status).toBe(200);
      expect(JSON.parse(text)).toMatchObject(body);
      expect(stage.tmdb.requests.slice(before)).toEqual([`/3${path}`]);
      expect(stage.tmdb.keys.at(-1)).toBe(TMDB_KEY);
    });

    it('a token of the movie database as such, and no parameter but those it knows', async () => {
      const query =
        'api_key=mine&append_to_response=credits&year=1999&query=A%26api_key%3Dx&query=B&language=en-US';
      await stage.ask(stage.harsh, `/api/tmdb/search/movie?${query}`);
      const [seen] = stage.scripted.requests;
      expect(seen?.url).toBe('/3/search/movie?query=A%26api_key%3Dx&language=en-US&year=1999');
      expect(seen?.headers.authorization).toBe(`Bearer ${TMDB_TOKEN}`);
    });

    it('its own model in place of the one that was asked for', async () => {
      await stage.chat(stage.harsh, { ...CHAT, temperature: 0.6 });
      expect(JSON.parse(stage.scripted.requests[0]?.body ?? '')).toEqual({
        ...CHAT,
        temperature: 0.6,
        model: 'house-model',
      });
    });

    it('no header of the client’s but the type that it accepts', async () => {
      await stage.chat(stage.harsh, CHAT, {
        Accept: 'text/event-stream',
        Cookie: 'session=1',
        Authorization: 'Bearer mine',
        'OpenAI-Organization': 'org-1',
        'X-Forwarded-For': '10.0.0.9',
        'X-Anything': 'x',
      });
      const { headers = {} } = stage.scripted.requests[0] ?? {};
      expect(headers).toMatchObject({
        accept: 'text/event-stream',
        authorization: `Bearer ${OPENAI_KEY}`,
        host: new URL(stage.scripted.origin).host,
      });
      expect(headers['content-type']).toBe('application/json');
      for (const name of [
        'cookie',
        'openai-organization',
        'x-forwarded-for',
        'x-anything',
        'origin',
        'referer',
      ]) {
        expect(headers).not.toHaveProperty(name);
      }
    });

    it('no header of the service’s but those it knows', async () => {
      stage.scripted.behave(
        answers(
          200,
          { ok: true },
          {
            'x-request-id': 'req-7',
            'set-cookie': 'upstream=1',
            'access-control-allow-origin': '*',
            'content-security-policy': "default-src 'self' *",
            'cache-control': 'public, max-age=99999',
            server: 'secret-engine/1.0',
          },
        ),
      );
      const { headers } = await stage.chat(stage.harsh);
      expect(headers['x-request-id']).toBe('req-7');
      expect(headers['cache-control']).toBe('no-store');
      for (const name of ['set-cookie', 'access-control-allow-origin', 'server']) {
        expect(headers).not.toHaveProperty(name);
      }
    });
  });

  describe('a client that leaves', () => {
    it('before the answer has begun takes its request back', async () => {
      stage.scripted.behave(() => {});
      const arrived = stage.scripted.next();
      const sent = begin(stage.narrow.origin, '/api/openai/chat/completions', post(CHAT));
      sent.on('error', () => {});
      const seen = await arrived;
      stage.leave(sent);
      await seen.gone;
    });

    it('in the middle of a stream ends it', async () => {
      stage.scripted.behave((response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
      });
      const arrived = stage.scripted.next();
      const sent = begin(stage.harsh.origin, '/api/openai/chat/completions', post({ ...CHAT, stream: true }));
      const answer = await headOf(sent);
      answer.on('error', () => {});
      await once(answer, 'data');
      const seen = await arrived;
      stage.leave(sent);
      await seen.gone;
    });
  });
}
