import { readAnswerError } from '../failures/read-answer-error.ts';
import { errorWords } from '../wire/error-words.ts';
import { asThinker, further, last, type Manner } from './manner.ts';
import { mostTokensIn, refusedIn } from './read-refusal.ts';
import type { Body } from './say-in-manner.ts';

/** How to ask after a refusal; undefined where another way of asking would change nothing. */
export function learnFromRefusal(
  answer: { status: number; body: string },
  sent: Body,
  manner: Manner,
): Manner | undefined {
  const words = errorWords(answer.body);
  const { kind } = readAnswerError(answer);
  const refused = refusedIn(words, sent, manner);
  // The room for an answer counts against the context: without a limit, the answer gets what is left.
  if (kind === 'contextTooSmall') return refused.includes('tokens') ? last(manner, 'tokens') : undefined;
  const mostTokens = mostTokensIn(words, sent);
  if (mostTokens !== undefined) return { ...manner, mostTokens };
  const next = further(manner, refused);
  // Only OpenAI's thinking models ask for the other name of the limit, whatever they are called here.
  if (next !== undefined)
    return /max_completion_tokens/u.test(words) && 'max_tokens' in sent ? asThinker(next) : next;
  // Whoever refuses without a name may mean what the published table does not have.
  const isUnnamed = kind === 'badRequest' || kind === 'unprocessable';
  return isUnnamed && 'reasoning_effort' in sent ? last(manner, 'effort') : undefined;
}
