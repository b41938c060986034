import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';

/** A step of a model that may also stop in the middle of everything. */
export type ScriptedStep =
  | { say: string }
  | { call: string; input: unknown }
  | { hang: 'before' | 'text' | 'input' }
  | { fail: Error };

const USAGE = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};

let calls = 0;

/** Plays what it is given, slowly enough to be interfered with; with nothing to play it says `bitti`. */
export function wilfulModel() {
  let steps: ScriptedStep[] = [];
  const cuts = new Set<(error: Error) => void>();
  const model: LanguageModelV4 = {
    specificationVersion: 'v4',
    provider: 'test',
    modelId: 'wilful',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('this model only streams')),
    async doStream({ abortSignal }) {
      const step = steps.shift() ?? { say: 'bitti' };
      if ('fail' in step) throw step.fail;
      const stream = new ReadableStream<LanguageModelV4StreamPart>({
        async start(controller) {
          let over = false;
          const end = (error: unknown) => {
            if (over) return;
            over = true;
            controller.error(error);
          };
          cuts.add(end);
          abortSignal?.addEventListener('abort', () => end(abortSignal.reason));
          for (const part of partsOf(step)) {
            await new Promise((resolve) => setTimeout(resolve, 0));
            if (over) return;
            controller.enqueue(part);
          }
          if ('hang' in step || over) return;
          over = true;
          cuts.delete(end);
          controller.close();
        },
      });
      return { stream };
    },
  };
  return Object.assign(model, {
    play: (next: readonly ScriptedStep[]) => void (steps = [...next]),
    /** What streams now breaks off. */
    cut: (error: Error) => {
      for (const end of cuts) end(error);
      cuts.clear();
    },
  });
}

function partsOf(step: Exclude<ScriptedStep, { fail: Error }>): LanguageModelV4StreamPart[] {
  const id = `w${calls++}`;
  const start: LanguageModelV4StreamPart = { type: 'stream-start', warnings: [] };
  if ('hang' in step) {
    if (step.hang === 'before') return [start];
    if (step.hang === 'text') {
      return [start, { type: 'text-start', id }, { type: 'text-delta', id, delta: 'Şöyle bir' }];
    }
    return [
      start,
      { type: 'tool-input-start', id, toolName: 'recommendFilms' },
      { type: 'tool-input-delta', id, delta: '{"genres":["Dra' },
    ];
  }
  if ('say' in step) {
    const words = step.say.split(/(?<= )/u);
    return [
      start,
      { type: 'text-start', id },
      ...words.map((delta): LanguageModelV4StreamPart => ({ type: 'text-delta', id, delta })),
      { type: 'text-end', id },
      { type: 'finish', usage: USAGE, finishReason: { unified: 'stop', raw: undefined } },
    ];
  }
  const input = JSON.stringify(step.input);
  return [
    start,
    { type: 'tool-input-start', id, toolName: step.call },
    { type: 'tool-input-delta', id, delta: input },
    { type: 'tool-input-end', id },
    { type: 'tool-call', toolCallId: id, toolName: step.call, input },
    { type: 'finish', usage: USAGE, finishReason: { unified: 'tool-calls', raw: undefined } },
  ];
}
