import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { withGatheredDeltas } from '#assistant/models/gathered.ts';
import { scriptedModel } from '#tests/support/scripted-model.ts';

type Part = LanguageModelV4StreamPart;

const text = (delta: string, id = '1'): Part => ({ type: 'text-delta', id, delta });
const call = (delta: string): Part => ({ type: 'tool-input-delta', id: 'call', delta });
const start: Part = { type: 'text-start', id: '1' };
const end: Part = { type: 'text-end', id: '1' };
const ask = { prompt: [] };

/** A model whose answer a test writes piece by piece, and tasks of the page that end when the test says so. */
function stage() {
  const tasks: (() => void)[] = [];
  let source: ReadableStreamDefaultController<Part> | undefined;
  let left: unknown;
  const model: LanguageModelV4 = {
    ...scriptedModel([{ say: 'bütün' }]),
    doStream: async () => ({
      stream: new ReadableStream<Part>({
        start: (controller) => void (source = controller),
        cancel: (reason) => void (left = reason),
      }),
    }),
  };
  const made = withGatheredDeltas(model, (run) => void tasks.push(run));
  /** Lets all that is under way without a task go on. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    made,
    open: async () => (await made.doStream(ask)).stream.getReader(),
    write: (...parts: Part[]) => parts.forEach((part) => source?.enqueue(part)),
    close: () => source?.close(),
    fail: (error: Error) => source?.error(error),
    left: () => left,
    settled,
    taskEnds: async () => {
      await settled();
      for (const run of tasks.splice(0)) run();
    },
  };
}

describe('words that arrive together', () => {
  it('go on as one piece once the task is over', async () => {
    const { open, write, taskEnds } = stage();
    const reader = await open();
    const first = reader.read();
    write(text('Mer'), text('ha'), text('ba'));
    await taskEnds();
    expect(await first).toEqual({ done: false, value: text('Merhaba') });
  });

  it('go on by themselves where each has a task of its own', async () => {
    const { open, write, taskEnds } = stage();
    const reader = await open();
    for (const word of ['Bir ', 'film']) {
      const next = reader.read();
      write(text(word));
      await taskEnds();
      expect((await next).value).toEqual(text(word));
    }
  });

  it('wait for no task where something else comes after them', async () => {
    const { open, write, close } = stage();
    const reader = await open();
    write(start, text('Mer'), text('haba'), end, call('{"a'), call('":1}'));
    close();
    const all: unknown[] = [];
    for (let next = await reader.read(); !next.done; next = await reader.read()) all.push(next.value);
    expect(all).toEqual([start, text('Merhaba'), end, call('{"a":1}')]);
  });

  it('of two texts, or with a service’s own remarks, stay apart', async () => {
    const { open, write, close } = stage();
    const remarked: Part = {
      type: 'text-delta',
      id: '2',
      delta: 'c',
      providerMetadata: { openai: { note: 1 } },
    };
    const reader = await open();
    write(text('a'), text('b', '2'), remarked, text('d', '2'));
    close();
    const all: unknown[] = [];
    for (let next = await reader.read(); !next.done; next = await reader.read()) all.push(next.value);
    expect(all).toEqual([text('a'), text('b', '2'), remarked, text('d', '2')]);
  });
});

describe('an answer', () => {
  const part = fc.oneof(
    fc.record({
      type: fc.constant('text-delta' as const),
      id: fc.constantFrom('1', '2'),
      delta: fc.string(),
    }),
    fc.record({ type: fc.constant('tool-input-delta' as const), id: fc.constant('1'), delta: fc.string() }),
    fc.constant(start),
  );
  const spelled = (parts: readonly Part[]) => {
    const lines: string[] = [];
    let last = '';
    for (const each of parts) {
      const line = 'delta' in each ? `${each.type} ${each.id} ` : each.type;
      if ('delta' in each && line === last) lines.push(`${lines.pop() ?? ''}${each.delta}`);
      else lines.push('delta' in each ? `${line}${each.delta}` : line);
      last = line;
    }
    return lines;
  };

  it('is the same in the end, however it was cut and whenever it came', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(part, { maxLength: 6 }), { maxLength: 5 }), async (tasks) => {
        const { open, write, close, taskEnds } = stage();
        const reader = await open();
        const all: Part[] = [];
        const reading = (async () => {
          for (let next = await reader.read(); !next.done; next = await reader.read()) all.push(next.value);
        })();
        for (const parts of tasks) {
          write(...parts);
          await taskEnds();
        }
        close();
        await reading;
        expect(spelled(all)).toEqual(spelled(tasks.flat()));
        expect(all.length).toBeLessThanOrEqual(tasks.flat().length);
      }),
    );
  });

  it('that breaks hands on what had come before', async () => {
    const { open, write, fail, settled } = stage();
    const reader = await open();
    write(text('Yarım '), text('kal'));
    await settled();
    fail(new Error('kesildi'));
    expect((await reader.read()).value).toEqual(text('Yarım kal'));
    await expect(reader.read()).rejects.toThrow('kesildi');
  });

  it('that nobody reads any more is left', async () => {
    const { open, left } = stage();
    const reader = await open();
    await reader.cancel('durdur');
    expect(left()).toBe('durdur');
  });

  it('in one piece, and the model’s name, are the model’s own', async () => {
    const { made } = stage();
    expect([made.provider, made.modelId]).toEqual(['test', 'scripted']);
    expect((await made.doGenerate(ask)).content).toEqual([{ type: 'text', text: 'bütün' }]);
  });
});
