import type { UIMessageChunk } from 'ai';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { coalesceChunks } from '#assistant/coalesce-chunks.ts';

const text = (delta: string, id = '1'): UIMessageChunk => ({ type: 'text-delta', id, delta });
const call = (inputTextDelta: string, toolCallId = 'call'): UIMessageChunk => ({
  type: 'tool-input-delta',
  toolCallId,
  inputTextDelta,
});
const start: UIMessageChunk = { type: 'text-start', id: '1' };
const end: UIMessageChunk = { type: 'text-end', id: '1' };

/** An answer that a test writes piece by piece, and waits that end when the test says so. */
function stage() {
  const waits: { run: () => void; ms: number }[] = [];
  let source: ReadableStreamDefaultController<UIMessageChunk> | undefined;
  let left: unknown;
  const stream = new ReadableStream<UIMessageChunk>({
    start: (controller) => void (source = controller),
    cancel: (reason) => void (left = reason),
  });
  const reader = coalesceChunks(stream, (run, ms) => void waits.push({ run, ms })).getReader();
  /** Lets all that is under way without a wait go on. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    reader,
    waits,
    write: (...chunks: UIMessageChunk[]) => chunks.forEach((chunk) => source?.enqueue(chunk)),
    close: () => source?.close(),
    fail: (error: Error) => source?.error(error),
    left: () => left,
    settled,
    waitsEnd: async () => {
      await settled();
      for (const { run } of waits.splice(0)) run();
    },
    rest: async () => {
      const all: UIMessageChunk[] = [];
      for (let next = await reader.read(); !next.done; next = await reader.read()) all.push(next.value);
      return all;
    },
  };
}

describe('words that follow one another', () => {
  it('go on as one piece at the pace of a reader', async () => {
    const { reader, write, waits, waitsEnd, settled } = stage();
    const first = reader.read();
    write(text('Mer'));
    await settled();
    expect(waits.map(({ ms }) => ms)).toEqual([80]);
    write(text('ha'), text('ba'));
    await waitsEnd();
    expect(await first).toEqual({ done: false, value: text('Merhaba') });
  });

  it('wait for nothing where something else comes after them', async () => {
    const { write, close, rest } = stage();
    write(start, text('Mer'), text('haba'), end, call('{"a'), call('":1}'));
    close();
    expect(await rest()).toEqual([start, text('Merhaba'), end, call('{"a":1}')]);
  });

  it('of two texts or two calls, or with a service’s own remarks, stay apart', async () => {
    const remarked: UIMessageChunk = {
      type: 'text-delta',
      id: '2',
      delta: 'c',
      providerMetadata: { openai: { note: 1 } },
    };
    const { write, close, rest } = stage();
    const chunks = [text('a'), text('b', '2'), remarked, text('d', '2'), call('e'), call('f', 'other')];
    write(...chunks);
    close();
    expect(await rest()).toEqual(chunks);
  });
});

describe('an answer', () => {
  const chunk = fc.oneof(
    fc.tuple(fc.string(), fc.constantFrom('1', '2')).map(([delta, id]) => text(delta, id)),
    fc.string().map((delta) => call(delta)),
    fc.constant(start),
  );
  const spelled = (chunks: readonly UIMessageChunk[]) => {
    const lines: { of: string; words: string }[] = [];
    for (const each of chunks) {
      const of = each.type === 'text-delta' ? `text ${each.id}` : each.type;
      const words =
        each.type === 'text-delta'
          ? each.delta
          : each.type === 'tool-input-delta'
            ? each.inputTextDelta
            : undefined;
      const last = lines.at(-1);
      if (words !== undefined && last?.of === of) last.words += words;
      else lines.push({ of, words: words ?? '' });
    }
    return lines;
  };

  it('is the same in the end, however it was cut and whenever it came', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(chunk, { maxLength: 6 }), { maxLength: 5 }), async (bursts) => {
        const { write, close, waitsEnd, rest } = stage();
        const all = rest();
        for (const chunks of bursts) {
          write(...chunks);
          await waitsEnd();
        }
        close();
        expect(spelled(await all)).toEqual(spelled(bursts.flat()));
        expect((await all).length).toBeLessThanOrEqual(bursts.flat().length);
      }),
    );
  });

  it('that breaks hands on what had come before', async () => {
    const { reader, write, fail, settled } = stage();
    write(text('Yarım '), text('kal'));
    await settled();
    fail(new Error('kesildi'));
    expect((await reader.read()).value).toEqual(text('Yarım kal'));
    await expect(reader.read()).rejects.toThrow('kesildi');
  });

  it('that nobody reads any more is left', async () => {
    const { reader, left } = stage();
    await reader.cancel('durdur');
    expect(left()).toBe('durdur');
  });
});
