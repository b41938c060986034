import { simulateReadableStream, type UIMessageChunk } from 'ai';
import { describe, expect, it } from 'vitest';

import { withFinishErrors } from '#assistant/finish-errors.ts';
import type { ChatMessage } from '#tools/registry.ts';

const SAID: UIMessageChunk[] = [
  { type: 'start' },
  { type: 'text-start', id: 't' },
  { type: 'text-delta', id: 't', delta: 'Şöyle bir' },
];

async function ending(last: readonly UIMessageChunk[], stopped?: AbortSignal) {
  const transport = withFinishErrors<ChatMessage>({
    sendMessages: async () =>
      simulateReadableStream({ chunks: [...SAID, ...last], initialDelayInMs: null, chunkDelayInMs: null }),
    reconnectToStream: async () => null,
  });
  const stream = await transport.sendMessages({
    trigger: 'submit-message',
    chatId: 'c',
    messageId: undefined,
    messages: [],
    abortSignal: stopped,
  });
  const seen: UIMessageChunk[] = [];
  for await (const chunk of stream) seen.push(chunk);
  expect(seen.slice(0, SAID.length)).toEqual(SAID);
  return seen.slice(SAID.length);
}

const CUT = { type: 'error', errorText: 'Yanıt yarıda kesildi.' };
const stopped = () => {
  const controller = new AbortController();
  controller.abort();
  return controller.signal;
};

describe('withFinishErrors', () => {
  it('leaves an answer alone that ended well', async () => {
    const finish: UIMessageChunk = { type: 'finish', finishReason: 'stop' };
    expect(await ending([finish])).toEqual([finish]);
  });

  it('says that a stream was cut which simply ended', async () => {
    expect(await ending([])).toEqual([CUT]);
  });

  it('says that a stream was cut which the SDK calls interrupted', async () => {
    const finish: UIMessageChunk = { type: 'finish', finishReason: 'interrupted' };
    expect(await ending([finish])).toEqual([finish, CUT]);
  });

  it.each([
    ['length', 'Yanıt, uzunluk sınırına ulaştığı için yarıda kaldı.'],
    ['content-filter', 'Yanıtı içerik süzgeci durdurdu.'],
  ] as const)('says what ended it: %s', async (finishReason, errorText) => {
    expect(await ending([{ type: 'finish', finishReason }])).toContainEqual({ type: 'error', errorText });
  });

  it('says that an answer did not come in time which the time limit ended', async () => {
    expect(await ending([{ type: 'abort' }])).toEqual([
      { type: 'error', errorText: 'Yanıt zamanında gelmedi.' },
    ]);
  });

  it('calls nothing a failure that the person stopped', async () => {
    expect(await ending([{ type: 'abort' }], stopped())).toEqual([{ type: 'abort' }]);
    expect(await ending([], stopped())).toEqual([]);
  });

  it('names a failure once', async () => {
    const error: UIMessageChunk = { type: 'error', errorText: 'Bir hata oluştu.' };
    expect(await ending([error])).toEqual([error]);
  });
});
