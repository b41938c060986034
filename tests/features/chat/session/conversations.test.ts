import { describe, expect, it } from 'vitest';

import { CUT, STOPPED } from '#features/chat/session/conversation-state.ts';
import { textOf } from '#features/chat/text/spoken.ts';
import type { ChatMessage } from '#tools/registry.ts';
import { conversationsOf, memoryTab, settled } from '#tests/support/conversations-stage.ts';
import { scriptedModel, type Step } from '#tests/support/scripted-model.ts';
import { toolPorts } from '#tests/support/tool-ports.ts';

async function tabWith(steps: readonly Step[], given = toolPorts(), tab = memoryTab()) {
  const model = scriptedModel(steps);
  const conversations = conversationsOf({ ...given, model, tab });
  await conversations.start();
  const open = () => conversations.store.getState().open;
  const say = async (text: string) => {
    expect(conversations.send(text)).toBe(true);
    await settled(conversations);
  };
  const texts = () => open().chat.messages.map(textOf);
  /** The same browser tab after a reload: nothing but what is stored. */
  const reload = (next: readonly Step[] = []) => {
    conversations.flush();
    return tabWith(next, given, tab);
  };
  return { ...given, conversations, open, say, texts, reload, model, tab };
}

/** The nodes of a conversation of so many messages, one after the other. */
const wordsOf = (length: number) =>
  Array.from({ length }, (_, at) => ({
    id: `m${at}`,
    parent: at === 0 ? null : `m${at - 1}`,
    message: {
      id: `m${at}`,
      role: at % 2 === 0 ? 'user' : 'assistant',
      parts: [{ type: 'text', text: `mesaj ${at}` }],
    },
  }));

const streaming = async (open: () => { chat: { messages: ChatMessage[] } }) => {
  await expect.poll(() => open().chat.messages.at(-1)?.role).toBe('assistant');
  await expect.poll(() => textOf(open().chat.messages.at(-1) ?? { parts: [] })).toContain('Şöyle');
};

describe('a conversation', () => {
  it('is kept by its first wish, and open again after a reload', async () => {
    const { say, reload, records } = await tabWith([{ say: 'Merhaba!' }, { say: 'Olur.' }]);
    await say('  Hüzünlüyüm,\nbir dram öner ');
    await say('daha kısa');
    expect(records.chats.get()).toMatchObject([{ title: 'Hüzünlüyüm, bir dram öner', count: 4 }]);
    const again = await reload([{ say: 'Devam.' }]);
    expect(again.texts()).toEqual(['  Hüzünlüyüm,\nbir dram öner ', 'Merhaba!', 'daha kısa', 'Olur.']);
    expect(again.conversations.store.getState().open.store.getState().cut).toBeUndefined();
    await again.say('ya sonra');
    expect(again.texts().at(-1)).toBe('Devam.');
    expect(again.model.prompts[0]).toHaveLength(6);
  });

  it('never gives way while it is open, and does once another one is', async () => {
    const { say, open, conversations, records } = await tabWith([{ say: 'Merhaba!' }, { say: 'Olur.' }]);
    await say('ilk dilek');
    const first = open().id;
    expect(records.chats.makeRoom('film_favorites')).toBe(false);
    await conversations.startNew();
    await say('ikinci dilek');
    expect(records.chats.makeRoom('film_favorites')).toBe(true);
    expect(records.chats.makeRoom('film_favorites')).toBe(false);
    expect([records.chats.read(first), records.chats.read(open().id)]).toEqual([null, expect.anything()]);
    await conversations.dispose();
    expect(records.chats.makeRoom('film_favorites')).toBe(true);
  });

  it('knows when it was said and who spoke', async () => {
    const { say, open } = await tabWith([{ say: 'Merhaba!' }]);
    await say('selam');
    const createdAt = '2026-11-21T20:00:00.000Z';
    expect(open().chat.messages.map(({ metadata }) => metadata)).toEqual([
      { createdAt },
      { createdAt, model: 'scripted' },
    ]);
  });

  it('without other versions looks the same from message to message, so that none is drawn again', async () => {
    const { conversations, say } = await tabWith([{ say: 'Merhaba!' }, { say: 'Olur.' }]);
    const { branches } = conversations.store.getState().open.store.getState();
    await say('selam');
    await say('bir dram öner');
    expect(conversations.store.getState().open.store.getState().branches).toBe(branches);
  });

  it('that is long is written some time after an answer, or at once when the page is left', async () => {
    const given = toolPorts();
    const nodes = wordsOf(300);
    given.records.chats.write('uzun', { revision: 1, head: 'm299', chosen: {}, nodes });
    await given.records.chats.enlist('uzun', { title: 'Uzun', count: 300 });
    const kept = () => given.records.chats.read('uzun')?.nodes.length;
    const { conversations, say } = await tabWith([{ say: 'Olur.' }, { say: 'Tamam.' }], given);
    await conversations.openKept('uzun');
    await say('peki');
    expect(kept()).toBe(300);
    await expect.poll(kept, { timeout: 3000 }).toBe(302);
    await say('sonra');
    conversations.flush();
    expect(kept()).toBe(304);
  });

  it('takes one message at a time, however often it is sent', async () => {
    const { conversations, texts } = await tabWith([{ say: 'Bir.' }, { say: 'İki.' }]);
    const taken = Array.from({ length: 50 }, (_, at) => conversations.send(`mesaj ${at}`));
    expect(taken.filter(Boolean)).toHaveLength(1);
    await settled(conversations);
    expect(texts()).toEqual(['mesaj 0', 'Bir.']);
  });

  it('keeps what has arrived when it is stopped, and goes on', async () => {
    const { conversations, open, say, texts, reload } = await tabWith([{ hang: true }, { say: 'Devam.' }]);
    conversations.send('anlat');
    await streaming(open);
    await open().stop();
    expect(texts()).toEqual(['anlat', 'Şöyle bir']);
    await say('peki');
    expect(texts()).toEqual(['anlat', 'Şöyle bir', 'peki', 'Devam.']);
    expect((await reload()).texts()).toEqual(['anlat', 'Şöyle bir', 'peki', 'Devam.']);
  });

  it('can be stopped before anything speaks', async () => {
    const given = toolPorts();
    const conversations = conversationsOf({
      ...given,
      model: scriptedModel([]),
      before: () => new Promise(() => {}),
    });
    await conversations.start();
    conversations.send('orada mısın');
    await conversations.store.getState().open.stop();
    await settled(conversations);
    expect(conversations.store.getState().open.store.getState().cut).toBe(STOPPED);
    expect(conversations.store.getState().open.isBusy()).toBe(false);
  });

  it('shows what a reload cut, and runs nothing by itself', async () => {
    const { conversations, open, reload } = await tabWith([{ hang: true }]);
    conversations.send('anlat');
    await streaming(open);
    const again = await reload([{ say: 'Baştan.' }]);
    expect(again.texts()).toEqual(['anlat', 'Şöyle bir']);
    expect(again.conversations.store.getState().open.store.getState().cut).toBe(CUT);
    expect(again.model.prompts).toEqual([]);
    expect(await again.open().regenerate()).toBe(true);
    await settled(again.conversations);
    expect(again.texts()).toEqual(['anlat', 'Baştan.']);
    expect(again.conversations.store.getState().open.store.getState().cut).toBeUndefined();
    await open().stop();
  });

  it('keeps a pending approval over a reload', async () => {
    const tab = await tabWith([
      { call: 'addFavourite', input: { title: 'Titanik' } },
      { say: 'Ekledim.' },
      { call: 'removeFavourite', input: { title: 'Titanik' } },
    ]);
    await tab.say('Titanik’i ekle');
    await tab.say('Titanik’i çıkar');
    expect(tab.records.favourites.get()).toHaveLength(1);
    const again = await tab.reload([{ say: 'Çıkardım.' }]);
    expect(again.conversations.store.getState().open.store.getState().cut).toBeUndefined();
    const part = again.open().chat.messages.at(-1)?.parts.at(-1);
    expect(part).toMatchObject({ state: 'approval-requested' });
    const id = part && 'approval' in part ? part.approval?.id : undefined;
    expect(id !== undefined && again.open().answer(id, true)).toBe(true);
    await settled(again.conversations);
    expect(again.texts().at(-1)).toBe('Çıkardım.');
    expect(again.records.favourites.get()).toEqual([]);
    expect(id !== undefined && again.open().answer(id, true)).toBe(false);
  });

  it('passes over an approval of an older message', async () => {
    const tab = await tabWith([
      { call: 'addFavourite', input: { title: 'Titanik' } },
      { say: 'Ekledim.' },
      { call: 'removeFavourite', input: { title: 'Titanik' } },
      { say: 'Peki.' },
      { say: 'Buradayım.' },
    ]);
    await tab.say('ekle');
    await tab.say('çıkar');
    const part = tab.open().chat.messages.at(-1)?.parts.at(-1);
    const id = part && 'approval' in part ? part.approval?.id : undefined;
    await tab.say('boş ver, selam');
    expect(id !== undefined && tab.open().answer(id, true)).toBe(false);
    await tab.say('orada mısın');
    expect(tab.texts().at(-1)).toBe('Buradayım.');
    expect(tab.records.favourites.get()).toHaveLength(1);
  });

  it('keeps the other messages when one cannot be read, and that one as it was', async () => {
    const tab = await tabWith([{ say: 'Bir.' }, { say: 'İki.' }]);
    await tab.say('ilk');
    await tab.say('ikinci');
    const { id } = tab.open();
    const kept = tab.records.chats.read(id);
    if (kept === null) throw new Error('not kept');
    const strange = {
      id: kept.nodes[1]?.id,
      role: 'assistant',
      parts: [{ type: 'tool-recommendFilms', state: 'martian' }],
    };
    tab.records.chats.write(id, {
      ...kept,
      nodes: kept.nodes.map((node, at) => (at === 1 ? { ...node, message: strange } : node)),
    });
    const again = await tabWith([{ say: 'Üç.' }], tab, tab.tab);
    expect(again.texts()).toEqual(['ilk', '', 'ikinci', 'İki.']);
    expect(again.open().chat.messages[1]?.metadata).toEqual({ unreadable: true });
    await again.say('üçüncü');
    expect(again.texts().at(-1)).toBe('Üç.');
    expect(JSON.stringify(again.model.prompts[0])).not.toContain('martian');
    expect(again.records.chats.read(id)?.nodes[1]?.message).toEqual(strange);
  });

  it('with a thousand messages: the last are checked at once, an old one that cannot be read soon after', async () => {
    const given = toolPorts();
    const nodes = wordsOf(1000);
    const odd = {
      id: 'm7',
      role: 'assistant',
      parts: [
        {
          type: 'tool-listFilms',
          toolCallId: 'c',
          state: 'output-available',
          input: { list: 'favourites' },
          output: { films: 'yok' },
        },
      ],
    };
    const shapeless = { id: 'm9', role: 'assistant', parts: 'yok' };
    const oddTime = { ...nodes[11]?.message, metadata: { createdAt: 5, model: 'm' } };
    const strange = new Map<number, object>([
      [7, odd],
      [9, shapeless],
      [10, { id: 'm10', role: 'user', parts: [{ type: 'text', text: 7 }] }],
      [11, oddTime],
    ]);
    given.records.chats.write('uzun', {
      revision: 1,
      head: 'm999',
      chosen: {},
      nodes: nodes.map((node, at) => ({ ...node, message: strange.get(at) ?? node.message })),
    });
    await given.records.chats.enlist('uzun', { title: 'uzun', count: 1000 });
    const tab = await tabWith([{ say: 'Son.' }], given);
    expect(tab.texts().slice(-2)).toEqual(['mesaj 998', 'mesaj 999']);
    // What could not even be shown is stood in for at once.
    expect(tab.open().chat.messages[9]?.metadata).toEqual({ unreadable: true });
    expect(tab.open().chat.messages[10]?.metadata).toEqual({ unreadable: true });
    expect(tab.open().chat.messages[11]?.metadata).toEqual({ model: 'm' });
    await expect
      .poll(() => tab.open().chat.messages[7]?.metadata, { timeout: 5000 })
      .toEqual({ unreadable: true });
    await tab.say('ekle');
    expect(tab.open().chat.messages).toHaveLength(1002);
    expect(tab.records.chats.read('uzun')?.nodes[7]?.message).toEqual(odd);
  });

  it('says why an answer failed, and can be asked again', async () => {
    const tab = await tabWith([{ fail: new TypeError('Failed to fetch') }, { say: 'Buradayım.' }]);
    await tab.say('selam');
    expect(tab.open().chat.error?.message).toMatch(/ulaşılamadı/u);
    expect(await tab.open().regenerate()).toBe(true);
    await settled(tab.conversations);
    expect(tab.texts()).toEqual(['selam', 'Buradayım.']);
    expect(tab.open().chat.error).toBeUndefined();
  });
});

describe('versions', () => {
  it('of an edited message: the earlier branch stays, also after a reload', async () => {
    const tab = await tabWith([{ say: 'Komediler.' }, { say: 'Başka.' }, { say: 'Dramlar.' }]);
    await tab.say('komedi öner');
    await tab.say('başka');
    const [first] = tab.open().chat.messages;
    expect(await tab.open().edit(first?.id ?? '', 'dram öner')).toBe(true);
    await settled(tab.conversations);
    expect(tab.texts()).toEqual(['dram öner', 'Dramlar.']);

    const again = await tab.reload([{ say: 'Daha.' }]);
    const edited = again.open().chat.messages[0]?.id ?? '';
    expect(again.conversations.store.getState().open.store.getState().branches).toEqual({
      [edited]: { index: 1, count: 2 },
    });
    expect(again.open().switchBranch(edited, -1)).toBe(first?.id);
    expect(again.texts()).toEqual(['komedi öner', 'Komediler.', 'başka', 'Başka.']);
    await again.say('daha');
    expect((await again.reload()).texts()).toEqual([
      'komedi öner',
      'Komediler.',
      'başka',
      'Başka.',
      'daha',
      'Daha.',
    ]);
  });

  it('of an answer; one that never begins gives way to the earlier one', async () => {
    const tab = await tabWith([
      { say: 'Bir.' },
      { say: 'İki.' },
      { fail: new TypeError('Failed to fetch') },
      { say: 'Üç.' },
    ]);
    await tab.say('selam');
    void tab.open().regenerate();
    await settled(tab.conversations);
    expect(tab.texts()).toEqual(['selam', 'İki.']);
    const answer = tab.open().chat.messages[1]?.id ?? '';
    expect(tab.conversations.store.getState().open.store.getState().branches).toEqual({
      [answer]: { index: 1, count: 2 },
    });
    void tab.open().regenerate();
    await settled(tab.conversations);
    expect(tab.texts()).toEqual(['selam', 'İki.']);
    expect(tab.open().chat.status).toBe('error');
    void tab.open().regenerate();
    await settled(tab.conversations);
    expect(tab.texts()).toEqual(['selam', 'Üç.']);
  });

  it('while an answer streams: asking another one again ends it first', async () => {
    const tab = await tabWith([{ say: 'Bir.' }, { hang: true }, { say: 'Yeni.' }]);
    await tab.say('selam');
    const answer = tab.open().chat.messages[1]?.id;
    tab.conversations.send('devam');
    await streaming(tab.open);
    expect(await tab.open().regenerate(answer)).toBe(true);
    await settled(tab.conversations);
    expect(tab.texts()).toEqual(['selam', 'Yeni.']);
    tab.open().switchBranch(tab.open().chat.messages[1]?.id ?? '', -1);
    expect(tab.texts()).toEqual(['selam', 'Bir.', 'devam', 'Şöyle bir']);
  });

  it('while an answer streams: the edit ends it first', async () => {
    const tab = await tabWith([{ hang: true }, { say: 'Yeni.' }]);
    tab.conversations.send('anlat');
    await streaming(tab.open);
    const [first] = tab.open().chat.messages;
    expect(await tab.open().edit(first?.id ?? '', 'başka anlat')).toBe(true);
    await settled(tab.conversations);
    expect(tab.texts()).toEqual(['başka anlat', 'Yeni.']);
  });
});

describe('several conversations', () => {
  it('are begun anew, opened again, and each keeps its own', async () => {
    const tab = await tabWith([{ say: 'Bir.' }, { say: 'İki.' }, { say: 'Üç.' }]);
    await tab.say('ilk');
    const first = tab.open().id;
    await tab.conversations.startNew();
    expect(tab.texts()).toEqual([]);
    await tab.say('ikinci');
    await tab.conversations.openKept(first);
    expect(tab.texts()).toEqual(['ilk', 'Bir.']);
    await tab.say('yine');
    expect(tab.texts()).toEqual(['ilk', 'Bir.', 'yine', 'Üç.']);
    expect(
      tab.records.chats
        .get()
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(['ikinci', 'ilk']);
  });

  it('a new one stays new over a reload of its tab; another tab opens the last', async () => {
    const tab = await tabWith([{ say: 'Bir.' }]);
    await tab.say('ilk');
    await tab.conversations.startNew();
    expect((await tab.reload()).texts()).toEqual([]);
    expect((await tabWith([], tab)).texts()).toEqual(['ilk', 'Bir.']);
  });

  it('are deleted and brought back, open or not', async () => {
    const tab = await tabWith([{ say: 'Bir.' }, { say: 'İki.' }]);
    await tab.say('ilk');
    const first = tab.open().id;
    const removed = await tab.conversations.remove(first);
    expect(tab.records.chats.get()).toEqual([]);
    expect(tab.texts()).toEqual([]);
    expect(removed && (await tab.conversations.restore(removed))).toBe(true);
    expect(tab.texts()).toEqual(['ilk', 'Bir.']);
    await tab.say('yine');
    expect(tab.records.chats.get()).toMatchObject([{ id: first, title: 'ilk', count: 4 }]);
  });

  it('an answer under way ends when another conversation is opened', async () => {
    const tab = await tabWith([{ hang: true }, { say: 'Selam.' }]);
    tab.conversations.send('anlat');
    await streaming(tab.open);
    const first = tab.open().id;
    await tab.conversations.startNew();
    await tab.say('selam');
    await tab.conversations.openKept(first);
    expect(tab.texts()).toEqual(['anlat', 'Şöyle bir']);
  });

  it('what deletes all data deletes the open one too, and an answer under way brings nothing back', async () => {
    const tab = await tabWith([{ hang: true }, { say: 'Selam.' }]);
    tab.conversations.send('anlat');
    await streaming(tab.open);
    await settledList(tab.records.chats.get);
    await tab.records.chats.removeAll();
    await settled(tab.conversations);
    tab.conversations.flush();
    expect(tab.records.chats.exportAll()).toEqual([]);
    expect(tab.texts()).toEqual([]);
    await tab.say('selam');
    expect(tab.texts()).toEqual(['selam', 'Selam.']);
  });

  it('a corrupt list or conversation stops nobody', async () => {
    const tab = await tabWith([{ say: 'Bir.' }]);
    await tab.say('ilk');
    tab.tab.set('film_chat_open', 'gone');
    const again = await tabWith([{ say: 'İki.' }], tab, tab.tab);
    expect(again.texts()).toEqual([]);
    await again.say('selam');
    expect(again.texts()).toEqual(['selam', 'İki.']);
  });
});

const settledList = (get: () => readonly unknown[]) => expect.poll(() => get().length).toBe(1);
