import type {
  LanguageModelV4,
  LanguageModelV4StreamPart,
  LanguageModelV4CallOptions,
} from '@ai-sdk/provider';
import { simulateReadableStream } from 'ai';

/** One step of a scripted model: words, a tool call, or a call that hangs until it is aborted. */
export type Step =
  | { say: string }
  | { call: string; input: unknown; id?: string }
  | { hang: true }
  | { fail: Error };

const USAGE = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};

/** A language model that plays steps in order, whatever it is asked, and keeps the prompts it was given. */
export function scriptedModel(
  steps: readonly Step[],
): LanguageModelV4 & { prompts: LanguageModelV4CallOptions['prompt'][] } {
  let next = 0;
  const prompts: LanguageModelV4CallOptions['prompt'][] = [];
  return {
    specificationVersion: 'v4',
    provider: 'test',
    modelId: 'scripted',
    supportedUrls: {},
    prompts,
    async doGenerate({ prompt }) {
      prompts.push(prompt);
      const step = steps[next++] ?? { say: 'bitti' };
      if ('fail' in step) throw step.fail;
      if ('hang' in step) throw new Error('cannot hang without a stream');
      const content =
        'say' in step
          ? [{ type: 'text' as const, text: step.say }]
          : [
              {
                type: 'tool-call' as const,
                toolCallId: step.id ?? `call-${next}`,
                toolName: step.call,
                input: JSON.stringify(step.input),
              },
            ];
      const finishReason = {
        unified: 'say' in step ? ('stop' as const) : ('tool-calls' as const),
        raw: undefined,
      };
      return { content, finishReason, usage: USAGE, warnings: [] };
    },
    async doStream({ prompt, abortSignal }) {
      prompts.push(prompt);
      const step = steps[next++] ?? { say: 'bitti' };
      if ('fail' in step) throw step.fail;
      if ('hang' in step) return { stream: hanging(abortSignal) };
      return {
        stream: simulateReadableStream({
          chunks: chunksOf(step, `call-${next}`),
          initialDelayInMs: null,
          chunkDelayInMs: null,
        }),
      };
    },
  };
}

function chunksOf(
  step: { say: string } | { call: string; input: unknown; id?: string },
  id: string,
): LanguageModelV4StreamPart[] {
  const start: LanguageModelV4StreamPart = { type: 'stream-start', warnings: [] };
  if ('say' in step) {
    return [
      start,
      { type: 'text-start', id },
      ...step.say
        .split(/(?<= )/u)
        .map((delta): LanguageModelV4StreamPart => ({ type: 'text-delta', id, delta })),
      { type: 'text-end', id },
      { type: 'finish', usage: USAGE, finishReason: { unified: 'stop', raw: undefined } },
    ];
  }
  const toolCallId = step.id ?? id;
  const input = JSON.stringify(step.input);
  return [
    start,
    { type: 'tool-input-start', id: toolCallId, toolName: step.call },
    { type: 'tool-input-delta', id: toolCallId, delta: input },
    { type: 'tool-input-end', id: toolCallId },
    { type: 'tool-call', toolCallId, toolName: step.call, input },
    { type: 'finish', usage: USAGE, finishReason: { unified: 'tool-calls', raw: undefined } },
  ];
}

function hanging(signal: AbortSignal | undefined): ReadableStream<LanguageModelV4StreamPart> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue({ type: 'stream-start', warnings: [] });
      controller.enqueue({ type: 'text-start', id: 't' });
      controller.enqueue({ type: 'text-delta', id: 't', delta: 'Şöyle bir' });
      signal?.addEventListener('abort', () => controller.error(signal.reason));
    },
  });
}
