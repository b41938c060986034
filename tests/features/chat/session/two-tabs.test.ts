import { describe, expect, it } from 'vitest';

import { textOf } from '#features/chat/text/spoken.ts';
import { createRecords } from '#storage/create-records.ts';
import { createMemoryStorage } from '#storage/memory-storage.ts';
import { createQueueLock } from '#storage/box/write-lock.ts';
import { conversationsOf, settled } from '#tests/support/conversations-stage.ts';
import { scriptedModel, type Step } from '#tests/support/scripted-model.ts';
import { tabBus } from '#tests/support/tab-bus.ts';
import { NOW, toolPorts } from '#tests/support/tool-ports.ts';

const silent = { warn: () => {}, error: () => {} };

/** Tabs of one browser: one storage, one set of locks, and each hears what another one stored. */
function browser() {
  const storage = createMemoryStorage();
  const lock = createQueueLock();
  const bus = tabBus();
  const listeners = new Map<number, (key: string | null) => void>();
  let count = 0;
  return async (steps: readonly Step[] = []) => {
    const number = count++;
    const own = {
      get length() {
        return storage.length;
      },
      key: (at: number) => storage.key(at),
      getItem: (key: string) => storage.getItem(key),
      setItem(key: string, value: string) {
        storage.setItem(key, value);
        for (const [other, heard] of listeners) if (other !== number) setTimeout(heard, 0, key);
      },
      removeItem(key: string) {
        storage.removeItem(key);
        for (const [other, heard] of listeners) if (other !== number) setTimeout(heard, 0, key);
      },
    };
    const calls: ((key: string | null) => void)[] = [];
    listeners.set(number, (key) => calls.forEach((call) => call(key)));
    const records = createRecords({
      storage: own,
      lock,
      now: () => NOW,
      logger: silent,
      timers: globalThis,
      onOtherTab: (changed) => void calls.push(changed),
    });
    const { ports } = toolPorts();
    const conversations = conversationsOf({
      records,
      ports,
      model: scriptedModel(steps),
      locks: navigator.locks,
      channel: bus(),
    });
    await conversations.start();
    const state = () => conversations.store.getState();
    return {
      records,
      conversations,
      state,
      mode: () => state().open.store.getState().mode,
      texts: () => state().open.chat.messages.map(textOf),
      say: async (text: string) => {
        const taken = conversations.send(text);
        await settled(conversations);
        return taken;
      },
    };
  };
}

describe('a conversation open in two tabs', () => {
  it('is written by the first and followed by the second, until that one takes over', async () => {
    const open = browser();
    const a = await open([{ say: 'Bir.' }, { say: 'İki.' }]);
    await a.say('selam');
    const b = await open([{ say: 'Üç.' }]);
    expect(b.texts()).toEqual(['selam', 'Bir.']);
    expect(b.mode()).toBe('reading');
    expect(await b.say('olmaz')).toBe(false);
    expect(b.state().open.answer('x', true)).toBe(false);

    await a.say('devam');
    await expect.poll(b.texts).toEqual(['selam', 'Bir.', 'devam', 'İki.']);

    await b.conversations.takeOver();
    expect(b.mode()).toBe('writing');
    await expect.poll(a.mode).toBe('reading');
    expect(await a.say('olmaz')).toBe(false);
    expect(await b.say('burada')).toBe(true);
    await expect.poll(a.texts).toEqual(['selam', 'Bir.', 'devam', 'İki.', 'burada', 'Üç.']);
    await a.conversations.dispose();
    await b.conversations.dispose();
  });

  it('an answer that streams in the first ends there, and is whole in the second as far as it came', async () => {
    const open = browser();
    const a = await open([{ hang: true }]);
    a.conversations.send('anlat');
    await expect.poll(() => a.texts().at(-1)).toBe('Şöyle bir');
    const b = await open([{ say: 'Sürdürdüm.' }]);
    await b.conversations.takeOver();
    expect(a.state().open.isBusy()).toBe(false);
    expect(b.texts()).toEqual(['anlat', 'Şöyle bir']);
    await b.say('devam');
    await expect.poll(a.texts).toEqual(['anlat', 'Şöyle bir', 'devam', 'Sürdürdüm.']);
    await a.conversations.dispose();
    await b.conversations.dispose();
  });

  it('is free again when the first tab goes on to another one', async () => {
    const open = browser();
    const a = await open([{ say: 'Bir.' }]);
    await a.say('selam');
    await a.conversations.startNew();
    const b = await open([{ say: 'İki.' }]);
    expect(b.mode()).toBe('writing');
    await b.say('devam');
    expect(b.texts()).toEqual(['selam', 'Bir.', 'devam', 'İki.']);
    await a.conversations.dispose();
    await b.conversations.dispose();
  });

  it('that one tab deletes is left by the other, and does not come back', async () => {
    const open = browser();
    const a = await open([{ say: 'Bir.' }, { say: 'İki.' }]);
    await a.say('selam');
    const b = await open();
    await b.conversations.remove(a.state().open.id);
    await expect.poll(a.texts).toEqual([]);
    await a.say('yeni');
    expect(a.records.chats.get().map(({ title }) => title)).toEqual(['yeni']);
    await a.conversations.dispose();
    await b.conversations.dispose();
  });
});
