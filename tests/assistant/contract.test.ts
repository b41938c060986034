import type { LanguageModelV4 } from '@ai-sdk/provider';
import { generateId } from 'ai';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createAgent } from '#assistant/agent.ts';
import { withFinishErrors } from '#assistant/finish-errors.ts';
import { loadJudge } from '#assistant/models/local/judge/load-judge.ts';
import { createLocalModel } from '#assistant/models/local/model.ts';
import { createOpenAiModel } from '#ai-service/openai-model.ts';
import { createTransport } from '#assistant/transport.ts';
import { createChat } from '#features/chat/session/create-chat.ts';
import { createFilmIndex } from '#films/film-index.ts';
import { callsTool, type Reply, says } from '#tests/support/openai-stand-in/reply.ts';
import { startOpenAiStandIn } from '#tests/support/openai-stand-in/start.ts';
import { NOW } from '#tests/support/builders.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { toolPorts } from '#tests/support/tool-ports.ts';

/** What both models promise the chat, whichever speaks. */
interface Speaker {
  model: LanguageModelV4;
  /** What a model that decides nothing by itself will answer. */
  will: (...replies: Reply[]) => void;
  close: () => Promise<void>;
}

/** Words that wait for the person to stop them, and words that come. */
const untilAborted = (signal: AbortSignal | undefined) =>
  new Promise<void>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

const SPEAKERS: [string, (options: { slow: () => boolean }) => Promise<Speaker>][] = [
  [
    'the built-in model',
    async ({ slow }) => ({
      model: createLocalModel({
        index: createFilmIndex(SMALL_CATALOGUE),
        judge: await loadJudge(),
        generateId,
        pause: async (signal) => (slow() ? untilAborted(signal) : undefined),
      }),
      will: () => {},
      close: async () => {},
    }),
  ],
  [
    'an OpenAI-compatible model',
    async () => {
      const standIn = await startOpenAiStandIn({ retryAfterMs: 1 });
      return {
        model: createOpenAiModel({ apiKey: 'sk-deneme', baseUrl: standIn.baseUrl }),
        will: standIn.script,
        close: standIn.close,
      };
    },
  ],
];

describe.each(SPEAKERS)('%s', (_name, speakerOf) => {
  const opened: Speaker[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(({ close }) => close()));
  });

  async function converse(given = toolPorts()) {
    let slow = false;
    const speaker = await speakerOf({ slow: () => slow });
    opened.push(speaker);
    let calls = 0;
    const model: LanguageModelV4 = {
      ...speaker.model,
      specificationVersion: 'v4',
      provider: speaker.model.provider,
      modelId: speaker.model.modelId,
      supportedUrls: {},
      doGenerate: (options) => speaker.model.doGenerate(options),
      doStream: (options) => {
        calls += 1;
        return speaker.model.doStream(options);
      },
    };
    const chat = createChat(
      withFinishErrors(
        createTransport({
          agent: async () => ({ agent: createAgent({ model, ports: given.ports }), model: 'm' }),
          now: () => NOW,
        }),
      ),
    );
    const parts = () => chat.messages.at(-1)?.parts ?? [];
    const words = () =>
      parts()
        .map((part) => (part.type === 'text' ? part.text : ''))
        .join('');
    return {
      ...given,
      chat,
      parts,
      words,
      will: speaker.will,
      calls: () => calls,
      slowDown: (on: boolean) => (slow = on),
    };
  }

  const approvalIn = (parts: Awaited<ReturnType<typeof converse>>['parts']) => {
    const part = parts().find((one) => one.type === 'tool-removeFavourite');
    if (part?.type !== 'tool-removeFavourite' || part.state !== 'approval-requested')
      throw new Error('nothing waits for an answer');
    return part.approval.id;
  };

  const askingToRemove = async () => {
    const talk = await converse();
    talk.will(
      callsTool('addFavourite', { title: 'Titanik' }),
      says('Titanik favorilerinde.'),
      callsTool('removeFavourite', { title: 'Titanik' }),
      says('Peki.'),
    );
    await talk.chat.sendMessage({ text: 'Titanik’i favorilere ekle' });
    expect(talk.records.favourites.get().map(({ title }) => title)).toEqual(['Titanik']);
    await talk.chat.sendMessage({ text: 'Titanik’i favorilerden çıkar' });
    expect(talk.records.favourites.get()).toHaveLength(1);
    return talk;
  };

  it('ends its turn with a recommendation, whose explanation is the answer', async () => {
    const { chat, parts, words, will, calls, records } = await converse();
    will(callsTool('recommendFilms', { genres: ['Drama'] }), says('bu söylenmemeli'));
    await chat.sendMessage({ text: 'bir dram öner' });
    expect(calls()).toBe(1);
    expect(words()).toBe('');
    expect(parts()).toContainEqual(
      expect.objectContaining({
        type: 'tool-recommendFilms',
        state: 'output-available',
        output: expect.objectContaining({ status: 'done', explanation: expect.stringMatching(/.{8,}/u) }),
      }),
    );
    expect(records.history.get()[0]?.recommendations).toHaveLength(3);
  });

  it('ends its turn with a surprise', async () => {
    const { chat, parts, words, will, calls, shown } = await converse();
    will(callsTool('surpriseFilm', {}), says('bu söylenmemeli'));
    await chat.sendMessage({ text: 'beni şaşırt' });
    expect(calls()).toBe(1);
    expect(words()).toBe('');
    expect(parts()).toContainEqual(
      expect.objectContaining({
        type: 'tool-surpriseFilm',
        output: expect.objectContaining({ status: 'done' }),
      }),
    );
    expect(shown).toEqual([expect.stringMatching(/^sürpriz /u)]);
  });

  it('removes nothing before the person approves, and goes on by itself then', async () => {
    const { chat, parts, words, records } = await askingToRemove();
    await chat.addToolApprovalResponse({ id: approvalIn(parts), approved: true });
    await vi.waitFor(() => expect(words()).not.toBe(''));
    expect(records.favourites.get()).toEqual([]);
  });

  it('removes nothing where the person declines', async () => {
    const { chat, parts, words, records } = await askingToRemove();
    await chat.addToolApprovalResponse({ id: approvalIn(parts), approved: false });
    await vi.waitFor(() => expect(words()).not.toBe(''));
    expect(records.favourites.get()).toHaveLength(1);
    expect(parts()).toContainEqual(expect.objectContaining({ state: 'output-denied' }));
  });

  it('never guesses between films of one title', async () => {
    const { chat, parts, words, will, records } = await converse();
    will(callsTool('addFavourite', { title: 'Baba' }), says('Hangi Baba?'));
    await chat.sendMessage({ text: 'Baba filmini favorilere ekle' });
    expect(parts()).toContainEqual(
      expect.objectContaining({ output: expect.objectContaining({ status: 'ambiguous' }) }),
    );
    expect(records.favourites.get()).toEqual([]);
    expect(words()).not.toBe('');
  });

  it('stops while it speaks, keeps what has arrived, and answers again', async () => {
    const { chat, words, will, slowDown } = await converse();
    slowDown(true);
    will({ kind: 'stalls', text: 'Merhaba! Şöyle bir film anlatayım sana.' }, says('Buradayım.'));
    const turn = chat.sendMessage({ text: 'merhaba' });
    await vi.waitFor(() => expect(words()).not.toBe(''));
    await chat.stop();
    await turn;
    const said = words();
    expect([chat.status, chat.error, said === '']).toEqual(['ready', undefined, false]);
    slowDown(false);
    await chat.sendMessage({ text: 'merhaba' });
    expect([chat.status, words() === '']).toEqual(['ready', false]);
    expect(chat.messages).toHaveLength(4);
  });

  it('stops while a tool works, saves nothing, and is not wedged', async () => {
    const waiting = toolPorts({
      attachPosters: (films, signal) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason ?? films))),
    });
    const { chat, parts, words, will, records } = await converse(waiting);
    will(callsTool('recommendFilms', { genres: ['Drama'] }), says('Buradayım.'));
    const turn = chat.sendMessage({ text: 'bir dram öner' });
    await vi.waitFor(() =>
      expect(parts()).toContainEqual(
        expect.objectContaining({ output: expect.objectContaining({ stage: 'posters' }) }),
      ),
    );
    await chat.stop();
    await turn;
    expect(records.history.get()).toEqual([]);
    await chat.sendMessage({ text: 'merhaba' });
    expect([chat.status, chat.error, words() === '']).toEqual(['ready', undefined, false]);
  });

  it('takes six steps at most', async () => {
    const { chat, will, calls } = await converse();
    will(...Array.from({ length: 9 }, () => callsTool('openTab', { tab: 'history' })));
    await chat.sendMessage({ text: 'geçmiş sekmesini aç' });
    expect(calls()).toBeGreaterThan(1);
    expect(calls()).toBeLessThanOrEqual(6);
    expect(chat.status).toBe('ready');
  });

  it('survives a call that no tool understands', async () => {
    const { chat, words, will } = await converse();
    will(callsTool('recommendFilms', '{"genres": "Dra'), says('Bir daha söyler misin?'));
    await chat.sendMessage({ text: 'asdf qwer' });
    expect(chat.error).toBeUndefined();
    expect(words()).not.toBe('');
  });
});
