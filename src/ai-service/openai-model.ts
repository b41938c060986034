import { createOpenAI } from '@ai-sdk/openai';
import type { LanguageModelV4 } from '@ai-sdk/provider';

import { carefulModel } from './careful-model.ts';
import { isFields } from '#lib/is-fields.ts';
import { ServiceError } from './failures/service-failure.ts';
import { askByLadder } from './ladder/ask-by-ladder.ts';
import { createMemory, hasThought, type Known, type Memory } from './ladder/memory.ts';
import { DEFAULT_MODEL } from './limits.ts';
import { reachableFetch } from './reachable-fetch.ts';
import { coalesceSse } from './wire/coalesce-sse.ts';
import { openAnswer } from './wire/open-answer.ts';

interface OpenAiSettings {
  /** May be empty for servers that ask for none (Ollama, LM Studio). */
  apiKey: string;
  baseUrl?: string;
  model?: string;
  /** Asks in the place of the browser. */
  fetch?: typeof fetch;
  /** Waited for between two readings of streamed words: they need not come faster than an eye follows. */
  rest?: () => Promise<void>;
  /** What earlier questions have taught about servers; one memory for all of a visit where none is given. */
  memory?: Memory;
  /** How long an answer that has begun to stream may pause, in milliseconds. */
  stallMs?: number | undefined;
}

const VISIT = createMemory();

/**
 * Chat completions of OpenAI or any compatible server (M-21, M-23). What a server refuses is put differently, what it
 * writes differently is read all the same (docs/decisions/045-ladder-of-requests.md).
 */
export function createOpenAiModel({
  apiKey,
  baseUrl = '',
  model = '',
  fetch: ask = reachableFetch,
  rest,
  memory = VISIT,
  stallMs,
}: OpenAiSettings): LanguageModelV4 {
  const known = memory(baseUrl, model || DEFAULT_MODEL);
  const isKey = KEY.test(apiKey);
  const openAi = createOpenAI({
    apiKey: isKey && apiKey !== '' ? apiKey : 'none',
    ...(baseUrl === '' ? {} : { baseURL: baseUrl }),
    fetch: isKey ? joining(askByLadder(opening(ask, known), known), { rest, known }) : refuseKey,
  });
  return carefulModel(openAi.chat(model || DEFAULT_MODEL), known, stallMs);
}

/** A header takes no other letters: the SDK and the browser would fail on them, and say that the service is out of reach. */
const KEY = /^[\u0021-\u007E]*$/u;

const refuseKey: typeof fetch = async () => {
  throw new ServiceError({ kind: 'badKeyCharacter' });
};

/** What a server writes in a form of its own is put into OpenAI's. */
const opening =
  (ask: typeof fetch, known: Known): typeof fetch =>
  async (input, init) =>
    openAnswer(await ask(input, init), {
      streamed: isStreamed(init?.body),
      onThinking: () => hasThought(known),
    });

const isStreamed = (body: unknown): boolean => {
  const asked: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
  return isFields(asked) && asked['stream'] === true;
};

/** Joins the events of a stream that came together; leaves every other response as it is. */
const joining =
  (ask: typeof fetch, { rest, known }: Pick<OpenAiSettings, 'rest'> & { known: Known }): typeof fetch =>
  async (input, init) => {
    const response = await ask(input, init);
    return response.body === null || !response.ok || !isStreamed(init?.body)
      ? response
      : new Response(response.body.pipeThrough(coalesceSse(rest, () => hasThought(known))), response);
  };
