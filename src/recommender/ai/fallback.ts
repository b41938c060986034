import { APICallError, RetryError } from 'ai';

import { failureSentence, UNKNOWN_FAILURE } from '#ai-service/failures/failure.ts';
import { type KeyOwner, ServiceError } from '#ai-service/failures/service-failure.ts';
import { fallbackOf, noticeOf, orFallback, sentence } from '#ai-service/fallback.ts';
import { SURPRISE_PREFIX } from '#domain/batch.ts';
import type { Fallback } from '#domain/fallback.ts';
import { sameTitle } from '#domain/title.ts';
import type { Logger } from '#lib/logger.ts';
import { AiFailure } from './ai-failure.ts';
import { RuleBreach } from './check-answer.ts';
import {
  type Drafts,
  type OnDrafts,
  type Recommendation,
  type Recommender,
  RecommendationError,
} from '../recommender.ts';

/** How long the built-in recommender waits after a failed AI call (M-31). */
const PAUSE_MS = 1000;

export interface FallbackOptions {
  ai: Recommender;
  builtIn: Recommender;
  logger: Logger;
  /** Waits so many milliseconds; an abort ends it early, by rejecting or by resolving. */
  pause: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** A failure of the service that was met already: then it is not asked again. */
  knownFailure?: (() => unknown) | undefined;
  /** Whose key the AI is asked with. */
  owner?: KeyOwner | undefined;
  now?: (() => Date) | undefined;
}

/**
 * The AI, and the built-in recommender where it fails (R-15, S-07, M-31): the failure is logged, after a second the
 * built-in one answers, and its explanation says first that the AI service could not be used and why. An abort is no
 * failure.
 * @throws RecommendationError with both messages when the built-in one fails too; the signal's reason when aborted
 */
export function withFallback({
  ai,
  builtIn,
  logger,
  pause,
  knownFailure,
  owner,
  now = () => new Date(),
}: FallbackOptions): Recommender {
  async function either<T>(
    what: string,
    signal: AbortSignal | undefined,
    ask: (recommender: Recommender) => Promise<T>,
  ): Promise<{ answer: T; fallback?: Fallback }> {
    let failed: unknown;
    const parts = {
      service: ai,
      builtIn: () => builtIn,
      knownFailure: () => {
        const known = knownFailure?.();
        return known === undefined ? undefined : new AiFailure(what, known);
      },
      onFailure: async (error: unknown) => {
        failed = error;
        logger.error(messageOf(error), detailOf(error));
        await pause(PAUSE_MS, signal);
      },
      signal,
    };
    const { answer, failure } = await orFallback(parts, (recommender) =>
      recommender === ai ? ask(ai) : afterFailure(() => ask(recommender), failed, owner),
    );
    if (failure === undefined) return { answer };
    return { answer, fallback: fallbackOf(causeOf(failure.error), { owner, now }) };
  }

  return {
    async recommend(wishes, taste, signal, onDrafts) {
      let shown: Drafts = { drafts: [], replaced: [] };
      const hear: OnDrafts | undefined =
        onDrafts &&
        ((drafts) => {
          shown = drafts;
          onDrafts(drafts);
        });
      const { answer, fallback } = await either('Film önerileri alınamadı', signal, (recommender) =>
        recommender.recommend(wishes, taste, signal, hear),
      );
      if (fallback === undefined) return answer;
      const explanation = `${noticeOf(fallback)} ${answer.explanation}`;
      return { ...answer, explanation, fallback, ...withReplaced(shown, answer) };
    },
    async surprise(taste, signal) {
      const { answer, fallback } = await either('Sürpriz film önerisi alınamadı', signal, (recommender) =>
        recommender.surprise(taste, signal),
      );
      if (fallback === undefined) return answer;
      // The prefix stays in front of what the history keeps (S-09).
      const rest = answer.explanation.replace(`${SURPRISE_PREFIX}: `, '');
      return { ...answer, explanation: `${SURPRISE_PREFIX}: ${noticeOf(fallback)} ${rest}`, fallback };
    },
  };
}

/** Drafts of the AI that were shown and are not among the films: they are named, so that none vanishes silently. */
function withReplaced({ drafts, replaced }: Drafts, { films }: Recommendation): Partial<Recommendation> {
  const left = drafts.map(({ title }) => ({ title, why: 'Yanıt tamamlanmadı' }));
  const gone = [...replaced, ...left].filter(
    ({ title }) => !films.some((film) => sameTitle(film.title, title)),
  );
  return gone.length === 0 ? {} : { replaced: gone };
}

async function afterFailure<T>(
  ask: () => Promise<T>,
  failure: unknown,
  owner: KeyOwner | undefined,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof RecommendationError)) throw error;
    throw new RecommendationError(`${sentence(messageOf(failure, owner))} ${error.message}`, {
      cause: failure,
    });
  }
}

/** Why the AI failed, without what was asked of it. */
const causeOf = (error: unknown): unknown => (error instanceof AiFailure ? error.cause : error);

function messageOf(error: unknown, owner?: KeyOwner): string {
  const reason = failureSentence(causeOf(error), owner) ?? UNKNOWN_FAILURE;
  return error instanceof AiFailure ? `${error.what}: ${reason}` : reason;
}

/** What helps to find the fault; not the error itself, which holds addresses and what the service wrote. */
function detailOf(error: unknown): unknown {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (cause instanceof RuleBreach) return cause.breaches.map(({ message }) => message);
  const last = RetryError.isInstance(cause) ? cause.lastError : cause;
  if (APICallError.isInstance(last)) return { name: last.name, status: last.statusCode };
  if (last instanceof ServiceError) return { name: last.name, kind: last.failure.kind };
  return last instanceof Error ? { name: last.name } : undefined;
}
