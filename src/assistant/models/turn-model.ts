import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4GenerateResult,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import { singleMarks } from '#lib/turkish/format.ts';
import { streamOf } from '#lib/stream-of.ts';
import type { PlannedCall } from '#tools/registry.ts';

import { type Turn, readTurns } from './turns.ts';

/** A model's next step: calls to make at once, or the words that end its turn. */
export type Response =
  | { kind: 'calls'; calls: readonly PlannedCall[]; before?: string }
  | { kind: 'text'; text: string };

interface Pace {
  generateId: () => string;
  /** Waited for between two words of an answer, so that it can be read as it comes. Rejects when the signal aborts. */
  pause?: ((signal: AbortSignal | undefined) => Promise<void>) | undefined;
}

const NO_USAGE: LanguageModelV4Usage = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};

/** A language model made of a function that answers the turns of a conversation. @param tools the names of those that may be called */
export function createTurnModel(
  modelId: string,
  respond: (turns: Turn[], tools: ReadonlySet<string>) => Promise<Response>,
  pace: Pace,
): LanguageModelV4 {
  const answer = async (options: LanguageModelV4CallOptions) => {
    options.abortSignal?.throwIfAborted();
    const choosable = options.toolChoice?.type === 'none' ? [] : (options.tools ?? []);
    const response = await respond(readTurns(options.prompt), new Set(choosable.map(({ name }) => name)));
    const reason = response.kind === 'calls' ? 'tool-calls' : 'stop';
    return {
      content: toContent(response, pace.generateId),
      finishReason: { unified: reason, raw: reason } as const,
      usage: NO_USAGE,
      warnings: [],
    };
  };
  return {
    specificationVersion: 'v4',
    provider: 'sinesohbet',
    modelId,
    supportedUrls: {},
    doGenerate: async (options) => answer(options),
    doStream: async (options) => ({
      stream: streamOf(parts(await answer(options), options.abortSignal, pace)),
    }),
  };
}

type Content = Extract<LanguageModelV4Content, { type: 'text' | 'tool-call' }>;

function toContent(response: Response, generateId: () => string): Content[] {
  if (response.kind === 'text') return [{ type: 'text', text: singleMarks(response.text) }];
  const { before, calls } = response;
  const made = calls.map(({ tool, input }): Content => ({
    type: 'tool-call',
    toolCallId: generateId(),
    toolName: tool,
    input: JSON.stringify(input),
  }));
  return before === undefined ? made : [{ type: 'text', text: before }, ...made];
}

async function* parts(
  {
    content,
    finishReason,
    usage,
  }: { content: Content[] } & Pick<LanguageModelV4GenerateResult, 'finishReason' | 'usage'>,
  signal: AbortSignal | undefined,
  { generateId, pause }: Pace,
): AsyncGenerator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] };
  for (const part of content) {
    if (part.type === 'tool-call') {
      const { toolCallId: id, toolName, input } = part;
      yield { type: 'tool-input-start', id, toolName };
      yield { type: 'tool-input-delta', id, delta: input };
      yield { type: 'tool-input-end', id };
      yield part;
      continue;
    }
    const id = generateId();
    yield { type: 'text-start', id };
    for (const [place, delta] of words(part.text).entries()) {
      if (place > 0) await pause?.(signal);
      signal?.throwIfAborted();
      yield { type: 'text-delta', id, delta };
    }
    yield { type: 'text-end', id };
  }
  yield { type: 'finish', finishReason, usage };
}

/** A text in pieces of a word each, with the blanks that follow it. */
const words = (text: string): string[] => text.match(/\S+\s*/gu) ?? [];
