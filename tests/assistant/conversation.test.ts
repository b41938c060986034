import { describe, expect, it, vi } from 'vitest';

import { createAgent } from '#assistant/agent.ts';
import { INTERRUPTED } from '#assistant/close-dangling-calls.ts';
import { createTransport } from '#assistant/transport.ts';
import { createChat } from '#features/chat/session/create-chat.ts';
import { scriptedModel, type Step } from '#tests/support/scripted-model.ts';
import { NOW, toolPorts } from '#tests/support/tool-ports.ts';

function converse(steps: readonly Step[], given = toolPorts()) {
  const model = scriptedModel(steps);
  const transport = createTransport({
    agent: async () => ({ agent: createAgent({ model, ports: given.ports }), model: 'scripted' }),
    now: () => NOW,
  });
  return { chat: createChat(transport), model, ...given };
}

const lastParts = (chat: ReturnType<typeof converse>['chat']) => chat.messages.at(-1)?.parts ?? [];
const textOf = (chat: ReturnType<typeof converse>['chat']) =>
  lastParts(chat)
    .map((part) => (part.type === 'text' ? part.text : ''))
    .join('');
const drama = { call: 'recommendFilms', input: { genres: ['Drama'] } };

describe('a turn', () => {
  it('ends after a recommendation without a further model call: its explanation is the answer', async () => {
    const { chat, model, records } = converse([drama, { say: 'bu söylenmemeli' }]);
    await chat.sendMessage({ text: 'bir dram öner' });
    expect(model.prompts).toHaveLength(1);
    expect(lastParts(chat).find((part) => part.type === 'tool-recommendFilms')).toMatchObject({
      state: 'output-available',
      output: { status: 'done', films: [{ genre: 'Drama' }, { genre: 'Drama' }, { genre: 'Drama' }] },
    });
    expect(records.history.get()).toHaveLength(1);
    expect(chat.messages.at(-1)?.metadata).toEqual({ model: 'scripted', createdAt: NOW.toISOString() });
  });

  it('is answered in words after other tools', async () => {
    const { chat, records } = converse([
      { call: 'addFavourite', input: { title: 'Titanik' } },
      { say: 'Titanik’i ekledim.' },
    ]);
    await chat.sendMessage({ text: 'Titanik’i favorilere ekle' });
    expect(textOf(chat)).toBe('Titanik’i ekledim.');
    expect(records.favourites.get().map(({ title }) => title)).toEqual(['Titanik']);
  });

  it('stops after six steps when a model only calls tools', async () => {
    const { chat, model } = converse(
      Array.from({ length: 9 }, () => ({ call: 'openTab', input: { tab: 'history' } })),
    );
    await chat.sendMessage({ text: 'dön dur' });
    expect(model.prompts).toHaveLength(6);
    expect(chat.status).toBe('ready');
  });

  it('says what failed in Turkish, and the next turn works', async () => {
    const { chat } = converse([{ fail: new TypeError('Failed to fetch') }, { say: 'Buradayım.' }]);
    await chat.sendMessage({ text: 'merhaba' });
    expect(chat.error?.message).toBe('Servise ulaşılamadı. Bağlantını denetle.');
    await chat.sendMessage({ text: 'orada mısın' });
    expect(textOf(chat)).toBe('Buradayım.');
  });
});

describe('a removal', () => {
  const remove = { call: 'removeFavourite', input: { title: 'Titanik' } };
  const withTitanik = async (steps: readonly Step[]) => {
    const talk = converse([
      { call: 'addFavourite', input: { title: 'Titanik' } },
      { say: 'Ekledim.' },
      ...steps,
    ]);
    await talk.chat.sendMessage({ text: 'Titanik’i ekle' });
    return talk;
  };
  const approvalOf = (chat: ReturnType<typeof converse>['chat']) => {
    const part = lastParts(chat).find((one) => one.type === 'tool-removeFavourite');
    if (part?.type !== 'tool-removeFavourite' || part.state !== 'approval-requested')
      throw new Error('no approval');
    return part.approval.id;
  };

  it('waits for the person, then happens', async () => {
    const { chat, records } = await withTitanik([remove, { say: 'Çıkardım.' }]);
    await chat.sendMessage({ text: 'Titanik’i çıkar' });
    expect(records.favourites.get()).toHaveLength(1);
    await chat.addToolApprovalResponse({ id: approvalOf(chat), approved: true });
    await vi.waitFor(() => expect(textOf(chat)).toBe('Çıkardım.'));
    expect(records.favourites.get()).toHaveLength(0);
  });

  it('V-13 of all notes waits for the person, too', async () => {
    const note = { kind: 'child', text: '8' };
    const { chat, records } = converse([
      { call: 'remember', input: { note } },
      { say: 'Tamam.' },
      { call: 'forget', input: { all: true } },
      { say: 'Sildim.' },
    ]);
    await chat.sendMessage({ text: '8 yaşında kızım var' });
    await chat.sendMessage({ text: 'hakkımda ne varsa sil' });
    expect(records.notes.get()).toEqual([note]);
    const part = lastParts(chat).find((one) => one.type === 'tool-forget');
    if (part?.type !== 'tool-forget' || part.state !== 'approval-requested') throw new Error('no approval');
    await chat.addToolApprovalResponse({ id: part.approval.id, approved: true });
    await vi.waitFor(() => expect(textOf(chat)).toBe('Sildim.'));
    expect(records.notes.get()).toEqual([]);
  });

  it('leaves everything as it was when the person declines', async () => {
    const { chat, records } = await withTitanik([remove, { say: 'Peki, kalsın.' }]);
    await chat.sendMessage({ text: 'Titanik’i çıkar' });
    await chat.addToolApprovalResponse({ id: approvalOf(chat), approved: false });
    await vi.waitFor(() => expect(textOf(chat)).toBe('Peki, kalsın.'));
    expect(records.favourites.get()).toHaveLength(1);
    expect(lastParts(chat)).toContainEqual(expect.objectContaining({ state: 'output-denied' }));
  });

  it('is dropped when the person goes on to something else, and the conversation goes on', async () => {
    const { chat, records, model } = await withTitanik([remove, { say: 'Merhaba!' }]);
    await chat.sendMessage({ text: 'Titanik’i çıkar' });
    await chat.sendMessage({ text: 'boş ver, merhaba' });
    expect(textOf(chat)).toBe('Merhaba!');
    expect(records.favourites.get()).toHaveLength(1);
    expect(JSON.stringify(model.prompts.at(-1))).toContain(INTERRUPTED);
  });

  it('asks nothing where nothing can be removed: the film is not in the list, or the title fits several', async () => {
    const { chat, shown } = converse([
      remove,
      { say: 'Yoktu.' },
      { call: 'removeFavourite', input: { title: 'Baba' } },
      { say: 'Hangisi?' },
    ]);
    await chat.sendMessage({ text: 'Titanik’i çıkar' });
    expect(lastParts(chat)).toContainEqual(
      expect.objectContaining({ output: expect.objectContaining({ status: 'unchanged' }) }),
    );
    await chat.sendMessage({ text: 'Baba’yı çıkar' });
    expect(lastParts(chat)).toContainEqual(
      expect.objectContaining({ output: expect.objectContaining({ status: 'ambiguous' }) }),
    );
    expect(shown).toEqual([]);
  });
});

describe('stopping', () => {
  it('keeps the words that have arrived, and the next message works', async () => {
    const { chat } = converse([{ hang: true }, { say: 'Devam edelim.' }]);
    const turn = chat.sendMessage({ text: 'anlat' });
    await vi.waitFor(() => expect(textOf(chat)).toBe('Şöyle bir'));
    await chat.stop();
    await turn;
    expect(chat.status).toBe('ready');
    expect(textOf(chat)).toBe('Şöyle bir');
    await chat.sendMessage({ text: 'devam' });
    expect(textOf(chat)).toBe('Devam edelim.');
  });

  it('while a tool works saves nothing, and the conversation is not wedged', async () => {
    const posters = toolPorts({
      attachPosters: (films, signal) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason ?? films))),
    });
    const { chat, records } = converse([drama, { say: 'Buradayım.' }], posters);
    const turn = chat.sendMessage({ text: 'bir dram öner' });
    await vi.waitFor(() =>
      expect(lastParts(chat)).toContainEqual(
        expect.objectContaining({ output: expect.objectContaining({ stage: 'posters' }) }),
      ),
    );
    await chat.stop();
    await turn;
    expect(records.history.get()).toEqual([]);
    await chat.sendMessage({ text: 'orada mısın' });
    expect(chat.error).toBeUndefined();
    expect(textOf(chat)).toBe('Buradayım.');
  });
});
