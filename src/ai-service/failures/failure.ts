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

import { isFields } from '#lib/is-fields.ts';
import { readableError, statusOf } from '../wire/readable-error-frame.ts';
import { readAnswerError } from './read-answer-error.ts';
import { type KeyOwner, sentenceOf, ServiceError, type ServiceFailure } from './service-failure.ts';
import { ReadableError } from './readable-error.ts';

/** What is said where nothing more is known (E-02, E-03). */
export const UNKNOWN_FAILURE = 'Bilinmeyen hata';

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
export function failureSentence(error: unknown, owner?: KeyOwner): string | undefined {
  if (error instanceof ReadableError) return error.message;
  const failure = failureOf(error);
  return failure && sentenceOf(failure, owner);
}

/** Why a call of the AI service failed, as a value; undefined for what nobody foresaw. */
export function failureOf(error: unknown): ServiceFailure | undefined {
  if (RetryError.isInstance(error)) return failureOf(error.lastError);
  if (error instanceof ServiceError) return error.failure;
  if (APICallError.isInstance(error)) return ofCall(error);
  if (StreamProviderError.isInstance(error)) {
    return readAnswerError({
      status: error.statusCode ?? 500,
      body: JSON.stringify(error.data ?? error.message),
    });
  }
  if (UNREADABLE_KINDS.some((kind) => kind.isInstance(error))) return { kind: 'unreadable' };
  if (error instanceof AnswerCutError) return { kind: 'cut' };
  if (!(error instanceof Error)) return ofFrame(error);
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return { kind: 'tooLate' };
  if (error instanceof TypeError && /fetch/iu.test(error.message)) return { kind: 'unreachable' };
  // How Node, Chromium and Safari name a body that breaks off.
  if (error instanceof TypeError && /terminated|network|load failed/iu.test(error.message))
    return { kind: 'cut' };
  return undefined;
}

/** A stream hands an error frame over as it was parsed. */
function ofFrame(error: unknown): ServiceFailure | undefined {
  const frame = isFields(error) ? readableError({ error }) : undefined;
  return frame && readAnswerError({ status: statusOf(frame), body: JSON.stringify({ error: frame }) });
}

function ofCall({ statusCode, cause, responseBody, responseHeaders }: APICallError): ServiceFailure {
  // What our own fetch refuses comes wrapped in the SDK's words for a failed one.
  if (statusCode === undefined)
    return cause instanceof ServiceError ? cause.failure : { kind: 'unreachable' };
  if (statusCode >= 400) {
    return readAnswerError({ status: statusCode, body: responseBody ?? '', headers: responseHeaders });
  }
  // The service agreed to answer: either what came cannot be read, or it broke off.
  return { kind: cause instanceof TypeError ? 'cut' : 'unreadable' };
}

/** A streamed answer that ended before its end. */
export class AnswerCutError extends Error {
  override name = 'AnswerCutError';
}
