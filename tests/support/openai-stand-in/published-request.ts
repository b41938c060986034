import * as z from 'zod/mini';

// The request of POST /chat/completions as OpenAI publishes it, as far as a text conversation with tools needs it:
// https://github.com/openai/openai-openapi, openapi.yaml, `CreateChatCompletionRequest` and what it refers to. Strict, so
// that a field of another server's making is an error.

const text = z.string();
const name = text.check(z.regex(/^[\w-]{1,64}$/u));
const maybe = z.optional;
const anything = z.record(text, z.unknown());
const content = z.union([
  text,
  z.array(z.strictObject({ type: z.literal('text'), text })).check(z.minLength(1)),
]);

const toolCall = z.strictObject({
  id: text,
  type: z.literal('function'),
  function: z.strictObject({ name: text, arguments: text }),
});

const message = z.discriminatedUnion('role', [
  z.strictObject({ role: z.enum(['developer', 'system', 'user']), content, name: maybe(text) }),
  z
    .strictObject({
      role: z.literal('assistant'),
      content: z.nullish(content),
      refusal: z.nullish(text),
      tool_calls: maybe(z.array(toolCall).check(z.minLength(1))),
    })
    .check(
      z.refine(({ content: said, tool_calls: calls }) => calls !== undefined || (said ?? null) !== null),
    ),
  z.strictObject({ role: z.literal('tool'), content, tool_call_id: text }),
]);

const jsonSchema = z.strictObject({
  name,
  description: maybe(text),
  schema: maybe(anything),
  strict: z.nullish(z.boolean()),
});

const tool = z.strictObject({
  type: z.literal('function'),
  function: z.strictObject({
    name,
    description: maybe(text),
    parameters: maybe(anything),
    strict: z.nullish(z.boolean()),
  }),
});

const between = (least: number, most: number) => maybe(z.number().check(z.minimum(least), z.maximum(most)));

export const publishedRequestSchema = z.strictObject({
  model: text.check(z.minLength(1)),
  messages: z.array(message).check(z.minLength(1)),
  temperature: between(0, 2),
  top_p: between(0, 1),
  presence_penalty: between(-2, 2),
  frequency_penalty: between(-2, 2),
  max_tokens: maybe(z.int()),
  max_completion_tokens: maybe(z.int()),
  reasoning_effort: maybe(z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh'])),
  response_format: maybe(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.enum(['text', 'json_object']) }),
      z.strictObject({ type: z.literal('json_schema'), json_schema: jsonSchema }),
    ]),
  ),
  stream: maybe(z.boolean()),
  stream_options: maybe(
    z.strictObject({ include_usage: maybe(z.boolean()), include_obfuscation: maybe(z.boolean()) }),
  ),
  tools: maybe(z.array(tool)),
  tool_choice: maybe(
    z.union([
      z.enum(['none', 'auto', 'required']),
      z.strictObject({ type: z.literal('function'), function: z.strictObject({ name: text }) }),
    ]),
  ),
  parallel_tool_calls: maybe(z.boolean()),
});
