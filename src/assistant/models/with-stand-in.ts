import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import { APICallError } from 'ai';

import { failureSentence, UNKNOWN_FAILURE } from '#recommender/ai/failure.ts';
import { MAX_RETRIES } from '#recommender/ai/payloads.ts';
import { STAND_IN_NOTICE } from '#recommender/stand-in.ts';

export interface StandInOptions {
  model: LanguageModelV4;
  /** The built-in model; made when it is first needed. */
  standIn: () => Promise<LanguageModelV4>;
  /** Before each question: what was made ready for it took the page long enough. */
  breathe?: () => Promise<void>;
}

export interface ModelOfTurn {
  model: LanguageModelV4;
  /** Why the service did not answer; undefined as long as it does. */
  failure: () => unknown;
  /** Begins another turn: the service is asked again. */
  newTurn: () => void;
}

/**
 * A model for one turn: the service's, and from its failure on the built-in one, which says first that the service could
 * not be used and why (spec §8; product.md §2). What may be tried again is left to the SDK's retries first; a stream that
 * breaks once it has begun is no case for this: it is shown as broken.
 */
export function withStandIn({ model, standIn, breathe }: StandInOptions): ModelOfTurn {
  let failed: { error: unknown } | undefined;
  let tries = 0;

  async function either<T>(
    options: LanguageModelV4CallOptions,
    ask: (model: LanguageModelV4) => PromiseLike<T>,
    withNotice: (answer: T, notice: string) => T,
  ): Promise<T> {
    await breathe?.();
    if (failed !== undefined) return ask(await standIn());
    try {
      const answer = await ask(model);
      tries = 0;
      return answer;
    } catch (error) {
      options.abortSignal?.throwIfAborted();
      tries += 1;
      if (APICallError.isInstance(error) && error.isRetryable && tries <= MAX_RETRIES) throw error;
      failed = { error };
      return withNotice(await ask(await standIn()), noticeOf(error));
    }
  }

  return {
    failure: () => failed?.error,
    newTurn: () => {
      failed = undefined;
      tries = 0;
    },
    model: {
      specificationVersion: 'v4',
      provider: model.provider,
      modelId: model.modelId,
      supportedUrls: {},
      doGenerate: (options) =>
        either(
          options,
          (each) => each.doGenerate(options),
          (answer, notice) => ({ ...answer, content: answer.content.map(noticed(notice)) }),
        ),
      doStream: (options) =>
        either(
          options,
          (each) => each.doStream(options),
          (answer, notice) => ({ ...answer, stream: answer.stream.pipeThrough(noticing(notice)) }),
        ),
    },
  };
}

const noticeOf = (error: unknown) =>
  `${STAND_IN_NOTICE}: ${(failureSentence(error) ?? UNKNOWN_FAILURE).replace(/([^.!?…])$/u, '$1.')} Bu yanıt yerleşik asistandan.\n\n`;

const noticed =
  (notice: string) =>
  (content: LanguageModelV4Content): LanguageModelV4Content =>
    content.type === 'text' ? { ...content, text: `${notice}${content.text}` } : content;

/** Puts the notice before the words. A recommendation has one of its own (fallback.ts). */
function noticing(notice: string) {
  return new TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart>({
    transform(part, controller) {
      controller.enqueue(part);
      if (part.type === 'text-start') controller.enqueue({ type: 'text-delta', id: part.id, delta: notice });
    },
  });
}
