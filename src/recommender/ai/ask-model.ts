import type { LanguageModelV4 } from '@ai-sdk/provider';
import { generateText, Output } from 'ai';

import { MAX_RETRIES, type Payload, TIMEOUT_MS } from './payloads.ts';

export interface Question {
  /** The rules. */
  system: string;
  /** What is wanted. */
  user: string;
}

/** Asks for `response_format: {type: 'json_object'}`, but leaves the reading to wire.ts: models wrap their JSON in much. */
const JSON_AS_TEXT = {
  ...Output.json(),
  parseCompleteOutput: async ({ text }: { text: string }) => text,
};

/**
 * One chat completion with a system and a user message (spec §7): the text of the answer, as it came. Statuses 408,
 * 409, 429, 5xx and failed fetches are tried twice more; the time limit holds for all of them together.
 * @throws whatever the SDK throws; the signal's reason when it was aborted
 */
export async function askModel(
  model: LanguageModelV4,
  { system, user }: Question,
  payload: Payload,
  signal: AbortSignal | undefined,
): Promise<string> {
  const { text } = await generateText({
    model,
    instructions: system,
    prompt: user,
    output: JSON_AS_TEXT,
    ...payload,
    maxRetries: MAX_RETRIES,
    timeout: TIMEOUT_MS,
    ...(signal === undefined ? {} : { abortSignal: signal }),
  });
  return text;
}
