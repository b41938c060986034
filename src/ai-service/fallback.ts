import { type Fallback, FALLBACK_NOTICE, TAKEN_OVER } from '#domain/fallback.ts';
import { failureOf, failureSentence, UNKNOWN_FAILURE } from './failures/failure.ts';
import { type KeyOwner, WORTH_NAMING } from './failures/service-failure.ts';

interface FallbackParts<Asked> {
  service: Asked;
  builtIn: () => Asked | Promise<Asked>;
  /** A failure of the service that was met already in this turn: then it is not asked again. */
  knownFailure?: (() => unknown) | undefined;
  /** Hears why the built-in part is about to be asked. What it throws is thrown instead, so that a caller may retry. */
  onFailure: (error: unknown) => void | Promise<void>;
  signal: AbortSignal | undefined;
}

/**
 * The answer of the AI service, or of the built-in part where the service fails, with the failure (M-31). An abort is
 * no failure.
 * @throws what the built-in part or `onFailure` throws; the signal's reason when aborted
 */
export async function orFallback<Asked, T>(
  { service, builtIn, knownFailure, onFailure, signal }: FallbackParts<Asked>,
  ask: (asked: Asked) => PromiseLike<T>,
): Promise<{ answer: T; failure?: { error: unknown } }> {
  let error = knownFailure?.();
  if (error === undefined) {
    try {
      return { answer: await ask(service) };
    } catch (thrown) {
      signal?.throwIfAborted();
      error = thrown;
    }
  }
  await onFailure(error);
  signal?.throwIfAborted();
  return { answer: await ask(await builtIn()), failure: { error } };
}

/** What is kept of a failure beside the answer that was given in its place. */
export function fallbackOf(
  error: unknown,
  { owner, now }: { owner?: KeyOwner | undefined; now: () => Date },
): Fallback {
  const reason = sentence(failureSentence(error, owner) ?? UNKNOWN_FAILURE);
  const wait = failureOf(error)?.retryAfter ?? 0;
  return wait < WORTH_NAMING
    ? { reason }
    : { reason, retryAt: new Date(now().getTime() + wait * 1000).toISOString() };
}

/** With a full stop where it has no end of its own. */
export const sentence = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);

/** What people read before an answer that the service should have given. */
export const noticeOf = ({ reason }: Fallback): string => `${FALLBACK_NOTICE}: ${reason} ${TAKEN_OVER}`;
