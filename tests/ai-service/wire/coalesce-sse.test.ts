import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { coalesceSse } from '#ai-service/wire/coalesce-sse.ts';

const base = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'gpt-4o-mini' };
const chunk = (delta: object, more: object = {}) => ({
  ...base,
  usage: null,
  choices: [{ index: 0, delta, logprobs: null, finish_reason: null }],
  ...more,
});
const words = (content: string) => chunk({ content });
const input = (letters: string, index = 0) =>
  chunk({ tool_calls: [{ index, function: { arguments: letters } }] });
const event = (data: unknown) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

/** The data of the events that are left when these pieces arrive one by one. */
async function through(pieces: readonly (string | Uint8Array)[]): Promise<string[]> {
  const bytes = pieces.map((piece) => (typeof piece === 'string' ? new TextEncoder().encode(piece) : piece));
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of bytes) controller.enqueue(part);
      controller.close();
    },
  });
  const stream = source.pipeThrough(coalesceSse());
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of stream) text += decoder.decode(part, { stream: true });
  return text
    .split('\n\n')
    .filter(Boolean)
    .map((one) => one.replaceAll(/^data: /gmu, ''));
}
const read = (data: string): unknown => (data === '[DONE]' ? data : JSON.parse(data));

describe('events of an answer that arrive together', () => {
  it('say their words in one', async () => {
    const all = await through([[words('Mer'), words('ha'), words('ba')].map(event).join('')]);
    expect(all.map(read)).toMatchObject([{ ...base, choices: [{ delta: { content: 'Merhaba' } }] }]);
  });

  it('say the input of a call in one, each call for itself', async () => {
    const all = await through([[input('{"a'), input('":1}'), input('{}', 1)].map(event).join('')]);
    expect(all.map(read)).toMatchObject([
      { choices: [{ delta: { tool_calls: [{ index: 0, function: { arguments: '{"a":1}' } }] } }] },
      { choices: [{ delta: { tool_calls: [{ index: 1, function: { arguments: '{}' } }] } }] },
    ]);
  });

  it('are read together where they came while the reader rested after words', async () => {
    let rests = 0;
    const rest = async () => {
      rests += 1;
    };
    const texts = [
      chunk({ role: 'assistant', content: '' }),
      words('Bir '),
      words('film'),
      chunk({}, { choices: [] }),
      input('{'),
    ].map(event);
    const source = new ReadableStream<string>({
      start(controller) {
        for (const text of texts) controller.enqueue(text);
        controller.close();
      },
    });
    const stream = source.pipeThrough(new TextEncoderStream()).pipeThrough(coalesceSse(rest));
    expect(await new Response(stream).text()).toBe(texts.join(''));
    // Not before what somebody waits for: the first word, a call, or the end.
    expect(rests).toBe(2);
  });

  it('stay apart where they came apart', async () => {
    const all = await through([event(words('Bir ')), event(words('film'))]);
    expect(all.map(read)).toEqual([words('Bir '), words('film')]);
  });

  it.each<[string, object]>([
    ['the role', chunk({ role: 'assistant', content: '', tool_calls: [] })],
    [
      'the name of a call',
      chunk({ tool_calls: [{ index: 0, id: 'c', function: { name: 'f', arguments: '' } }] }),
    ],
    ['why it ends', { ...words(''), choices: [{ index: 0, delta: { content: '' }, finish_reason: 'stop' }] }],
    ['what it cost', { ...base, choices: [], usage: { prompt_tokens: 1, completion_tokens: 2 } }],
    ['how likely a word was', { ...base, choices: [{ index: 0, delta: { content: 'a' }, logprobs: {} }] }],
    ['a second answer', { ...base, choices: [{ index: 1, delta: { content: 'a' }, finish_reason: null }] }],
    ['an answer of another number', { ...words('a'), id: 'chatcmpl-2' }],
    ['an error', { error: { message: 'olmadı', type: 'server_error' } }],
  ])('pass as they are where one says %s', async (_, other) => {
    const all = await through([[words('a'), other, words('b')].map(event).join('')]);
    expect(all.map(read)).toEqual([words('a'), other, words('b')]);
  });

  it('pass as they are where nobody can read them', async () => {
    const all = await through([`${event('{"id":')}${event('[DONE]')}: a comment\n\n`]);
    expect(all).toEqual(['{"id":', '[DONE]']);
  });
});

describe('a stream', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }).map(words),
    fc.string().map((letters) => input(letters)),
    fc.constant(chunk({ role: 'assistant', content: null })),
  );
  const said = (chunks: readonly unknown[]) => {
    let text = '';
    let letters = '';
    for (const one of chunks) {
      const { delta } = (one as ReturnType<typeof chunk>).choices[0] ?? {};
      const { content, tool_calls: calls } = { content: '', tool_calls: undefined, ...delta } as {
        content: string | null;
        tool_calls: { function: { arguments: string } }[] | undefined;
      };
      text += content ?? '';
      letters += calls?.[0]?.function.arguments ?? '';
    }
    return { text, letters };
  };

  it('says the same in the end, wherever its bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { minLength: 1, maxLength: 12 }),
        fc.array(fc.nat({ max: 2000 }), { maxLength: 6 }),
        async (chunks, cuts) => {
          const bytes = new TextEncoder().encode([...chunks, '[DONE]'].map(event).join(''));
          const places = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
          const parts = places.slice(1).map((end, index) => bytes.slice(places[index], end));
          const all = (await through(parts)).map(read);
          expect(all.pop()).toBe('[DONE]');
          expect(said(all)).toEqual(said(chunks));
          expect(all.length).toBeLessThanOrEqual(chunks.length);
        },
      ),
    );
  });

  it('that breaks has said what had come before', async () => {
    const source = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(event(words('Yarım')))),
      pull: (controller) => controller.error(new Error('kesildi')),
    });
    const reader = source.pipeThrough(coalesceSse()).getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe(event(words('Yarım')));
    await expect(reader.read()).rejects.toThrow('kesildi');
  });
});
