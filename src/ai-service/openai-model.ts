import { createOpenAI } from '@ai-sdk/openai';
import type { LanguageModelV4 } from '@ai-sdk/provider';

import { coalesceSse } from './coalesce-sse.ts';
import { DEFAULT_MODEL } from './limits.ts';

interface OpenAiSettings {
  /** May be empty for servers that ask for none (Ollama, LM Studio). */
  apiKey: string;
  baseUrl?: string;
  model?: string;
  /** Asks in the place of the browser. */
  fetch?: typeof fetch;
  /** Waited for between two readings of streamed words: they need not come faster than an eye follows. */
  rest?: () => Promise<void>;
}

/** Chat completions of OpenAI or any compatible server (M-21, M-23). */
export function createOpenAiModel({
  apiKey,
  baseUrl,
  model,
  fetch: ask = retryableFetch,
  rest,
}: OpenAiSettings): LanguageModelV4 {
  return createOpenAI({
    apiKey: apiKey || 'none',
    ...(baseUrl === undefined || baseUrl === '' ? {} : { baseURL: baseUrl }),
    fetch: coalescing(ask, rest),
  }).chat(model || DEFAULT_MODEL);
}

/** Joins the events of a stream that came together; leaves every other response as it is. */
const coalescing =
  (ask: typeof fetch, rest: OpenAiSettings['rest']): typeof fetch =>
  async (input, init) => {
    const response = await ask(input, init);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    return response.body === null || !isStream
      ? response
      : new Response(response.body.pipeThrough(coalesceSse(rest)), response);
  };

/** In browsers the SDK does not retry a failed fetch without a `cause`; so it gets one (docs/findings.md). */
const retryableFetch: typeof fetch = async (input, init) => {
  try {
    return await fetch(input, init);
  } catch (error) {
    if (error instanceof TypeError) throw new TypeError('fetch failed', { cause: error });
    throw error;
  }
};
