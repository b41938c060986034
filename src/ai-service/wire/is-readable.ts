import * as z from 'zod/mini';

const nothing = z.optional(z.null());
const filled = z.string().check(z.minLength(1));

/** A chunk that the SDK reads as it stands, and reads whole: nothing that it knows no name for. */
const chunkSchema = z.object({
  id: z.optional(z.string()),
  created: z.optional(z.number()),
  model: z.optional(z.string()),
  error: nothing,
  choices: z.array(
    z.object({
      index: z.number(),
      delta: z.object({
        role: z.optional(z.literal('assistant')),
        content: z.nullish(z.string()),
        tool_calls: z.optional(
          z.array(
            z.object({
              index: z.number(),
              id: z.optional(filled),
              type: z.optional(z.literal('function')),
              function: z.object({ name: z.optional(filled), arguments: z.string() }),
            }),
          ),
        ),
        function_call: nothing,
        reasoning_content: nothing,
        reasoning: nothing,
        thinking: nothing,
        annotations: z.nullish(z.array(z.unknown()).check(z.maxLength(0))),
      }),
      finish_reason: z.nullish(z.enum(['stop', 'length', 'tool_calls', 'content_filter'])),
    }),
  ),
  usage: z.nullish(z.looseObject({ completion_tokens: z.number() })),
});

/** Whether a chunk is in OpenAI's form already. */
export const isReadable = (chunk: unknown): boolean => chunkSchema.safeParse(chunk).success;
