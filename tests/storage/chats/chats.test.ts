import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Chats } from '#storage/chats/chats.ts';
import { parseConversation } from '#storage/chats/parse-conversation.ts';
import type { KeptChat } from '#storage/chats/kept-chat.ts';
import { createMemoryStorage } from '#storage/memory-storage.ts';

import { aBatch, aFilm, contents, openTestRecords } from '../support.ts';

const say = (id: string, text: string) => ({ id, role: 'user', parts: [{ type: 'text', text }] });
const chatOf = (...texts: string[]): KeptChat => ({
  revision: 1,
  head: texts.length === 0 ? null : `m${texts.length - 1}`,
  chosen: {},
  nodes: texts.map((text, at) => ({
    id: `m${at}`,
    parent: at === 0 ? null : `m${at - 1}`,
    message: say(`m${at}`, text),
  })),
});

/** A clock that goes on by a minute with each look. */
function clock() {
  let minute = 0;
  return () => new Date(Date.UTC(2026, 10, 21, 20, minute++));
}

async function keep(chats: Chats, id: string, text = id) {
  chats.write(id, chatOf(text));
  await chats.enlist(id, { title: text, count: 1 });
}
const ids = (chats: Chats) => chats.get().map(({ id }) => id);

describe('the kept conversations', () => {
  it('have a list under film_chats and a key each, and are there for the next page', async () => {
    const first = openTestRecords({ now: clock() });
    await keep(first.records.chats, 'a', 'Komedi öner');
    await keep(first.records.chats, 'b', 'Hüzünlüyüm');
    expect(Object.keys(contents(first.storage))).toEqual(
      expect.arrayContaining(['film_chats', 'film_chat_a', 'film_chat_b']),
    );
    const { chats } = openTestRecords({ storage: first.storage }).records;
    expect(chats.get()).toMatchObject([
      { id: 'b', title: 'Hüzünlüyüm', pinned: false, count: 1 },
      { id: 'a', title: 'Komedi öner' },
    ]);
    expect(chats.read('a')).toEqual(chatOf('Komedi öner'));
  });

  it('are opened by reading the list only', () => {
    const storage = createMemoryStorage();
    const read: string[] = [];
    const watching = {
      get length() {
        return storage.length;
      },
      key: (at: number) => storage.key(at),
      getItem: (key: string) => (read.push(key), storage.getItem(key)),
      setItem: (key: string, value: string) => storage.setItem(key, value),
      removeItem: (key: string) => storage.removeItem(key),
    };
    storage.setItem('film_chat_a', JSON.stringify(chatOf('selam')));
    openTestRecords({ storage: watching }).records.chats.get();
    expect(read).toContain('film_chats');
    expect(read).not.toContain('film_chat_a');
  });

  it('keep their title and pin when they go on, and move up', async () => {
    const { chats } = openTestRecords({ now: clock() }).records;
    await keep(chats, 'a');
    await chats.rename('a', 'Cuma gecesi');
    await keep(chats, 'b');
    await chats.enlist('a', { title: 'başka', count: 4 });
    expect(chats.get()).toMatchObject([{ id: 'a', title: 'Cuma gecesi', count: 4 }, { id: 'b' }]);
    await chats.pin('b', true);
    expect(ids(chats)).toEqual(['b', 'a']);
  });

  it('are at most 50: the oldest that is not pinned goes, and that is said', async () => {
    const { records, storage } = openTestRecords({ now: clock() });
    const { chats } = records;
    for (let at = 0; at < 50; at += 1) await keep(chats, `c${at}`);
    await chats.pin('c0', true);
    expect(records.problems.list()).toEqual([]);
    await keep(chats, 'new');
    expect(chats.get()).toHaveLength(50);
    expect(ids(chats)).toEqual(expect.arrayContaining(['new', 'c0', 'c2']));
    expect(ids(chats)).not.toContain('c1');
    expect(storage.getItem('film_chat_c1')).toBeNull();
    expect(records.problems.list()).toMatchObject([
      { kind: 'dropped', message: expect.stringMatching(/En çok 50 .*“c1”/u) },
    ]);
    expect(chats.wasDropped('c1')).toBe(true);
  });

  it('come back as they were after a deletion', async () => {
    const { chats } = openTestRecords({ now: clock() }).records;
    await keep(chats, 'a');
    await chats.pin('a', true);
    await keep(chats, 'b');
    const before = chats.get();
    const removed = await chats.remove('a');
    expect(ids(chats)).toEqual(['b']);
    expect(chats.read('a')).toBeNull();
    expect(removed && (await chats.restore(removed))).toBe(true);
    expect(chats.get()).toEqual(before);
    expect(chats.read('a')).toEqual(chatOf('a'));
    expect(await chats.remove('nobody')).toBeNull();
  });

  it('go all at once, those outside the list too, and nothing else does', async () => {
    const { records, storage } = openTestRecords();
    await keep(records.chats, 'a');
    storage.setItem('film_chat_orphan', JSON.stringify(chatOf('x')));
    await records.favourites.add(aFilm());
    expect(await records.chats.removeAll()).toBe(true);
    expect(records.chats.get()).toEqual([]);
    expect(Object.keys(contents(storage)).filter((key) => key.startsWith('film_chat_'))).toEqual([]);
    expect(records.favourites.get()).toHaveLength(1);
  });

  it('are exported whole, and read again', async () => {
    const { chats } = openTestRecords().records;
    await keep(chats, 'a', 'Dram öner');
    const exported: unknown = JSON.parse(JSON.stringify(chats.exportAll()));
    const [one] = Array.isArray(exported) ? exported : [];
    const read = parseConversation(one);
    const other = openTestRecords().records.chats;
    expect(read && (await other.restore(read))).toBe(true);
    expect(other.exportAll()).toEqual(chats.exportAll());
    expect(parseConversation({ entry: {}, chat: 4 })).toBeUndefined();
  });

  it('are taken up when the list does not know them', async () => {
    const { chats } = openTestRecords({
      entries: [['film_chat_a', JSON.stringify(chatOf('Korku öner'))]],
    }).records;
    await chats.adopt(() => 'Korku öner');
    expect(chats.get()).toMatchObject([{ id: 'a', title: 'Korku öner', count: 1 }]);
    const before = chats.get();
    await chats.adopt(() => 'x');
    expect(chats.get()).toBe(before);
  });

  it('tell what another tab wrote', async () => {
    const one = openTestRecords();
    const two = openTestRecords({ storage: one.storage });
    const heard: string[] = [];
    two.records.chats.subscribeTo('a', () => heard.push('a'));
    two.records.chats.subscribe(() => heard.push('list'));
    await keep(one.records.chats, 'a');
    two.otherTab('film_chat_a');
    two.otherTab('film_chats');
    expect(heard).toEqual(['a', 'list']);
    expect(ids(two.records.chats)).toEqual(['a']);
  });
});

describe('when space runs out', () => {
  const long = 'x'.repeat(2000);
  const full = async () => {
    const opened = openTestRecords({ now: clock(), quota: 16_000 });
    for (const id of ['old', 'mid', 'new']) {
      opened.records.chats.write(id, chatOf(long));
      await opened.records.chats.enlist(id, { title: id, count: 1 });
    }
    return opened;
  };

  it('old conversations go before anything else fails, and that is said', async () => {
    const { records } = await full();
    await records.chats.pin('old', true);
    const plot = 'p'.repeat(1500);
    expect(await records.favourites.add(aFilm({ plot }))).toBe(true);
    expect(ids(records.chats)).toEqual(['old', 'new']);
    expect(records.problems.list()).toMatchObject([
      { kind: 'dropped', message: expect.stringContaining('“mid”') },
    ]);
    expect(records.favourites.get()[0]?.plot).toBe(plot);
  });

  it('even a pinned one goes before a favourite is lost; then the write fails as ever', async () => {
    const { records } = await full();
    await records.chats.pin('old', true);
    expect(await records.favourites.add(aFilm({ plot: 'p'.repeat(6000) }))).toBe(true);
    // The list has its own turn.
    await records.chats.pin('nobody', true);
    expect(ids(records.chats)).toEqual([]);
    expect(await records.watched.add(aFilm({ plot: 'p'.repeat(6000) }))).toBe(false);
    expect(records.problems.list().map(({ kind }) => kind)).toEqual([
      'dropped',
      'dropped',
      'dropped',
      'quota',
    ]);
  });

  it('the open conversation is not what gives way, though it is the oldest, or the only one', async () => {
    const { records } = await full();
    records.chats.setOpen('old');
    const plot = 'p'.repeat(1500);
    expect(await records.favourites.add(aFilm({ id: 'a', title: 'Bir', plot }))).toBe(true);
    expect(ids(records.chats)).toEqual(['new', 'old']);
    expect(await records.watched.add(aFilm({ plot: 'p'.repeat(2500) }))).toBe(true);
    const { chats } = records;
    expect(chats.write('new', chatOf('y'.repeat(20_000)))).toBe('failed');
    expect(chats.read('old')).toEqual(chatOf(long));
    expect(chats.wasDropped('old')).toBe(false);
    expect(await records.history.add(aBatch({ explanation: 'e'.repeat(4000) }))).toBe(false);
    expect(chats.read('old')).toEqual(chatOf(long));
    // Left, it goes like any other.
    chats.setOpen(undefined);
    expect(await records.history.add(aBatch({ explanation: 'e'.repeat(2000) }))).toBe(true);
    expect(chats.read('old')).toBeNull();
  });

  it('a conversation never gives way to itself', async () => {
    const { records } = await full();
    expect(records.chats.write('new', chatOf(long, long, long))).toBe('written');
    // The list has its own turn.
    await records.chats.pin('nobody', true);
    expect(ids(records.chats)).not.toContain('old');
    expect(records.chats.write('new', chatOf('y'.repeat(20_000)))).toBe('failed');
    expect(records.chats.read('new')).toEqual(chatOf(long, long, long));
  });
});

describe('a conversation that cannot be read', () => {
  it('is set aside whole, and only its readable messages are shown', () => {
    const [node] = chatOf('selam').nodes;
    const raw = JSON.stringify({ ...chatOf(), nodes: [node, 7, { parent: 3 }] });
    const { records, storage, logger } = openTestRecords({ entries: [['film_chat_a', raw]] });
    expect(records.chats.read('a')?.nodes).toEqual([node]);
    expect(Object.values(contents(storage))).toEqual([raw, raw]);
    expect(records.problems.list()).toMatchObject([
      { kind: 'unreadable', message: expect.stringMatching(/^Bir sohbet kısmen/u) },
    ]);
    expect(logger.lines).toHaveLength(1);
    records.chats.write('a', chatOf('yeni'));
    expect(Object.values(contents(storage))).toContain(raw);
  });

  it('is written and read without loss, whatever its messages hold', () => {
    const node = fc.record({
      id: fc.string(),
      parent: fc.option(fc.string()),
      message: fc.jsonValue(),
    });
    fc.assert(
      fc.property(fc.array(node), fc.nat(), (nodes, revision) => {
        const { records, storage } = openTestRecords();
        const chat = { revision, head: null, chosen: { '': 'a' }, nodes };
        // Twice, so that the kept texts are used; some are made ahead.
        records.chats.prepare(nodes);
        records.chats.write('a', { ...chat, revision: -1 });
        records.chats.write('a', chat);
        const again = openTestRecords({ storage }).records.chats;
        expect(again.read('a')).toEqual(JSON.parse(JSON.stringify(chat)));
      }),
    );
  });
});

describe('a long conversation', () => {
  it('is made ready a piece at a time, and then written whole', () => {
    const { records, storage } = openTestRecords();
    let made = 0;
    const counted = (id: string, text: string) => ({
      toJSON: () => {
        made += 1;
        return say(id, text);
      },
    });
    const long = chatOf(...Array.from({ length: 250 }, (_, at) => `söz ${at}`));
    const nodes = long.nodes.map((node, at) => ({ ...node, message: counted(node.id, `söz ${at}`) }));
    const pieces: number[] = [];
    for (let more = true; more; made = 0) {
      more = records.chats.prepare(nodes);
      pieces.push(made);
    }
    expect(pieces).toEqual([100, 100, 49]);
    records.chats.write('a', { ...long, nodes });
    // The last one may still grow.
    expect(made).toBe(1);
    expect(openTestRecords({ storage }).records.chats.read('a')).toEqual(long);
  });
});
