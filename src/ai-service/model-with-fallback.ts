import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import { APICallError } from 'ai';

import { noticeOf, orFallback, reasonOf } from './fallback.ts';
import { ServiceError } from './failures/service-failure.ts';
import { failedSteps, withoutCalls } from './failed-calls.ts';
import { MAX_RETRIES } from './limits.ts';

interface ModelFallbackOptions {
  model: LanguageModelV4;
  /** The built-in model; made when it is first needed. */
  fallback: () => Promise<LanguageModelV4>;
  /** Before each question: lets the page draw after the work of preparing it. */
  breathe?: () => Promise<void>;
}

interface ModelOfTurn {
  model: LanguageModelV4;
  /** Why the service did not answer; undefined as long as it does. */
  failure: () => unknown;
}

/** So many questions of one turn may come to nothing but calls that fail; then somebody else answers. */
const MOST_FAILED_STEPS = 2;

/** The name under which a text part says that it is the built-in model's (`providerMetadata`). */
export const METADATA_KEY = 'sineSohbet';

/**
 * A model for one turn: the service's, and from its failure on the built-in one, which says first why (E-03, M-31). The
 * SDK retries first what may be retried. A stream that breaks after it has begun does not fall back: it is shown as
 * broken.
 */
export function modelWithFallback({ model, fallback, breathe }: ModelFallbackOptions): ModelOfTurn {
  let failed: { error: unknown } | undefined;
  let tries = 0;
  /** The failed calls of a model that gave up; whoever answers for it begins anew. */
  let givenUp: ReadonlySet<string> = new Set();

  /** Answers with the notice where the service has failed just now; later answers of the turn do without. */
  async function either<T>(
    options: LanguageModelV4CallOptions,
    ask: (model: LanguageModelV4, options: LanguageModelV4CallOptions) => PromiseLike<T>,
    withReason: (answer: T, reason: string) => T,
  ): Promise<T> {
    await breathe?.();
    const signal = options.abortSignal;
    if (failed !== undefined) return ask(await fallback(), withoutCalls(options, givenUp));
    const onFailure = (error: unknown) => {
      tries += 1;
      if (APICallError.isInstance(error) && error.isRetryable && tries <= MAX_RETRIES) throw error;
      failed = { error };
    };
    const steps = failedSteps(options.prompt);
    const isLost = steps.length >= MOST_FAILED_STEPS;
    if (isLost) givenUp = new Set(steps.flat());
    const parts = {
      service: model,
      builtIn: fallback,
      knownFailure: () => (isLost ? new ServiceError({ kind: 'badCalls' }) : undefined),
      onFailure,
      signal,
    };
    const { answer, failure } = await orFallback(parts, (asked) =>
      ask(asked, asked === model ? options : withoutCalls(options, givenUp)),
    );
    if (failure !== undefined) return withReason(answer, reasonOf(failure.error));
    tries = 0;
    return answer;
  }

  return {
    failure: () => failed?.error,
    model: {
      specificationVersion: 'v4',
      provider: model.provider,
      modelId: model.modelId,
      supportedUrls: {},
      doGenerate: (options) =>
        either(
          options,
          (each, asked) => each.doGenerate(asked),
          (answer, reason) => ({
            ...answer,
            content: answer.content.map((content) => noticed(content, reason)),
          }),
        ),
      doStream: (options) =>
        either(
          options,
          (each, asked) => each.doStream(asked),
          (answer, reason) => ({ ...answer, stream: answer.stream.pipeThrough(noticing(reason)) }),
        ),
    },
  };
}

const noticeBefore = (reason: string) => `${noticeOf(reason, 'Bu yanıt yerleşik asistandan.')}\n\n`;
const metadataOf = (reason: string) => ({ [METADATA_KEY]: { fallback: reason } });

const noticed = (content: LanguageModelV4Content, reason: string): LanguageModelV4Content =>
  content.type === 'text'
    ? { ...content, text: `${noticeBefore(reason)}${content.text}`, providerMetadata: metadataOf(reason) }
    : content;

/** Puts the notice before the words. A recommendation brings its own. */
function noticing(reason: string) {
  return new TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart>({
    transform(part, controller) {
      if (part.type !== 'text-start') return controller.enqueue(part);
      controller.enqueue({ ...part, providerMetadata: metadataOf(reason) });
      controller.enqueue({ type: 'text-delta', id: part.id, delta: noticeBefore(reason) });
    },
  });
}
