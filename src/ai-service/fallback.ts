import { FALLBACK_NOTICE } from '#domain/fallback.ts';
import { failureSentence, UNKNOWN_FAILURE } from './failures/failure.ts';

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

/** A failure as a whole sentence: `Bilinmeyen hata.` where nothing more is known. */
export const reasonOf = (error: unknown): string => sentence(failureSentence(error) ?? UNKNOWN_FAILURE);

/** With a full stop where it has no end of its own. */
export const sentence = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);

/** What people read before an answer that the service should have given. */
export const noticeOf = (reason: string, whoAnswered: string): string =>
  `${FALLBACK_NOTICE}: ${reason} ${whoAnswered}`;
