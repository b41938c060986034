import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import { APICallError } from 'ai';

import { failureOf } from './failures/failure.ts';
import { ServiceError } from './failures/service-failure.ts';
import { STALL_MS } from './limits.ts';
import { hasThought, type Known } from './ladder/memory.ts';
import { type Answered, emptyFailure, endOf, saysSomething } from './answers/empty-answer.ts';
import { readContent } from './answers/read-content.ts';
import { readStream } from './answers/read-stream.ts';
import { watchStall } from './answers/watch-stall.ts';
import { createCallMender } from './answers/whole-calls.ts';

/** The service may be asked again after so many seconds at most; a longer wait is told instead. */
const PATIENCE = 10;

/**
 * A service's model as the product needs it: an answer holds something or fails with its cause, a model that used its
 * whole limit up for thinking is asked once more with room, and what no second try can mend is not tried again. The SDK
 * is told to leave the request alone: what a model takes, the ladder learns from its server.
 */
export function carefulModel(model: LanguageModelV4, known: Known, stallMs = STALL_MS): LanguageModelV4 {
  async function ask<T>(
    { maxOutputTokens, tools = [] }: LanguageModelV4CallOptions,
    once: () => PromiseLike<T>,
  ): Promise<T> {
    const { thinks } = known.manner;
    try {
      return await final(once);
    } catch (error) {
      const kind = failureOf(error)?.kind;
      // Only requests with tools tell of the conversation.
      if (tools.length > 0 && kind === 'noTools') known.learn({ noTools: true });
      if (tools.length > 0 && kind === 'contextTooSmall') known.learn({ isSmall: true });
      const ranOut = kind === 'lengthReached';
      // Only a limit of ours can be widened.
      const isOurs = maxOutputTokens !== undefined && !thinks && known.manner.thinks;
      if (ranOut && isOurs) return final(once);
      throw error;
    }
  }

  return {
    specificationVersion: 'v4',
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: {},
    doGenerate: (options) =>
      ask(options, async () => {
        const answer = await model.doGenerate(asWritten(options));
        const end = endOf(answer.finishReason);
        const content = await readContent(answer.content, createCallMender(options));
        if (content.some(({ type }) => type === 'reasoning')) hasThought(known);
        if (!content.some(saysSomething)) throw emptyFailure({ end, isReadable: true });
        const hasCall = content.some(({ type }) => type === 'tool-call');
        return {
          ...answer,
          content,
          finishReason: hasCall ? { ...end, unified: 'tool-calls' } : end,
          warnings: [],
        };
      }),
    doStream: (options) =>
      ask(options, async () => {
        const answer = await model.doStream(asWritten(options));
        const read = watchStall(answer.stream, stallMs).pipeThrough(readStream(createCallMender(options)));
        return { ...answer, stream: await begun(read, known) };
      }),
  };
}

const asWritten = (options: LanguageModelV4CallOptions): LanguageModelV4CallOptions => ({
  ...options,
  providerOptions: {
    ...options.providerOptions,
    openai: { forceReasoning: false, systemMessageMode: 'system', strictJsonSchema: false },
  },
});

/** An error that asking again will not mend is no error of the SDK any more: that would be tried again. */
async function final<T>(once: () => PromiseLike<T>): Promise<T> {
  try {
    return await once();
  } catch (error) {
    if (!APICallError.isInstance(error) || !error.isRetryable) throw error;
    const failure = failureOf(error);
    const isFinal = failure?.kind === 'noCredit' || (failure?.retryAfter ?? 0) > PATIENCE;
    throw isFinal && failure !== undefined ? new ServiceError(failure, { cause: error }) : error;
  }
}

/** The stream from its first word or call on. @throws what it fails with before that, or why it holds nothing */
async function begun(
  source: ReadableStream<LanguageModelV4StreamPart>,
  known: Known,
): Promise<ReadableStream<LanguageModelV4StreamPart>> {
  const reader = source.getReader();
  const read: LanguageModelV4StreamPart[] = [];
  const answered: Answered = { isReadable: false };
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw emptyFailure(answered);
    if (value.type === 'error') throw value.error;
    if (value.type === 'reasoning-start') hasThought(known);
    if (value.type === 'finish') answered.end = endOf(value.finishReason);
    else if (value.type !== 'stream-start') answered.isReadable = true;
    read.push(value.type === 'stream-start' ? { ...value, warnings: [] } : value);
    if (saysSomething(value)) break;
  }
  return new ReadableStream({
    async pull(controller) {
      const next = read.shift();
      if (next !== undefined) return controller.enqueue(next);
      const { done, value } = await reader.read();
      if (done) controller.close();
      else
        controller.enqueue(
          value.type === 'finish' ? { ...value, finishReason: endOf(value.finishReason) } : value,
        );
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
