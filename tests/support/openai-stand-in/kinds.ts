import type { Chunk, Completion, Refusal, ServerKind } from './server-kind.ts';
import type { ChatRequest } from './wire.ts';

// Servers as they were met, by their error bodies and by what they write. Bodies are recorded, models are examples.

type Fields = Record<string, unknown>;
const has = (request: ChatRequest, field: string) => (request as Fields)[field] !== undefined;
const openAi = (message: string, param: string, code = 'unsupported_parameter'): Refusal => ({
  status: 400,
  body: { error: { message, type: 'invalid_request_error', param, code } },
});
const first = (...refusals: readonly (Refusal | false)[]): Refusal | undefined =>
  refusals.find((refusal) => refusal !== false);

/** What OpenAI's thinking models refuse, one at a time. */
const thinkerRefuses = (request: ChatRequest): Refusal | undefined =>
  first(
    has(request, 'max_tokens') &&
      openAi(
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        'max_tokens',
      ),
    has(request, 'temperature') &&
      openAi(
        "Unsupported value: 'temperature' does not support 0.6 with this model. Only the default (1) value is supported.",
        'temperature',
        'unsupported_value',
      ),
    ...['top_p', 'frequency_penalty', 'presence_penalty'].map(
      (field) =>
        has(request, field) &&
        openAi(`Unsupported parameter: '${field}' is not supported with this model.`, field),
    ),
  );

/** Thinks for 4,000 tokens: a smaller limit is eaten up, and nothing is left for the answer. */
const eaten: ServerKind['says'] = (said, request) => {
  const limit = Number(
    (request as Fields)['max_completion_tokens'] ?? (request as Fields)['max_tokens'] ?? Infinity,
  );
  return limit < 4000 ? { text: '', finishReason: 'length' } : said;
};

type Change = (delta: Fields) => Fields;
const changed = (change: Change, more: (chunk: Chunk) => object = () => ({})) => ({
  chunks: (chunks: readonly Chunk[]) =>
    chunks.map((chunk) => ({
      ...chunk,
      ...more(chunk),
      choices: chunk.choices.map(({ delta, ...choice }) => ({ ...choice, delta: change(delta) })),
    })),
  whole: (completion: Completion) => ({
    ...completion,
    choices: completion.choices.map(({ message, ...choice }) => ({ ...choice, message: change(message) })),
  }),
});
const eachCall =
  (change: (call: Fields) => Fields): Change =>
  (delta) => {
    const calls: unknown = delta['tool_calls'];
    return Array.isArray(calls) ? { ...delta, tool_calls: calls.map(change) } : delta;
  };
const withoutIndex = ({ index: _index, ...call }: Fields): Fields => call;
const said = (delta: Fields): string => (typeof delta['content'] === 'string' ? delta['content'] : '');

/** Thoughts before the answer, in a field of their own. */
const thinkingIn = (field: string) => ({
  chunks: ([opening, ...rest]: readonly Chunk[]) => [
    ...(opening === undefined ? [] : [opening]),
    ...['Önce ', 'düşüneyim: {"recommendations":[]}'].map((thought) => ({
      ...opening,
      choices: [{ index: 0, delta: { content: null, [field]: thought }, finish_reason: null }],
    })),
    ...rest,
  ],
  whole: (completion: Completion) => ({
    ...completion,
    choices: completion.choices.map(({ message, ...choice }) => ({
      ...choice,
      message: { ...message, [field]: 'Önce düşüneyim: {"recommendations":[]}' },
    })),
  }),
});

const googleError = (message: string): Refusal => ({
  status: 400,
  body: [{ error: { code: 400, message, status: 'INVALID_ARGUMENT' } }],
});
const extraForbidden = (field: string): Refusal => ({
  status: 422,
  body: {
    object: 'error',
    message: {
      detail: [{ type: 'extra_forbidden', loc: ['body', field], msg: 'Extra inputs are not permitted' }],
    },
    type: 'invalid_request_error',
  },
});

/** Lists of one as a text. */
const withTexts = (input: unknown): Fields =>
  Object.fromEntries(
    Object.entries(Object(input)).map(([name, value]) => [
      name,
      Array.isArray(value) && value.length === 1 ? String(value[0]).toLowerCase() : value,
    ]),
  );
const NEAR_NAMES: Readonly<Record<string, string>> = {
  recommendFilms: 'functions.recommend_movies',
  surpriseFilm: 'surprise_movie',
};

export const SERVER_KINDS = {
  openAi: { model: 'gpt-4o-mini' },
  openAiThinker: { model: 'gpt-5-mini', refuses: thinkerRefuses, says: eaten },
  azureAlias: {
    model: 'film-asistani',
    refuses: thinkerRefuses,
    says: eaten,
    chunks: (chunks: readonly Chunk[]) => [
      { choices: [], prompt_filter_results: [{ prompt_index: 0 }] },
      ...chunks,
    ],
  },
  openRouterThinker: {
    model: 'openai/gpt-5-mini',
    before: ': OPENROUTER PROCESSING\n\n',
    says: eaten,
    ...thinkingIn('reasoning'),
  },
  openRouterWithoutTools: {
    model: 'google/gemma-2-9b-it',
    refuses: (request: ChatRequest) =>
      first(
        has(request, 'tools') && {
          status: 404,
          body: {
            error: {
              message:
                'No endpoints found that support tool use. To learn more about provider routing, visit the docs.',
              code: 404,
            },
          },
        },
      ),
  },
  lmStudio: {
    model: 'qwen2.5-7b-instruct',
    refuses: ({ response_format: format }: ChatRequest) =>
      first(
        format?.type === 'json_object' && {
          status: 400,
          body: { error: "'response_format.type' must be 'json_schema' or 'text'" },
        },
      ),
  },
  ollama: {
    model: 'llama3.2',
    ...changed(
      eachCall((call) => ({ ...call, index: 0 })),
      () => ({ system_fingerprint: 'fp_ollama' }),
    ),
  },
  ollamaWithoutTools: {
    model: 'gemma3:4b',
    refuses: (request: ChatRequest) =>
      first(
        has(request, 'tools') && {
          status: 400,
          body: {
            error: {
              message: 'registry.ollama.ai/library/gemma3:4b does not support tools',
              type: 'api_error',
              param: null,
              code: null,
            },
          },
        },
      ),
  },
  ollamaThinker: { model: 'deepseek-r1:7b', ...thinkingIn('reasoning') },
  vllmWithoutParser: {
    model: 'meta-llama/Llama-3.1-8B-Instruct',
    refuses: (request: ChatRequest) =>
      first(
        has(request, 'tools') && {
          status: 400,
          body: {
            object: 'error',
            message: '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
            type: 'BadRequestError',
            param: null,
            code: 400,
          },
        },
      ),
  },
  vllmThinker: { model: 'local/r1-distill', says: eaten, ...thinkingIn('reasoning_content') },
  hiddenThinker: { model: 'film-modeli', says: eaten, ...thinkingIn('reasoning_content') },
  thinkTags: {
    model: 'local/qwq-32b',
    says: (answer) =>
      answer.text === undefined
        ? answer
        : { ...answer, text: `<think>\nÖnce {"recommendations":[]} diyeyim.\n</think>\n\n${answer.text}` },
  },
  callsAsText: {
    model: 'hermes-3',
    says: ({ calls, ...answer }) =>
      calls === undefined || calls.length === 0
        ? answer
        : {
            text: calls
              .map(
                ({ name, input }) =>
                  `<tool_call>\n${JSON.stringify({ name, arguments: input })}\n</tool_call>`,
              )
              .join('\n'),
          },
  },
  looseArguments: {
    model: 'mistral-nemo',
    says: ({ calls, ...answer }) =>
      calls === undefined
        ? answer
        : {
            ...answer,
            calls: calls.map(({ name, input }) => ({
              name,
              input: { ...withTexts(input), mood: null, minYear: '' },
            })),
          },
  },
  inventedNames: {
    model: 'command-r',
    says: ({ calls, ...answer }) =>
      calls === undefined
        ? answer
        : {
            ...answer,
            calls: calls.map(({ name, input }) => ({ name: NEAR_NAMES[name] ?? name, input })),
          },
  },
  gemini: {
    model: 'gemini-2.0-flash',
    refuses: (request: ChatRequest) =>
      first(
        has(request, 'frequency_penalty') &&
          googleError('Invalid JSON payload received. Unknown name "frequency_penalty": Cannot find field.'),
        has(request, 'presence_penalty') &&
          googleError('Invalid JSON payload received. Unknown name "presence_penalty": Cannot find field.'),
      ),
    ...changed(
      eachCall((call) => ({ ...withoutIndex(call), extra_content: { google: { thought_signature: 'x' } } })),
    ),
  },
  gemma: {
    model: 'gemma-3-27b-it',
    refuses: ({ messages }: ChatRequest) =>
      first(
        messages.some(({ role }) => role === 'system' || role === 'developer') &&
          googleError('Developer instruction is not enabled for models/gemma-3-27b-it'),
      ),
  },
  groq: {
    model: 'qwen/qwen3-32b-thinking',
    refuses: (request: ChatRequest) => {
      const { reasoning_effort: effort } = request as Fields;
      return first(
        effort !== undefined &&
          effort !== 'none' &&
          effort !== 'default' &&
          openAi(
            '`reasoning_effort` must be one of `none` or `default`',
            'reasoning_effort',
            'invalid_value',
          ),
      );
    },
    ...changed(
      (delta) => delta,
      () => ({ x_groq: { id: 'req_1' } }),
    ),
  },
  mistral: {
    model: 'magistral-small-latest',
    refuses: (request: ChatRequest) =>
      first(
        has(request, 'stream_options') && extraForbidden('stream_options'),
        has(request, 'reasoning_effort') && extraForbidden('reasoning_effort'),
      ),
    ...changed((delta) =>
      said(delta) === ''
        ? delta
        : {
            ...delta,
            content: [
              { type: 'thinking', thinking: [{ type: 'text', text: 'Hm. ' }] },
              { type: 'text', text: said(delta) },
            ],
          },
    ),
  },
  deepSeek: {
    model: 'deepseek-reasoner',
    before: ': keep-alive\n\n',
    says: eaten,
    ...thinkingIn('reasoning_content'),
  },
  grok: {
    model: 'grok-4',
    refuses: (request: ChatRequest) =>
      first(
        ...[
          ['presence_penalty', 'presencePenalty'],
          ['frequency_penalty', 'frequencyPenalty'],
          ['reasoning_effort', 'reasoningEffort'],
        ].map(
          ([field = '', own = '']) =>
            has(request, field) && {
              status: 400,
              body: {
                code: 'Client specified an invalid argument',
                error: `Argument not supported on this model: ${own}`,
              },
            },
        ),
      ),
  },
  anthropic: {
    model: 'claude-opus-4-1',
    refuses: (request: ChatRequest) =>
      first(
        has(request, 'temperature') &&
          has(request, 'top_p') && {
            status: 400,
            body: {
              error: {
                code: 'invalid_request_error',
                message:
                  '`temperature` and `top_p` cannot both be specified for this model. Please use only one.',
                type: 'invalid_request_error',
                param: null,
              },
            },
          },
      ),
  },
  sambaNova: {
    model: 'Meta-Llama-3.3-70B-Instruct',
    ...changed(eachCall((call) => ({ ...call, index: null, type: '' }))),
  },
  // A template of another model, or none: the turn's end is written as words, and the model plays both parts on.
  llamaCppWithoutTemplate: {
    model: 'gemma-3-270m',
    says: (answer) =>
      answer.text === undefined
        ? answer
        : {
            ...answer,
            text: `${answer.text}<|im_end|>\n<|im_start|>user\nBaşka?<|im_end|>\n<|im_start|>assistant\nYok.`,
            finishReason: 'length',
          },
  },
  smallContext: {
    model: 'tiny-2k',
    refuses: (request: ChatRequest) =>
      first(
        has(request, 'max_tokens') &&
          openAi(
            "This model's maximum context length is 2048 tokens. However, you requested 2600 tokens (1100 in the messages, 1500 in the completion). Please reduce the length of the messages or completion.",
            'messages',
            'context_length_exceeded',
          ),
      ),
  },
  neverStreams: { model: 'proxy', neverStreams: true },
  oldFunctions: {
    model: 'proxy-0613',
    ...changed(({ tool_calls: calls, ...delta }) => {
      const list: Fields[] = Array.isArray(calls) ? calls : [];
      return list.length === 0 ? delta : { ...delta, function_call: list[0]?.['function'] };
    }),
  },
  looseProxy: {
    model: 'loose',
    before: 'event: ping\ndata: {"type":"ping"}\n\ndata:\n\n',
    chunks: (chunks: readonly Chunk[]) =>
      chunks.map(({ choices, ...chunk }) => ({
        ...chunk,
        id: null,
        created: '2026-11-22T10:00:00Z',
        choices: choices.map(({ delta, finish_reason: reason }) => ({
          delta: said(delta) === '' ? delta : { ...delta, content: [{ type: 'text', text: said(delta) }] },
          finish_reason: reason ?? '',
        })),
      })),
  },
} satisfies Record<string, ServerKind>;

export type KindName = keyof typeof SERVER_KINDS;

/** Kinds that take no tools: there the built-in assistant converses. */
export const WITHOUT_TOOLS: ReadonlySet<KindName> = new Set([
  'openRouterWithoutTools',
  'ollamaWithoutTools',
  'vllmWithoutParser',
]);
