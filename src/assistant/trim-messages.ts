import type { ModelMessage } from 'ai';

/** Turkish has about three characters a token in the encodings of today's models; JSON a little less. */
const CHARACTERS_PER_TOKEN = 3;

/** About how many tokens messages are, their tool calls and results included; rather too many than too few. */
export function estimateTokens(messages: readonly ModelMessage[]): number {
  return messages.reduce(
    (sum, { content }) => sum + 4 + Math.ceil(JSON.stringify(content).length / CHARACTERS_PER_TOKEN),
    0,
  );
}

/**
 * The latest turns of a conversation that fit into `budget` tokens (estimated). A turn is what a person said and all that
 * followed, so that no tool call is ever parted from its result, nor an approval from what it approves; the last turn
 * always stays, whatever its size. The same array where everything fits.
 */
export function trimMessages(messages: ModelMessage[], budget: number): ModelMessage[] {
  const starts = messages.flatMap(({ role }, index) => (role === 'user' ? [index] : []));
  if (estimateTokens(messages) <= budget) return messages;
  const fits = starts.find((start) => estimateTokens(messages.slice(start)) <= budget) ?? starts.at(-1);
  return fits === undefined ? messages : messages.slice(fits);
}
