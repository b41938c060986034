import { describe, expect, it } from 'vitest';

import { begin, headOf } from './ask.ts';
import { CHAT, expectError, OPENAI_KEY, post, type Stage } from './stage.ts';
import { answers } from './upstream.ts';

/** What the key keeper makes of a service that does not answer well. */
export function describeTroubles(stage: Stage): void {
  describe('a service in trouble', () => {
    it.each([400, 401, 403, 404, 408, 409, 422, 429, 500, 503])(
      'that answers %i is passed on in the one shape',
      async (status) => {
        stage.openai.script({ kind: 'status', status });
        const answer = await stage.chat(stage.fair);
        expect(answer.status).toBe(status);
        expect(JSON.parse(answer.text)).toEqual({
          error: {
            message: expect.stringMatching(/\S/u),
            type: expect.stringMatching(/\S/u),
            code: expect.stringMatching(/\S/u),
            param: null,
          },
        });
        expect(answer.text).not.toContain(OPENAI_KEY.slice(0, 8));
      },
    );

    it('that asks for patience is passed on with its wish', async () => {
      const body = { error: { message: 'slow down', type: 'requests', code: 'rate_limit_exceeded' } };
      stage.scripted.behave(answers(429, body, { 'retry-after': '7', 'retry-after-ms': '6500' }));
      const { status, headers, text } = await stage.chat(stage.harsh);
      expect(status).toBe(429);
      expect(headers).toMatchObject({ 'retry-after': '7', 'retry-after-ms': '6500' });
      expect(JSON.parse(text)).toEqual({ error: { ...body.error, param: null } });
    });

    it.each<[string, unknown, object]>([
      [
        'in a list',
        [{ error: { code: 400, message: 'Unknown name "top_p"' } }],
        { message: 'Unknown name "top_p"', code: '400' },
      ],
      ['as one text', { error: 'no such model' }, { message: 'no such model' }],
      [
        'in details',
        { detail: [{ loc: ['body', 'stream_options'], type: 'extra_forbidden' }] },
        { message: '[{"loc":["body","stream_options"],"type":"extra_forbidden"}]' },
      ],
      [
        'without a wrapping',
        { object: 'error', message: 'tools are not supported', code: 400 },
        { message: 'tools are not supported' },
      ],
    ])('is passed on with what it refused: %s', async (_, body, error) => {
      stage.scripted.behave(answers(400, body));
      const { status, text } = await stage.chat(stage.harsh);
      expect(status).toBe(400);
      expect(JSON.parse(text)).toMatchObject({ error });
    });

    it('speaks in the one shape even where it is the movie database', async () => {
      stage.tmdb.breakWith('tooManyRequests');
      const { status, text } = await stage.ask(stage.fair, '/api/tmdb/movie/27205');
      expect(status).toBe(429);
      expect(JSON.parse(text)).toMatchObject({
        error: { message: expect.stringContaining('request count') },
      });
    });

    it('that answers with a page of HTML is none of ours', async () => {
      stage.openai.script({ kind: 'html', status: 502 });
      const failed = await stage.chat(stage.fair);
      expectError(failed, 502, 'upstreamError');
      stage.openai.script({ kind: 'raw', body: '<script>1</script>', contentType: 'text/html' });
      expectError(await stage.chat(stage.fair), 502, 'upstreamUnreadable');
    });

    it.each([301, 302, 303, 307, 308])('that redirects with %i is not followed', async (status) => {
      stage.scripted.behave(answers(status, '', { location: `${stage.scripted.origin}/elsewhere` }));
      for (const answer of [
        await stage.chat(stage.harsh),
        await stage.ask(stage.harsh, '/api/tmdb/movie/1'),
      ]) {
        expectError(answer, 502, 'upstreamRedirect');
        expect(answer.headers).not.toHaveProperty('location');
      }
      expect(stage.scripted.requests.map(({ url }) => url)).toEqual(['/v1/chat/completions', '/3/movie/1?']);
    });

    it('that does not begin to answer is given up', async () => {
      stage.scripted.behave(() => {});
      const arrived = stage.scripted.next();
      expectError(await stage.chat(stage.harsh), 504, 'upstreamTimeout');
      await (
        await arrived
      ).gone;
    });

    it('that is not there, or hangs up, is unreachable', async () => {
      expectError(await stage.ask(stage.bare, '/api/tmdb/movie/1'), 502, 'upstreamUnreachable');
      stage.openai.script({ kind: 'hangsUp' });
      expectError(await stage.chat(stage.fair), 502, 'upstreamUnreachable');
    });

    it('that breaks off breaks off for the client too', async () => {
      stage.openai.script({ kind: 'cut', text: 'yarım kalan bir cümle' });
      const sent = begin(stage.fair.origin, '/api/openai/chat/completions', post({ ...CHAT, stream: true }));
      const answer = await headOf(sent);
      const ending = new Promise((resolve) => {
        answer.once('end', () => resolve('whole'));
        answer.once('error', () => resolve('broken'));
      });
      answer.resume();
      expect(await ending).toBe('broken');
      expect((await stage.chat(stage.fair)).status).toBe(200);
    });

    it('that has no key is not configured', async () => {
      expectError(await stage.chat(stage.bare), 503, 'notConfigured');
      expectError(await stage.ask(stage.bare, '/api/openai/models'), 503, 'notConfigured');
    });
  });
}
