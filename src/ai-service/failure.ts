import {
  APICallError,
  EmptyResponseBodyError,
  InvalidResponseDataError,
  JSONParseError,
  NoContentGeneratedError,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  RetryError,
  StreamProviderError,
  TypeValidationError,
} from 'ai';
import * as z from 'zod/mini';

import {
  ANSWER_CUT,
  keeperSentence,
  statusSentence,
  TOO_LATE,
  UNREACHABLE,
  UNREADABLE,
} from './failure-sentences.ts';
import { ReadableError } from './readable-error.ts';

/** What is said where nothing more is known (E-02, E-03). */
export const UNKNOWN_FAILURE = 'Bilinmeyen hata';

/** An error of the key keeper's own; the sentence for it is ours, since a service could write the same. */
const keeperErrorSchema = z.object({
  error: z.object({ type: z.literal('sinesohbet_error'), code: z.string() }),
});

const UNREADABLE_KINDS = [
  EmptyResponseBodyError,
  InvalidResponseDataError,
  JSONParseError,
  NoContentGeneratedError,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  TypeValidationError,
];

/**
 * Why a call of the AI service failed, in one Turkish sentence that a person can read (E-10); undefined for what
 * nobody foresaw. Never a key, address or stack: what the service itself wrote is not passed on.
 */
export function failureSentence(error: unknown): string | undefined {
  if (RetryError.isInstance(error)) return failureSentence(error.lastError);
  if (error instanceof ReadableError) return error.message;
  if (APICallError.isInstance(error)) return ofCall(error);
  if (StreamProviderError.isInstance(error)) return statusSentence(error.statusCode ?? 500);
  if (UNREADABLE_KINDS.some((kind) => kind.isInstance(error))) return UNREADABLE;
  if (error instanceof AnswerCutError) return ANSWER_CUT;
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return TOO_LATE;
  if (error instanceof TypeError && /fetch/iu.test(error.message)) return UNREACHABLE;
  // How Node, Chromium and Safari name a body that breaks off.
  if (error instanceof TypeError && /terminated|network|load failed/iu.test(error.message)) return ANSWER_CUT;
  return undefined;
}

function ofCall({ statusCode, cause, data }: APICallError): string {
  if (statusCode === undefined) return UNREACHABLE;
  const refused = keeperErrorSchema.safeParse(data).data;
  const reason = refused && keeperSentence(refused.error.code);
  if (reason !== undefined) return reason;
  if (statusCode >= 400) return statusSentence(statusCode);
  // The service agreed to answer: either what came cannot be read, or it broke off.
  return cause instanceof TypeError ? ANSWER_CUT : UNREADABLE;
}

/** A streamed answer that ended before its end. */
export class AnswerCutError extends Error {
  override name = 'AnswerCutError';
}
