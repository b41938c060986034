import type { JSONSchema7, LanguageModelV4 } from '@ai-sdk/provider';
import { EmptyResponseBodyError, type FinishReason, generateText, Output, streamText } from 'ai';

import { AnswerCutError } from '#ai-service/failures/failure.ts';
import { afterThoughts } from '#ai-service/answers/after-thoughts.ts';
import { REFUSAL } from '#ai-service/answers/empty-answer.ts';
import { type FailureKind, ServiceError } from '#ai-service/failures/service-failure.ts';
import { MAX_RETRIES, STALL_MS, TIMEOUT_MS } from '#ai-service/limits.ts';
import { readJson } from './read-json.ts';
import type { Payload } from './payloads.ts';

export interface Question {
  system: string;
  user: string;
  /** The form of the answer, for servers that want it in a schema. */
  schema: JSONSchema7;
}

/**
 * Asks for JSON, but leaves the reading to wire.ts: models wrap their JSON in much. On the wire it is `response_format:
 * {type: 'json_object'}`; only a server that refuses that gets the schema (ai-service/ladder).
 */
const jsonAsText = (schema: JSONSchema7) => ({
  ...Output.json(),
  responseFormat: Promise.resolve({ type: 'json' as const, name: 'films', schema }),
  parseCompleteOutput: async ({ text }: { text: string }) => text,
  // Left to itself, it would parse the answer so far anew with every piece of it.
  parsePartialOutput: async ({ text }: { text: string }) => ({ partial: text.length }),
});

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
  { system, user, schema }: Question,
  payload: Payload,
  signal: AbortSignal | undefined,
  onText?: OnText,
): Promise<string> {
  const request = {
    model,
    instructions: system,
    prompt: user,
    output: jsonAsText(schema),
    ...payload,
    maxRetries: MAX_RETRIES,
    ...(signal === undefined ? {} : { abortSignal: signal }),
  };
  if (onText === undefined) {
    const answer = await generateText({ ...request, timeout: TIMEOUT_MS });
    return readable(answer.text, answer);
  }

  const { stream } = streamText({
    ...request,
    timeout: { totalMs: TIMEOUT_MS, chunkMs: STALL_MS },
    // Failures come as parts of the stream; without this the SDK would print them, too.
    onError: () => {},
  });
  let text = '';
  let end: End | undefined;
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') {
      signal?.throwIfAborted();
      throw new DOMException('The answer did not come in time.', 'TimeoutError');
    }
    if (part.type === 'finish-step') end = part;
    if (part.type !== 'text-delta') continue;
    text += part.text;
    await onText(text, part.text);
  }
  if (end !== undefined && end.finishReason !== 'interrupted') return readable(text, end);
  if (isComplete(text)) return text;
  throw text === '' ? new EmptyResponseBodyError() : new AnswerCutError();
}

/** How an answer ended. */
interface End {
  finishReason: FinishReason;
  rawFinishReason: string | undefined;
}

const CAUSES: Partial<Record<FinishReason, FailureKind>> = {
  length: 'lengthReached',
  'content-filter': 'filtered',
};

/** A text that no JSON can be read of has its cause in how it ended, where that was not by itself. */
function readable(answer: string, { finishReason, rawFinishReason }: End): string {
  const text = afterThoughts(answer);
  const kind = rawFinishReason === REFUSAL ? 'refused' : CAUSES[finishReason];
  if (kind === undefined || readJson(text) !== undefined) return text;
  throw new ServiceError({ kind });
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
