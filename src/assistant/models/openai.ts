import { createOpenAI } from '@ai-sdk/openai';
import type { LanguageModelV4 } from '@ai-sdk/provider';

import { DEFAULT_MODEL } from '#recommender/ai/default-model.ts';
import { joinedEvents } from './joined-events.ts';

export interface OpenAiSettings {
  /** May be empty for servers that ask for none (Ollama, LM Studio). */
  apiKey: string;
  baseUrl?: string;
  model?: string;
  /** Asks in the place of the browser. */
  fetch?: typeof fetch;
  /** Between two readings of words that stream in: for whoever shows them, and no sooner than an eye follows. */
  rest?: () => Promise<void>;
}

/** Chat completions of OpenAI or any compatible server (spec §7, product.md §2). */
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
    fetch: gathering(ask, rest),
  }).chat(model || DEFAULT_MODEL);
}

/** Event streams whose pieces are joined where they came together; all else as the service says it. */
const gathering =
  (ask: typeof fetch, rest: OpenAiSettings['rest']): typeof fetch =>
  async (input, init) => {
    const response = await ask(input, init);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    return response.body === null || !isStream
      ? response
      : new Response(response.body.pipeThrough(joinedEvents(rest)), response);
  };

/** A failed fetch without a `cause` is not retried by the SDK in browsers; with one it is (findings.md). */
const retryableFetch: typeof fetch = async (input, init) => {
  try {
    return await fetch(input, init);
  } catch (error) {
    if (error instanceof TypeError) throw new TypeError('fetch failed', { cause: error });
    throw error;
  }
};
