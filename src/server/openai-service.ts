import type { Context } from 'hono';

import { apiError } from './api-error.ts';
import { allowedChat } from './chat-request.ts';
import type { OpenAiUpstream } from './config.ts';
import type { SpendOne } from './daily-count.ts';
import type { Forward, UpstreamRequest } from './forward.ts';
import { objectIn, readBody } from './read-body.ts';

type Asked = Pick<UpstreamRequest, 'url' | 'method' | 'body'>;

interface OpenAiParts {
  upstream: OpenAiUpstream;
  forward: Forward;
  /** Asked before each chat. */
  spendOne: SpendOne;
}

/** Chat completions and the list of models, with the key of `upstream` and within its bounds. */
export function createOpenAiService({ upstream, forward, spendOne }: OpenAiParts) {
  const { baseUrl, key } = upstream;
  const ask = (context: Context, asked: Asked) =>
    forward({
      ...asked,
      service: 'openai',
      headers: {
        Accept: context.req.header('Accept') ?? 'application/json',
        // A service that compresses its answer holds the pieces of a stream back.
        'Accept-Encoding': 'identity',
        ...(asked.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(key === '' ? {} : { Authorization: `Bearer ${key}` }),
      },
      key,
      client: context.req.raw.signal,
    });

  return {
    models: (context: Context) => ask(context, { url: `${baseUrl}/models`, method: 'GET' }),

    async chat(context: Context): Promise<Response> {
      // A browser lets the form of another page send any other type without asking this server first.
      if (!/^application\/json\s*(?:;|$)/iu.test(context.req.header('Content-Type') ?? '')) {
        return apiError('notJson');
      }
      const text = await readBody(context.req.raw);
      if (text === undefined) return apiError('tooLarge');
      const asked = objectIn(text);
      if (asked === undefined) return apiError('badRequest');
      const chat = allowedChat(asked, upstream);
      if (chat === undefined) return apiError('notOurs');
      if (!(await spendOne())) return apiError('dailyLimit');
      return ask(context, {
        url: `${baseUrl}/chat/completions`,
        method: 'POST',
        body: JSON.stringify(chat),
      });
    },
  };
}
