import { describe, expect, it } from 'vitest';

import { CHAT, OPENAI_KEY, type Stage } from './stage.ts';
import { answers } from './upstream.ts';

/** No key comes back, whatever a service answers. */
export function describeSecrets(stage: Stage): void {
  describe('its keys', () => {
    const key = OPENAI_KEY;

    it.each([
      [
        'an error',
        answers(
          401,
          { error: { message: `Bad key ${key}`, code: key, [key]: key } },
          { 'x-request-id': key },
        ),
      ],
      ['an error of another form', answers(500, { error: `no ${encodeURIComponent(key)}` })],
      ['an error that is no JSON', answers(500, `<p>${key}</p>`, { 'content-type': 'text/html' })],
      ['an answer', answers(200, { echo: key }, { 'x-request-id': key })],
      ['an answer with escapes', answers(200, JSON.stringify({ echo: key }).replaceAll('/', String.raw`\/`))],
      ['a redirect', answers(302, key, { location: `https://evil.example/${key}` })],
    ])('do not come back with %s that repeats them', async (_, behaviour) => {
      stage.scripted.behave(behaviour);
      const { headers, text } = await stage.chat(stage.harsh);
      const all = JSON.stringify(headers) + text;
      for (const form of [key, encodeURIComponent(key), 'secret+0123456789']) expect(all).not.toContain(form);
    });

    it('do not come back in the pieces of a stream', async () => {
      stage.scripted.behave((response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(`data: ${key.slice(0, 9)}`);
        setTimeout(() => response.end(`${key.slice(9)} ve ${key.slice(0, 4)}`), 20);
      });
      const { text } = await stage.chat(stage.harsh, { ...CHAT, stream: true });
      expect(text).toBe(`data: ${'*'.repeat(key.length)} ve ${key.slice(0, 4)}`);
    });

    it('are not in its status, which says what it has', async () => {
      const statuses = await Promise.all(
        [stage.fair, stage.harsh, stage.bare].map((keeper) => stage.ask(keeper, '/api/status')),
      );
      expect(statuses.map(({ text }) => JSON.parse(text))).toEqual([
        { openai: true, tmdb: true, model: 'gpt-3.5-turbo' },
        { openai: true, tmdb: true, model: 'house-model' },
        { openai: false, tmdb: true },
      ]);
      expect(statuses.map(({ headers }) => headers['cache-control'])).toEqual(Array(3).fill('no-store'));
    });
  });
}
