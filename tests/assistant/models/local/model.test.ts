import type { LanguageModelV4Prompt, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { describe, expect, it, vi } from 'vitest';

import { loadJudge } from '#assistant/models/local/judge/load-judge.ts';
import { createLocalModel } from '#assistant/models/local/model.ts';
import { TOOL_NAMES, smallIndex } from './converse.ts';

const tools = TOOL_NAMES.map((name) => ({ type: 'function' as const, name, inputSchema: {} }));
const user = (text: string): LanguageModelV4Prompt[number] => ({
  role: 'user',
  content: [{ type: 'text', text }],
});
const judge = await loadJudge();
const model = (pause?: (signal: AbortSignal | undefined) => Promise<void>) => {
  let ids = 0;
  return createLocalModel({
    index: smallIndex,
    judge,
    generateId: () => `id-${++ids}`,
    ...(pause === undefined ? {} : { pause }),
  });
};

async function partsOf(
  stream: ReadableStream<LanguageModelV4StreamPart>,
): Promise<LanguageModelV4StreamPart[]> {
  const parts: LanguageModelV4StreamPart[] = [];
  for await (const part of stream) parts.push(part);
  return parts;
}

describe('the built-in model as a language model', () => {
  it('names itself', () => {
    expect(model()).toMatchObject({
      specificationVersion: 'v4',
      provider: 'sinesohbet',
      modelId: 'builtIn',
      supportedUrls: {},
    });
  });

  it('calls a tool with fresh ids and finishes for tool calls', async () => {
    const { content, finishReason } = await model().doGenerate({ prompt: [user('komedi öner')], tools });
    expect(content).toEqual([
      { type: 'tool-call', toolCallId: 'id-1', toolName: 'recommendFilms', input: '{"genres":["Komedi"]}' },
    ]);
    expect(finishReason.unified).toBe('tool-calls');
  });

  it('streams a tool call with its input', async () => {
    const { stream } = await model().doStream({ prompt: [user('beni şaşırt')], tools });
    expect((await partsOf(stream)).map(({ type }) => type)).toEqual([
      'stream-start',
      'tool-input-start',
      'tool-input-delta',
      'tool-input-end',
      'tool-call',
      'finish',
    ]);
  });

  it('streams a text in words that make up the generated text, with a pause between them', async () => {
    const pause = vi.fn(async () => {});
    const options = { prompt: [user('selam')], tools };
    const { stream } = await model(pause).doStream(options);
    const deltas = (await partsOf(stream)).flatMap((part) =>
      part.type === 'text-delta' ? [part.delta] : [],
    );
    const { content } = await model().doGenerate(options);
    expect(content).toEqual([{ type: 'text', text: deltas.join('') }]);
    expect(deltas.length).toBeGreaterThan(3);
    expect(pause).toHaveBeenCalledTimes(deltas.length - 1);
  });

  it('stops at once when it is aborted', async () => {
    const abort = new AbortController();
    const { stream } = await model(async () => abort.abort()).doStream({
      prompt: [user('selam')],
      tools,
      abortSignal: abort.signal,
    });
    await expect(partsOf(stream)).rejects.toMatchObject({ name: 'AbortError' });
    await expect(async () =>
      model().doGenerate({ prompt: [user('selam')], tools, abortSignal: abort.signal }),
    ).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('never calls a tool that is not offered, and says so', async () => {
    const [text] = (await model().doGenerate({ prompt: [user('karanlık moda geç')], tools: [] })).content;
    expect(text).toMatchObject({ type: 'text' });
    const none = await model().doGenerate({
      prompt: [user('komedi öner')],
      tools,
      toolChoice: { type: 'none' },
    });
    expect(none.content[0]?.type).toBe('text');
  });

  it('answers a conversation without a message of the person', async () => {
    const { content } = await model().doGenerate({ prompt: [], tools });
    expect(content[0]?.type).toBe('text');
  });

  it('reads results of every kind without failing', async () => {
    const outputs = [
      { type: 'text', value: 'done' },
      { type: 'error-text', value: 'Yapılamadı' },
      { type: 'error-json', value: { code: 1 } },
      { type: 'execution-denied' },
      { type: 'json', value: null },
      { type: 'json', value: { status: 'done', film: 'no film' } },
      { type: 'content', value: [{ type: 'text', text: 'x' }] },
    ] as const;
    for (const output of outputs) {
      const prompt: LanguageModelV4Prompt = [
        user("Titanik'i favorilerimden çıkar"),
        {
          role: 'assistant',
          content: [
            { type: 'tool-call', toolCallId: 'a', toolName: 'removeFavourite', input: { title: 'Titanik' } },
          ],
        },
        // `content` holds mutable arrays in the interface.
        {
          role: 'tool',
          content: [
            {
              type: 'tool-result',
              toolCallId: 'a',
              toolName: 'removeFavourite',
              output: structuredClone(output) as never,
            },
          ],
        },
      ];
      const { content } = await model().doGenerate({ prompt, tools });
      expect(content, output.type).toHaveLength(1);
      expect(content[0], output.type).toMatchObject({ type: 'text', text: expect.stringMatching(/\S/u) });
    }
  });
});
