import type { ModelMessage } from 'ai';

/** Turkish has about three characters a token in the encodings of today's models; JSON a little less. */
const CHARACTERS_PER_TOKEN = 3;

/** About how many tokens a message is, its tool calls and results included; rather too many than too few. */
export const estimateTokens = ({ content }: ModelMessage): number =>
  4 + Math.ceil(JSON.stringify(content).length / CHARACTERS_PER_TOKEN);

/**
 * The latest turns of a conversation that fit into `budget` tokens (estimated). A turn is what a person said and all that
 * followed, so that no tool call is ever parted from its result, nor an approval from what it approves; the last turn
 * always stays, whatever its size. The same array where everything fits.
 */
export function trimMessages(messages: ModelMessage[], budget: number): ModelMessage[] {
  let fits: number | undefined;
  let tokens = 0;
  // From the end, and no further than it fits: a long conversation is not read whole with each question.
  for (const [start, message] of [...messages.entries()].toReversed()) {
    tokens += estimateTokens(message);
    if (tokens > budget && fits !== undefined) return messages.slice(fits);
    if (message.role === 'user') fits = start;
  }
  return tokens > budget && fits !== undefined ? messages.slice(fits) : messages;
}
