import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import { APICallError } from 'ai';

import { noticeOf, orFallback, reasonOf } from './fallback.ts';
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

  /** Answers with the notice where the service has failed just now; later answers of the turn do without. */
  async function either<T>(
    { abortSignal: signal }: LanguageModelV4CallOptions,
    ask: (model: LanguageModelV4) => PromiseLike<T>,
    withReason: (answer: T, reason: string) => T,
  ): Promise<T> {
    await breathe?.();
    if (failed !== undefined) return ask(await fallback());
    const onFailure = (error: unknown) => {
      tries += 1;
      if (APICallError.isInstance(error) && error.isRetryable && tries <= MAX_RETRIES) throw error;
      failed = { error };
    };
    const { answer, failure } = await orFallback(
      { service: model, builtIn: fallback, onFailure, signal },
      ask,
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
          (each) => each.doGenerate(options),
          (answer, reason) => ({
            ...answer,
            content: answer.content.map((content) => noticed(content, reason)),
          }),
        ),
      doStream: (options) =>
        either(
          options,
          (each) => each.doStream(options),
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
