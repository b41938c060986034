import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4Prompt } from '@ai-sdk/provider';

import { isFields } from '#lib/is-fields.ts';
import { failureOf } from './failures/failure.ts';
import type { ModelTrial, Tried } from './model-trial.ts';

/** A model that a server has to load first may take so long, in milliseconds. */
const LIMIT_MS = 60_000;

/** About how many tokens three films are. */
const TOKENS_OF_FILMS = 700;
/** Of a shorter answer the beginning is most of the time, and says little about a longer one. */
const LEAST_TOKENS = 40;
const LETTERS_PER_TOKEN = 3;

/** How much a model may say before it calls a tool. */
const MOST_LETTERS = 600;

const FILMS: LanguageModelV4Prompt = [
  { role: 'system', content: 'Yalnızca geçerli JSON yaz.' },
  { role: 'user', content: [{ type: 'text', text: 'Tanınmış beş filmin adı: {"films": [beş ad]}' }] },
];
const CHAT: LanguageModelV4Prompt = [
  { role: 'system', content: 'Film isteyen herkese recommendFilms aracını çağır.' },
  { role: 'user', content: [{ type: 'text', text: 'Bana drama öner.' }] },
];
const TOOLS: LanguageModelV4CallOptions['tools'] = [
  {
    type: 'function',
    name: 'recommendFilms',
    description: 'Dileklere uyan film önerir.',
    inputSchema: {
      type: 'object',
      properties: { genres: { type: 'array', items: { type: 'string' }, description: 'Türler' } },
      required: ['genres'],
    },
  },
];
const TITLES = { type: 'array', items: { type: 'string' } } as const;

interface TrialParts {
  model: LanguageModelV4;
  /** How films are asked for. */
  payload: Pick<
    LanguageModelV4CallOptions,
    'temperature' | 'topP' | 'maxOutputTokens' | 'presencePenalty' | 'frequencyPenalty'
  >;
  /** Milliseconds. */
  now: () => number;
}

/**
 * Tries a model for what it will be used for: one small request for JSON, and one that a tool answers. What its server
 * refuses meanwhile is known afterwards. Never rejects.
 */
export async function tryModel({ model, payload, now }: TrialParts): Promise<ModelTrial> {
  let seconds: number | undefined;
  const films = await tried(async (abortSignal) => {
    const begin = now();
    const { content, usage } = await model.doGenerate({
      ...payload,
      prompt: FILMS,
      responseFormat: {
        type: 'json',
        name: 'films',
        schema: { type: 'object', properties: { films: TITLES } },
      },
      abortSignal,
    });
    const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
    const tokens = usage.outputTokens.total ?? text.length / LETTERS_PER_TOKEN;
    seconds = (((now() - begin) / 1000) * TOKENS_OF_FILMS) / Math.max(tokens, LEAST_TOKENS);
    return isJson(text);
  });
  const chat = await tried(async (abortSignal) => {
    const { stream } = await model.doStream({
      prompt: CHAT,
      tools: TOOLS,
      toolChoice: { type: 'auto' },
      abortSignal,
    });
    let letters = 0;
    for await (const part of stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'tool-call') return true;
      if (part.type === 'text-delta') letters += part.delta.length;
      // Who tells so much will call nothing any more, and may not find an end for minutes.
      if (letters > MOST_LETTERS) return false;
    }
    return false;
  });
  return { films, chat, ...(films.works && seconds !== undefined ? { seconds } : {}) };
}

async function tried(ask: (signal: AbortSignal) => Promise<boolean>): Promise<Tried> {
  try {
    return (await ask(AbortSignal.timeout(LIMIT_MS)))
      ? { works: true }
      : { works: false, failure: { kind: 'unreadable' } };
  } catch (error) {
    return { works: false, failure: failureOf(error) ?? { kind: 'unreadable' } };
  }
}

/** Models put JSON in fences, or words around it; that is read later, too. */
function isJson(text: string): boolean {
  try {
    return isFields(
      JSON.parse(
        text.slice(text.search(/[{[]/u), Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1),
      ),
    );
  } catch {
    return false;
  }
}
