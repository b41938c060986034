import { createOpenAI } from '@ai-sdk/openai';
import type { LanguageModelV4 } from '@ai-sdk/provider';

import { DEFAULT_MODEL } from '#recommender/ai/default-model.ts';
import { withGatheredDeltas } from './gathered.ts';

export interface OpenAiSettings {
  /** May be empty for servers that ask for none (Ollama, LM Studio). */
  apiKey: string;
  baseUrl?: string;
  model?: string;
}

/** Chat completions of OpenAI or any compatible server (spec §7, product.md §2). */
export function createOpenAiModel({ apiKey, baseUrl, model }: OpenAiSettings): LanguageModelV4 {
  const service = createOpenAI({
    apiKey: apiKey || 'none',
    ...(baseUrl === undefined || baseUrl === '' ? {} : { baseURL: baseUrl }),
    fetch: retryableFetch,
  }).chat(model || DEFAULT_MODEL);
  return withGatheredDeltas(service, (run) => void setTimeout(run));
}

/** A failed fetch without a `cause` is not retried by the SDK in browsers; with one it is (findings.md). */
const retryableFetch: typeof fetch = async (input, init) => {
  try {
    return await fetch(input, init);
  } catch (error) {
    if (error instanceof TypeError) throw new TypeError('fetch failed', { cause: error });
    throw error;
  }
};
