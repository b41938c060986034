import * as z from 'zod/mini';

const count = z.catch(z.nullish(z.number()), null);

/** What an answer cost; what a server writes in a form of its own is left out. */
const usageSchema = z.catch(
  z.nullish(
    z.object({
      prompt_tokens: count,
      completion_tokens: count,
      total_tokens: count,
      prompt_tokens_details: z.catch(z.nullish(z.object({ cached_tokens: count })), null),
      completion_tokens_details: z.catch(z.nullish(z.object({ reasoning_tokens: count })), null),
    }),
  ),
  null,
);

export const usageIn = (usage: unknown) => usageSchema.parse(usage) ?? undefined;
