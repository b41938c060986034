import * as z from 'zod/mini';

import type { Chunk, Completion } from './server-kind.ts';

const text = z.string();
const between = (least: number, most: number) =>
  z.optional(z.number().check(z.minimum(least), z.maximum(most)));

const toolCall = z.object({
  id: text,
  type: z.literal('function'),
  function: z.object({ name: text, arguments: text }),
});

const content = z.union([text, z.array(z.object({ type: z.literal('text'), text }))]);

/** A message of the published request; strict where a real server would refuse. */
const message = z.discriminatedUnion('role', [
  z.object({ role: z.enum(['system', 'developer', 'user']), content }),
  z.object({
    role: z.literal('assistant'),
    content: z.optional(z.nullable(content)),
    tool_calls: z.optional(z.array(toolCall)),
  }),
  z.object({ role: z.literal('tool'), tool_call_id: text, content }),
]);

/** The published request of `POST /chat/completions`, as far as the product may use it. */
export const chatRequestSchema = z.looseObject({
  model: text.check(z.minLength(1)),
  messages: z.array(message).check(z.minLength(1)),
  temperature: between(0, 2),
  top_p: between(0, 1),
  presence_penalty: between(-2, 2),
  frequency_penalty: between(-2, 2),
  max_tokens: z.optional(z.int().check(z.minimum(1))),
  response_format: z.optional(z.looseObject({ type: z.enum(['text', 'json_object', 'json_schema']) })),
  stream: z.optional(z.boolean()),
  stream_options: z.optional(z.object({ include_usage: z.optional(z.boolean()) })),
  tools: z.optional(
    z.array(z.looseObject({ type: z.literal('function'), function: z.looseObject({ name: text }) })),
  ),
});

export type ChatRequest = z.infer<typeof chatRequestSchema>;
export type ChatMessage = ChatRequest['messages'][number];

/** The words of a message, whichever of the two forms they come in. */
export function wordsOf({ content }: ChatMessage): string {
  if (typeof content === 'string') return content;
  return (content ?? []).map((part) => part.text).join('');
}

/** The four fields of every published error. */
export function errorBody(
  message: string,
  type: string,
  code: string | null = null,
  param: string | null = null,
) {
  return { error: { message, type, param, code } };
}

export interface ToolUse {
  name: string;
  input: unknown;
}

/** What the assistant says, before it is cut into a wire format. */
export interface Said {
  text?: string;
  calls?: readonly ToolUse[];
  finishReason?: 'stop' | 'length' | 'tool_calls' | 'content_filter';
}

const finishOf = ({ calls = [], finishReason }: Said) =>
  finishReason ?? (calls.length > 0 ? 'tool_calls' : 'stop');
const tokens = (words: string) => Math.ceil(words.length / 4);

export interface Stamp {
  id: string;
  /** Seconds since 1970. */
  created: number;
  model: string;
}

export function usageOf(request: ChatRequest, said: Said) {
  const prompt = request.messages.reduce((sum, each) => sum + tokens(wordsOf(each)), 0);
  const completion = tokens(said.text ?? '') + tokens(JSON.stringify(said.calls ?? []));
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
    prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
    completion_tokens_details: {
      reasoning_tokens: 0,
      audio_tokens: 0,
      accepted_prediction_tokens: 0,
      rejected_prediction_tokens: 0,
    },
  };
}

/** The published answer without streaming. */
export function completion(stamp: Stamp, request: ChatRequest, said: Said): Completion {
  const calls = said.calls ?? [];
  return {
    id: stamp.id,
    object: 'chat.completion',
    created: stamp.created,
    model: stamp.model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: said.text ?? (calls.length > 0 ? null : ''),
          ...(calls.length > 0
            ? {
                tool_calls: calls.map(({ name, input }, i) => ({
                  id: `${stamp.id.replace('chatcmpl', 'call')}-${i}`,
                  type: 'function',
                  function: { name, arguments: argumentsOf(input) },
                })),
              }
            : {}),
          refusal: null,
          annotations: [],
        },
        logprobs: null,
        finish_reason: finishOf(said),
      },
    ],
    usage: usageOf(request, said),
    service_tier: 'default',
    system_fingerprint: null,
  };
}

/** Arguments are JSON in a text; a text is sent as it is, so that a test can send what is none. */
const argumentsOf = (input: unknown) => (typeof input === 'string' ? input : JSON.stringify(input));
const pieces = (words: string) => words.match(/[\s\S]{1,12}/gu) ?? [];

/** The published chunks of a streamed answer: role, words, tool calls in deltas, finish, usage where asked for. */
export function chunks(stamp: Stamp, request: ChatRequest, said: Said): Chunk[] {
  const withUsage = request.stream_options?.include_usage === true;
  const base = {
    id: stamp.id,
    object: 'chat.completion.chunk',
    created: stamp.created,
    model: stamp.model,
    service_tier: 'default',
    system_fingerprint: null,
    ...(withUsage ? { usage: null } : {}),
  };
  const chunk = (delta: Record<string, unknown>, finish: string | null = null) => ({
    ...base,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
  });
  const calls = (said.calls ?? []).flatMap(({ name, input }, index) => [
    chunk({
      tool_calls: [
        {
          index,
          id: `${stamp.id.replace('chatcmpl', 'call')}-${index}`,
          type: 'function',
          function: { name, arguments: '' },
        },
      ],
    }),
    ...pieces(argumentsOf(input)).map((part) =>
      chunk({ tool_calls: [{ index, function: { arguments: part } }] }),
    ),
  ]);
  return [
    chunk({ role: 'assistant', content: said.text === undefined ? null : '', refusal: null }),
    ...pieces(said.text ?? '').map((part) => chunk({ content: part })),
    ...calls,
    chunk({}, finishOf(said)),
    ...(withUsage ? [{ ...base, choices: [], usage: usageOf(request, said) }] : []),
  ];
}
