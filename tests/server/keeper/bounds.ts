import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { CHAT, expectError, OPENAI_KEY, type Stage } from './stage.ts';

/** A schema as a tool or an answer has one. */
const SCHEMA = { type: 'object', properties: { title: { type: 'string' } }, required: ['title'] };

/** Everything that the page may send. */
const WHOLE_CHAT = {
  model: 'house-model',
  messages: [
    { role: 'system', content: 'Film öner.' },
    { role: 'developer', content: 'Kısa yaz.' },
    { role: 'user', content: [{ type: 'text', text: 'Uzak fragmanı' }] },
    {
      role: 'assistant',
      content: null,
      tool_calls: [
        { id: 'call-1', type: 'function', function: { name: 'findTrailer', arguments: '{"title":"Uzak"}' } },
      ],
    },
    { role: 'tool', tool_call_id: 'call-1', content: '{"status":"done"}' },
    { role: 'assistant', content: 'Açtım.' },
  ],
  stream: true,
  stream_options: { include_usage: true },
  temperature: 0.6,
  top_p: 0.9,
  presence_penalty: 0.3,
  frequency_penalty: -0.4,
  max_tokens: 1500,
  max_completion_tokens: 4000,
  reasoning_effort: 'low',
  response_format: { type: 'json_schema', json_schema: { name: 'films', schema: SCHEMA, strict: true } },
  tools: [
    {
      type: 'function',
      function: { name: 'findTrailer', description: 'Fragman', parameters: SCHEMA, strict: false },
    },
  ],
  tool_choice: { type: 'function', function: { name: 'findTrailer' } },
};

/** What would cost the owner of the key more than the page ever asks for. */
const FOREIGN = {
  n: 128,
  best_of: 20,
  service_tier: 'priority',
  store: true,
  metadata: { a: 'b' },
  web_search_options: {},
  models: ['o1-pro'],
  plugins: [{ id: 'web' }],
  provider: { order: ['dear'] },
  logprobs: true,
  audio: { voice: 'alloy', format: 'wav' },
  modalities: ['text', 'audio'],
  prediction: { type: 'content', content: 'x' },
};

const image = [{ type: 'image_url', image_url: { url: 'https://evil.example/x.png' } }];

/** What the key keeper lends of its keys: so much of it, and nothing else. */
export function describeBounds(stage: Stage): void {
  const forwarded = () => stage.scripted.requests.map(({ body }): unknown => JSON.parse(body));

  describe('the bounds of a chat', () => {
    it('let everything through that the page sends', async () => {
      expect((await stage.chat(stage.harsh, WHOLE_CHAT)).status).toBe(200);
      expect(forwarded()).toEqual([WHOLE_CHAT]);
    });

    it('leave out every other field, wherever it stands', async () => {
      const [message] = CHAT.messages;
      await stage.chat(stage.harsh, {
        ...WHOLE_CHAT,
        ...FOREIGN,
        messages: [{ ...message, cache_control: { type: 'ephemeral' }, audio: { id: 'x' } }],
        stream_options: { include_usage: true, include_obfuscation: true },
      });
      expect(forwarded()).toEqual([{ ...WHOLE_CHAT, messages: CHAT.messages }]);
    });

    it('put a model of the owner’s in place of any other', async () => {
      for (const model of ['o1-pro', 'second-model', 'house-model']) {
        await stage.chat(stage.harsh, { ...CHAT, model });
      }
      await stage.chat(stage.narrow, { ...CHAT, model: 'o1-pro' }, from('192.0.2.40'));
      const models = ['house-model', 'second-model', 'house-model', 'gpt-3.5-turbo'];
      expect(forwarded()).toMatchObject(models.map((model) => ({ model })));
    });

    it('lower an answer’s length to the longest that is allowed', async () => {
      await stage.chat(stage.harsh, { ...CHAT, max_tokens: 4001, max_completion_tokens: 1_000_000 });
      expect(forwarded()).toEqual([
        { ...CHAT, model: 'house-model', max_tokens: 4000, max_completion_tokens: 4000 },
      ]);
    });

    it.each([
      [{ model: 7 }],
      [{ messages: [] }],
      [{ messages: 'merhaba' }],
      [{ messages: [{ role: 'function', content: 'x' }] }],
      [{ messages: [{ role: 'user', content: image }] }],
      [{ max_tokens: -1 }],
      [{ max_completion_tokens: 1.5 }],
      [{ temperature: 9 }],
      [{ reasoning_effort: 'endless' }],
      [{ response_format: { type: 'grammar' } }],
      [{ tools: [{ type: 'web_search' }] }],
      [{ tools: Array.from({ length: 65 }, () => WHOLE_CHAT.tools[0]) }],
    ])('refuse what the page would not send: %j', async (odd) => {
      expectError(await stage.chat(stage.harsh, { ...CHAT, ...odd }), 400, 'notOurs');
      expect(stage.scripted.requests).toEqual([]);
    });
  });

  describe('the share of a day', () => {
    it('is one for all visitors, outlives the server, and counts no request that is refused', async () => {
      const state = await mkdtemp(join(tmpdir(), 'sinesohbet-count-'));
      const env = {
        OPENAI_API_KEY: OPENAI_KEY,
        OPENAI_BASE_URL: `${stage.scripted.origin}/v1`,
        TRUSTED_PROXY: '127.0.0.1',
        DAILY_LIMIT: '3',
      };
      const first = await stage.startKeeper(env, state);
      expectError(await stage.chat(first, { ...CHAT, messages: [] }), 400, 'notOurs');
      const two = [stage.chat(first, CHAT, from('192.0.2.1')), stage.chat(first, CHAT, from('192.0.2.2'))];
      expect((await Promise.all(two)).map(({ status }) => status)).toEqual([200, 200]);
      await first.stop();

      const second = await stage.startKeeper(env, state);
      expect((await stage.chat(second)).status).toBe(200);
      const refused = await stage.chat(second, CHAT, from('192.0.2.3'));
      expectError(refused, 403, 'dailyLimit');
      expect(JSON.parse(refused.text).error.message).toBe(
        'Sunucunun bugünkü yapay zekâ payı doldu; yarın yenilenecek.',
      );
      expect((await stage.ask(second, '/api/openai/models')).status).toBe(200);
      await second.stop();
      await rm(state, { recursive: true });
      expect(stage.scripted.requests.filter(({ method }) => method === 'POST')).toHaveLength(3);
    });

    it('belongs to an address for a minute, whatever another one does', async () => {
      const statuses = async (address: string) => {
        const all = [1, 2, 3, 4].map(() =>
          stage.ask(stage.narrow, '/api/tmdb/movie/1', { headers: from(address) }),
        );
        return (await Promise.all(all)).map(({ status }) => status).sort();
      };
      expect(await statuses('192.0.2.50')).toEqual([200, 200, 200, 429]);
      expect(await statuses('192.0.2.51')).toEqual([200, 200, 200, 429]);
    });
  });
}

/** How a visitor's address arrives: the platform says it in a worker, the proxy that was named before Node. */
const from = (address: string) => ({
  'CF-Connecting-IP': address,
  // The first one is the visitor's own word, and counts nothing.
  'X-Forwarded-For': `${Math.random()}, ${address}`,
});
