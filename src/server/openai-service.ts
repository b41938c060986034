import type { Context } from 'hono';

import { apiError } from './api-error.ts';
import type { OpenAiUpstream } from './config.ts';
import type { Forward, UpstreamRequest } from './forward.ts';
import { objectIn, readBody } from './read-body.ts';

type Asked = Pick<UpstreamRequest, 'url' | 'method' | 'body'>;

/** Chat completions and the list of models, with the key of `upstream`. */
export function createOpenAiService({ baseUrl, key, model }: OpenAiUpstream, forward: Forward) {
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
      const chat = objectIn(text);
      if (chat === undefined) return apiError('badRequest');
      const body = model === undefined ? text : JSON.stringify({ ...chat, model });
      return ask(context, { url: `${baseUrl}/chat/completions`, method: 'POST', body });
    },
  };
}
