import * as z from 'zod/mini';

const MOST_TOOLS = 64;

const text = z.string();
const name = z.string().check(z.minLength(1), z.maxLength(200));
const anyObject = z.record(z.string(), z.unknown());
const points = (most: number) => z.optional(z.number().check(z.gte(-most), z.lte(most)));
const tokens = z.optional(z.int().check(z.positive()));

const callSchema = z.object({
  id: text,
  type: z.literal('function'),
  function: z.object({ name, arguments: text }),
});

/** Words only: pictures and sound cost more than the page ever asks for. */
const contentSchema = z.union([text, z.array(z.object({ type: z.literal('text'), text }))]);

const messageSchema = z.discriminatedUnion('role', [
  z.object({ role: z.enum(['system', 'developer', 'user']), content: contentSchema }),
  z.object({
    role: z.literal('assistant'),
    content: z.optional(z.nullable(contentSchema)),
    tool_calls: z.optional(z.array(callSchema)),
  }),
  z.object({ role: z.literal('tool'), tool_call_id: text, content: contentSchema }),
]);

const toolSchema = z.object({
  type: z.literal('function'),
  function: z.object({
    name,
    description: z.optional(text),
    parameters: z.optional(anyObject),
    strict: z.optional(z.nullable(z.boolean())),
  }),
});

const formatSchema = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['text', 'json_object']) }),
  z.object({
    type: z.literal('json_schema'),
    json_schema: z.object({
      name,
      description: z.optional(text),
      schema: z.optional(anyObject),
      strict: z.optional(z.nullable(z.boolean())),
    }),
  }),
]);

/**
 * All that is forwarded of a chat: what the page sends, and nothing beside it. What is not named here (`n`, `store`,
 * `service_tier`, `web_search_options`, `models` …) costs the owner of the key money or trust, and is left out. A field
 * that the page begins to send has to be added here.
 */
const chatSchema = z.object({
  model: name,
  messages: z.array(messageSchema).check(z.minLength(1)),
  stream: z.optional(z.boolean()),
  stream_options: z.optional(z.object({ include_usage: z.optional(z.boolean()) })),
  temperature: points(2),
  top_p: points(1),
  presence_penalty: points(2),
  frequency_penalty: points(2),
  max_tokens: tokens,
  max_completion_tokens: tokens,
  reasoning_effort: z.optional(z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh'])),
  response_format: z.optional(formatSchema),
  tools: z.optional(z.array(toolSchema).check(z.maxLength(MOST_TOOLS))),
  tool_choice: z.optional(
    z.union([
      z.enum(['none', 'auto', 'required']),
      z.object({ type: z.literal('function'), function: z.object({ name }) }),
    ]),
  ),
});

export type ChatRequest = z.output<typeof chatSchema>;

/** What the owner of the key allows. */
export interface ChatBounds {
  /** The models that may be asked; any other is replaced by the first. */
  models: readonly [string, ...string[]];
  /** The longest answer that may be asked for. */
  maxTokens: number;
}

/** The chat as it may be forwarded, within the bounds; undefined for what the page would not send. */
export function allowedChat(asked: unknown, { models, maxTokens }: ChatBounds): ChatRequest | undefined {
  const { data } = chatSchema.safeParse(asked);
  if (data === undefined) return undefined;
  const chat = { ...data, model: models.includes(data.model) ? data.model : models[0] };
  for (const field of ['max_tokens', 'max_completion_tokens'] as const) {
    const wanted = chat[field];
    if (wanted !== undefined) chat[field] = Math.min(wanted, maxTokens);
  }
  return chat;
}
