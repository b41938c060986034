import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4GenerateResult,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import type { FilmIndex } from '#films/film-index.ts';
import type { RecallIndex } from '#films/recall/recall-index.ts';
import { singleMarks } from '#lib/turkish/format.ts';
import { streamOf } from '#lib/stream-of.ts';

import { type Turn, readTurns } from './core/prompt.ts';
import type { Judge } from './judge/judge.ts';
import { type Response, respond } from './respond.ts';
import { mayDescribeFilm } from './skills/recall/description.ts';
import { type Understanding, understand } from './understand/understand.ts';

interface LocalModelOptions {
  index: FilmIndex;
  /** Says what a message is about where its words are not known. */
  judge: Judge;
  /** Fetches what films are remembered by, once somebody describes one. */
  recall?: () => Promise<RecallIndex>;
  generateId: () => string;
  /** Waited for between two words of an answer, so that it can be read as it comes. Rejects when the signal aborts. */
  pause?: (signal: AbortSignal | undefined) => Promise<void>;
  /** The time by which `bu yıl` and `yeni` are meant. */
  now?: () => Date;
}

const NO_USAGE: LanguageModelV4Usage = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};

/**
 * The built-in Turkish assistant as a language model: deterministic, without a network. Everything
 * it knows of a conversation it reads out of the prompt.
 */
export function createLocalModel({
  index,
  judge,
  recall,
  generateId,
  pause,
  now = () => new Date(),
}: LocalModelOptions): LanguageModelV4 {
  // A turn of several steps asks for its message each time, and for the one before it.
  let understood = new Map<string, Understanding>();
  const understandOnce = (text: string, year: number): Understanding => {
    const parsed = understood.get(`${year} ${text}`) ?? understand(text, index, year, judge);
    understood = new Map([...understood, [`${year} ${text}`, parsed] as const].slice(-2));
    return parsed;
  };
  /** Only where a message, or the one before it whose question it answers, may describe a film. */
  const recallFor = async (turns: readonly Turn[], year: number): Promise<RecallIndex | undefined> =>
    turns.slice(-2).some(({ text }) => mayDescribeFilm(understandOnce(text, year)))
      ? recall?.().catch(() => undefined)
      : undefined;
  const answer = async (options: LanguageModelV4CallOptions) => {
    options.abortSignal?.throwIfAborted();
    const choosable = options.toolChoice?.type === 'none' ? [] : (options.tools ?? []);
    const year = now().getFullYear();
    const turns = readTurns(options.prompt);
    const response = respond(turns, {
      index,
      recall: await recallFor(turns, year),
      tools: new Set(choosable.map(({ name }) => name)),
      understand: (text) => understandOnce(text, year),
    });
    const reason = response.kind === 'calls' ? 'tool-calls' : 'stop';
    return {
      content: toContent(response, generateId),
      finishReason: { unified: reason, raw: reason } as const,
      usage: NO_USAGE,
      warnings: [],
    };
  };
  return {
    specificationVersion: 'v4',
    provider: 'sinesohbet',
    modelId: 'builtIn',
    supportedUrls: {},
    doGenerate: async (options) => answer(options),
    doStream: async (options) => ({
      stream: streamOf(parts(await answer(options), options.abortSignal, { generateId, pause })),
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
  { generateId, pause }: Pick<LocalModelOptions, 'generateId' | 'pause'>,
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
