import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import { APICallError } from 'ai';

import type { Fallback } from '#domain/fallback.ts';
import { streamOf } from '#lib/stream-of.ts';
import { fallbackOf, noticeOf, orFallback } from './fallback.ts';
import { type KeyOwner, ServiceError } from './failures/service-failure.ts';
import { failedSteps, withoutCalls } from './failed-calls.ts';
import { MAX_RETRIES } from './limits.ts';
import { brokenOff, unbroken } from './unbroken.ts';

interface ModelFallbackOptions {
  model: LanguageModelV4;
  /** The built-in model; made when it is first needed. */
  fallback: () => Promise<LanguageModelV4>;
  /** Before each question: lets the page draw after the work of preparing it. */
  breathe?: (() => Promise<void>) | undefined;
  /** Whose key the service is asked with. */
  owner?: KeyOwner | undefined;
  /** By which a wait is counted. */
  now?: () => Date;
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
 * SDK retries first what may be retried. Where an answer breaks after it has begun, what had arrived stays, and the
 * built-in model goes on.
 */
export function modelWithFallback({
  model,
  fallback,
  breathe,
  owner,
  now = () => new Date(),
}: ModelFallbackOptions): ModelOfTurn {
  let failed: { error: unknown } | undefined;
  let tries = 0;
  /** Whether people have been told of the failure in the words of an answer. */
  let isTold = false;
  /** The failed calls of a model that gave up; whoever answers for it begins anew. */
  let givenUp: ReadonlySet<string> = new Set();

  const notice = (): Notice | undefined => {
    if (failed === undefined || isTold) return undefined;
    const kept = fallbackOf(failed.error, { owner, now });
    return { kept, text: `${noticeOf(kept)}\n\n`, told: () => void (isTold = true) };
  };

  /** The answer, and whether it is the service's. */
  async function either<T>(
    options: LanguageModelV4CallOptions,
    ask: (model: LanguageModelV4, options: LanguageModelV4CallOptions) => PromiseLike<T>,
  ): Promise<{ answer: T; isOfService: boolean }> {
    await breathe?.();
    const signal = options.abortSignal;
    const askBuiltIn = async () => ask(await fallback(), withoutCalls(options, givenUp));
    if (failed !== undefined) return { answer: await askBuiltIn(), isOfService: false };
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
    if (failure === undefined) tries = 0;
    return { answer, isOfService: failure === undefined };
  }

  return {
    failure: () => failed?.error,
    model: {
      specificationVersion: 'v4',
      provider: model.provider,
      modelId: model.modelId,
      supportedUrls: {},
      async doGenerate(options) {
        const { answer } = await either(options, async (each, asked) => {
          const answer = await each.doGenerate(asked);
          const hasCall = answer.content.some(({ type }) => type === 'tool-call');
          const broken = hasCall ? undefined : brokenOff(answer.finishReason);
          // Nothing of it has been shown.
          if (broken !== undefined) throw broken;
          return answer;
        });
        const said = notice();
        return { ...answer, content: answer.content.map((content) => noticed(content, said)) };
      },
      async doStream(options) {
        const { answer, isOfService } = await either(options, (each, asked) => each.doStream(asked));
        if (!isOfService) return { ...answer, stream: streamOf(noticing(answer.stream, notice)) };
        const goOn = async (error: unknown) => {
          failed = { error };
          const { stream } = await (await fallback()).doStream(withoutCalls(options, givenUp));
          return noticing(stream, notice);
        };
        const isAborted = () => options.abortSignal?.aborted === true;
        return { ...answer, stream: streamOf(unbroken(answer.stream, goOn, isAborted)) };
      },
    },
  };
}

/** What is said of a failure, once. */
interface Notice {
  kept: Fallback;
  text: string;
  told: () => void;
}

const metadataOf = (kept: Fallback) => ({
  [METADATA_KEY]: { fallback: kept.reason, ...(kept.retryAt === undefined ? {} : { retryAt: kept.retryAt }) },
});

function noticed(content: LanguageModelV4Content, notice: Notice | undefined): LanguageModelV4Content {
  if (content.type !== 'text' || notice === undefined) return content;
  notice.told();
  return { ...content, text: `${notice.text}${content.text}`, providerMetadata: metadataOf(notice.kept) };
}

/** Puts the notice before the first words. A recommendation brings its own. */
async function* noticing(
  source: AsyncIterable<LanguageModelV4StreamPart>,
  notice: () => Notice | undefined,
): AsyncGenerator<LanguageModelV4StreamPart> {
  for await (const part of source) {
    const said = part.type === 'text-start' ? notice() : undefined;
    if (part.type !== 'text-start' || said === undefined) {
      yield part;
      continue;
    }
    said.told();
    yield { ...part, providerMetadata: metadataOf(said.kept) };
    yield { type: 'text-delta', id: part.id, delta: said.text };
  }
}
