import { APICallError, RetryError } from 'ai';

import { SURPRISE_PREFIX } from '#domain/batch.ts';
import { sameTitle } from '#domain/title.ts';
import type { Logger } from '#lib/logger.ts';
import { AiFailure, failureSentence, UNKNOWN_FAILURE } from './ai/failure.ts';
import { RuleBreach } from './ai/check-answer.ts';
import {
  type Drafts,
  type OnDrafts,
  type Recommendation,
  type Recommender,
  RecommendationError,
} from './recommender.ts';
import { STAND_IN_NOTICE } from './stand-in.ts';

/** How long a failed AI call is followed by a pause before the built-in recommender answers (spec §8). */
export const STAND_IN_PAUSE_MS = 1000;

export interface FallbackOptions {
  ai: Recommender;
  builtIn: Recommender;
  logger: Logger;
  /** Waits so many milliseconds; an abort ends it early, by rejecting or by resolving. */
  pause: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** A failure of the service that was met already: then it is not asked again. */
  knownFailure?: (() => unknown) | undefined;
}

/**
 * The AI, and the built-in recommender where it fails (spec §4, §8; product.md §2): the failure is logged, after a
 * second the built-in one answers, and its explanation says first that the AI service could not be used and why. An
 * abort is no failure.
 * @throws RecommendationError with both messages when the built-in one fails too; the signal's reason when aborted
 */
export function withFallback({ ai, builtIn, logger, pause, knownFailure }: FallbackOptions): Recommender {
  async function either<T>(
    what: string,
    signal: AbortSignal | undefined,
    ask: (recommender: Recommender) => Promise<T>,
    withNotice: (answer: T, notice: string) => T,
  ): Promise<T> {
    try {
      const known = knownFailure?.();
      if (known !== undefined) throw new AiFailure(what, known);
      return await ask(ai);
    } catch (error) {
      signal?.throwIfAborted();
      logger.error(messageOf(error), detailOf(error));
      await pause(STAND_IN_PAUSE_MS, signal);
      signal?.throwIfAborted();
      return withNotice(await standIn(() => ask(builtIn), error), noticeOf(error));
    }
  }

  return {
    recommend(wishes, taste, signal, onDrafts) {
      let shown: Drafts = { drafts: [], replaced: [] };
      const hear: OnDrafts | undefined =
        onDrafts &&
        ((drafts) => {
          shown = drafts;
          onDrafts(drafts);
        });
      return either(
        'Film önerileri alınamadı',
        signal,
        (recommender) => recommender.recommend(wishes, taste, signal, hear),
        (answer, notice) => ({
          ...answer,
          explanation: `${notice} ${answer.explanation}`,
          ...withReplaced(shown, answer),
        }),
      );
    },
    surprise: (taste, signal) =>
      either(
        'Sürpriz film önerisi alınamadı',
        signal,
        (recommender) => recommender.surprise(taste, signal),
        // The prefix stays in front: history knows a surprise by it (spec §3).
        (answer, notice) => ({
          ...answer,
          explanation: `${SURPRISE_PREFIX}: ${notice} ${answer.explanation.replace(`${SURPRISE_PREFIX}: `, '')}`,
        }),
      ),
  };
}

/** What the AI had shown does not vanish silently where its answer came to nothing. */
function withReplaced({ drafts, replaced }: Drafts, { films }: Recommendation): Partial<Recommendation> {
  const left = drafts.map(({ title }) => ({ title, why: 'Yanıt tamamlanmadı' }));
  const gone = [...replaced, ...left].filter(
    ({ title }) => !films.some((film) => sameTitle(film.title, title)),
  );
  return gone.length === 0 ? {} : { replaced: gone };
}

async function standIn<T>(ask: () => Promise<T>, failure: unknown): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof RecommendationError)) throw error;
    throw new RecommendationError(`${sentence(messageOf(failure))} ${error.message}`, { cause: failure });
  }
}

const sentence = (text: string) => (/[.!?…]$/u.test(text) ? text : `${text}.`);

function noticeOf(error: unknown): string {
  const reason = error instanceof AiFailure ? error.reason : (failureSentence(error) ?? UNKNOWN_FAILURE);
  return `${STAND_IN_NOTICE}: ${sentence(reason)} Onun yerine yerleşik önerici seçti.`;
}

function messageOf(error: unknown): string {
  return error instanceof RecommendationError ? error.message : (failureSentence(error) ?? UNKNOWN_FAILURE);
}

/** What helps to find the fault; not the error itself, which holds addresses and what the service wrote. */
function detailOf(error: unknown): unknown {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (cause instanceof RuleBreach) return cause.breaches.map(({ message }) => message);
  const last = RetryError.isInstance(cause) ? cause.lastError : cause;
  if (APICallError.isInstance(last)) return { name: last.name, status: last.statusCode };
  return last instanceof Error ? { name: last.name } : undefined;
}
