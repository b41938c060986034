import type { LanguageModelV4 } from '@ai-sdk/provider';
import { EmptyResponseBodyError, generateText, Output, streamText } from 'ai';

import { AnswerCutError } from '#ai-service/failure.ts';
import { MAX_RETRIES, STALL_MS, TIMEOUT_MS } from '#ai-service/limits.ts';
import type { Payload } from './payloads.ts';

export interface Question {
  system: string;
  user: string;
}

/** Asks for `response_format: {type: 'json_object'}`, but leaves the reading to wire.ts: models wrap their JSON in much. */
const JSON_AS_TEXT = {
  ...Output.json(),
  parseCompleteOutput: async ({ text }: { text: string }) => text,
  // Left to itself, it would parse the answer so far anew with every piece of it.
  parsePartialOutput: async ({ text }: { text: string }) => ({ partial: text.length }),
};

/** Hears the answer so far, each time more of it has arrived, and what is new of it. */
type OnText = (text: string, piece: string) => void | Promise<void>;

/**
 * One chat completion with a system and a user message (M-21): the text of the answer, as it came. Statuses 408,
 * 409, 429, 5xx and failed fetches are tried twice more; the time limit holds for all of them together. It is streamed
 * where somebody listens.
 * @throws whatever the SDK throws, AnswerCutError; the signal's reason when it was aborted
 */
export async function askModel(
  model: LanguageModelV4,
  { system, user }: Question,
  payload: Payload,
  signal: AbortSignal | undefined,
  onText?: OnText,
): Promise<string> {
  const request = {
    model,
    instructions: system,
    prompt: user,
    output: JSON_AS_TEXT,
    ...payload,
    maxRetries: MAX_RETRIES,
    ...(signal === undefined ? {} : { abortSignal: signal }),
  };
  if (onText === undefined) return (await generateText({ ...request, timeout: TIMEOUT_MS })).text;

  const { stream } = streamText({
    ...request,
    timeout: { totalMs: TIMEOUT_MS, chunkMs: STALL_MS },
    // Failures come as parts of the stream; without this the SDK would print them, too.
    onError: () => {},
  });
  let text = '';
  let isWhole = false;
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') {
      signal?.throwIfAborted();
      throw new DOMException('The answer did not come in time.', 'TimeoutError');
    }
    if (part.type === 'finish') isWhole = part.finishReason !== 'interrupted';
    if (part.type !== 'text-delta') continue;
    text += part.text;
    await onText(text, part.text);
  }
  if (isWhole || isComplete(text)) return text;
  throw text === '' ? new EmptyResponseBodyError() : new AnswerCutError();
}

/** Some servers never say that they have finished; JSON that closes is complete all the same. */
function isComplete(text: string): boolean {
  try {
    JSON.parse(text.replaceAll(/```\w*/gu, ''));
    return true;
  } catch {
    return false;
  }
}
