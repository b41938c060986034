import { afterEach, describe, expect, it } from 'vitest';

import type { Conversations } from '#features/chat/session/create-conversations.ts';
import { textOf } from '#features/chat/text/spoken.ts';
import { seededRandom } from '#lib/random.ts';
import type { Chats } from '#storage/chats/chats.ts';
import { conversationsOf, memoryTab, settled } from '#tests/support/conversations-stage.ts';
import { type ScriptedStep, wilfulModel } from '#tests/support/wilful-model.ts';
import { toolPorts } from '#tests/support/tool-ports.ts';

/** `LONG=1` is `npm run test:long`; `SEED` plays one sequence again. */
const SEQUENCES = process.env['LONG'] === undefined ? 30 : 300;
const FIRST_SEED = Number(process.env['SEED'] ?? 1);
const COUNT = process.env['SEED'] === undefined ? SEQUENCES : 1;
const ACTIONS = 12;

/** What a turn of the model may look like when somebody interferes with it. */
const TURNS: readonly (readonly ScriptedStep[])[] = [
  [{ say: 'Bir iki üç dört beş.' }],
  [{ hang: 'before' }],
  [{ hang: 'text' }],
  [{ hang: 'input' }],
  [{ call: 'recommendFilms', input: { genres: ['Drama'] } }],
  [{ call: 'listFilms', input: { list: 'favourites' } }, { hang: 'text' }],
  [{ call: 'listFilms', input: { list: 'favourites' } }, { say: 'Listen burada.' }],
  [{ call: 'addFavourite', input: { title: 'Titanik' } }, { say: 'Ekledim.' }],
  [
    { call: 'addFavourite', input: { title: 'Titanik' } },
    { call: 'removeFavourite', input: { title: 'Titanik' } },
    { say: 'Peki.' },
  ],
  [{ call: 'recommendFilms', input: { genres: 'yanlış' } }, { say: 'Olmadı.' }],
  [{ fail: new TypeError('Failed to fetch') }],
  [{ call: 'listFilms', input: { list: 'watched' } }, { fail: new TypeError('Failed to fetch') }],
];

interface Stage {
  conversations: Conversations;
  chats: Chats;
  model: ReturnType<typeof wilfulModel>;
  reload: () => Promise<void>;
  /** From now on this page writes nothing. */
  leave: () => void;
}

type Random = () => number;
const oneOf = <T>(random: Random, list: readonly T[]): T | undefined =>
  list[Math.floor(random() * list.length)];
const open = ({ conversations }: Stage) => conversations.store.getState().open;
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The id of an approval in the first or the last message that ever asked for one. */
function approvalIn(stage: Stage, which: 'first' | 'last'): string | undefined {
  const ids = open(stage).chat.messages.flatMap(({ parts }) =>
    parts.flatMap((part) => ('approval' in part && part.approval !== undefined ? [part.approval.id] : [])),
  );
  return which === 'first' ? ids[0] : ids.at(-1);
}

/** What sequences have been through: nobody should believe that a state was tried because it is listed. */
const seen = new Set<string>();
function note(stage: Stage) {
  seen.add(open(stage).chat.status);
  for (const part of open(stage).chat.messages.at(-1)?.parts ?? []) {
    if ('state' in part) seen.add(`${part.type} ${part.state ?? ''}`);
  }
}

/** Sends something and leaves the turn somewhere in its middle. */
async function begin(stage: Stage, random: Random) {
  stage.model.play(oneOf(random, TURNS) ?? []);
  stage.conversations.send('film öner');
  await later(oneOf(random, [0, 1, 3, 8, 40, 80]) ?? 0);
  note(stage);
}

const ACTIONS_BY_NAME: Readonly<Record<string, (stage: Stage, random: Random) => Promise<void>>> = {
  'let it speak': begin,
  'stop during any state': async (stage, random) => {
    await begin(stage, random);
    await open(stage).stop();
  },
  'stop twice': async (stage, random) => {
    await begin(stage, random);
    await Promise.all([open(stage).stop(), open(stage).stop()]);
  },
  'reload during any state': async (stage, random) => {
    await begin(stage, random);
    await stage.reload();
  },
  'edit during streaming': async (stage, random) => {
    await begin(stage, random);
    const own = open(stage).chat.messages.filter(({ role }) => role === 'user');
    stage.model.play(oneOf(random, TURNS) ?? []);
    await open(stage).edit(oneOf(random, own)?.id ?? '', 'başka film öner');
    await later(1);
  },
  'ask again during any state': async (stage, random) => {
    await begin(stage, random);
    const answers = open(stage).chat.messages.filter(({ role }) => role === 'assistant');
    stage.model.play(oneOf(random, TURNS) ?? []);
    await open(stage).regenerate(oneOf(random, answers)?.id);
    await later(oneOf(random, [0, 3]) ?? 0);
  },
  'show another version': async (stage, random) => {
    const id = oneOf(
      random,
      Object.keys(stage.conversations.store.getState().open.store.getState().branches),
    );
    if (id === undefined) return;
    if (open(stage).switchBranch(id, 1) === undefined) open(stage).switchBranch(id, -1);
  },
  'double Enter': async (stage, random) => {
    stage.model.play(oneOf(random, TURNS) ?? []);
    stage.conversations.send('bir');
    expect(stage.conversations.send('bir')).toBe(false);
    await later(1);
  },
  '50 quick sends': async (stage, random) => {
    await begin(stage, random);
    for (let at = 0; at < 50; at += 1) stage.conversations.send(`mesaj ${at}`);
  },
  'approve or refuse what is open': async (stage, random) => {
    stage.model.play([{ say: 'Tamam.' }]);
    const id = approvalIn(stage, 'last');
    if (id !== undefined) open(stage).answer(id, random() < 0.5);
    await later(oneOf(random, [0, 2]) ?? 0);
  },
  'approve on an old message': async (stage, random) => {
    const id = approvalIn(stage, 'first');
    if (id !== undefined) open(stage).answer(id, true);
    await later(oneOf(random, [0, 2]) ?? 0);
  },
  'offline in the middle': async (stage, random) => {
    await begin(stage, random);
    stage.model.cut(new TypeError('network error'));
    await later(1);
  },
  'switch conversation': async (stage, random) => {
    await begin(stage, random);
    const kept = stage.chats.get();
    const other = oneOf(random, kept);
    if (other === undefined || random() < 0.4) await stage.conversations.startNew();
    else await stage.conversations.openKept(other.id);
  },
  'delete and take back': async (stage, random) => {
    const entry = oneOf(random, stage.chats.get());
    if (entry === undefined) return;
    const removed = await stage.conversations.remove(entry.id);
    if (removed !== null && random() < 0.7) await stage.conversations.restore(removed);
  },
};

/** After whatever happened: the next message is taken and answered, and nothing is left open. */
async function nextMessageWorks(stage: Stage, number: number) {
  // What hangs is stopped by the person, as `Durdur` in the place of `Gönder` asks for.
  if (open(stage).isBusy()) await open(stage).stop();
  await settled(stage.conversations);
  stage.model.play([{ say: `Yanıt ${number}.` }]);
  expect(stage.conversations.send(`soru ${number}`)).toBe(true);
  await settled(stage.conversations);
  const { messages, error } = open(stage).chat;
  expect(error).toBeUndefined();
  expect(stage.conversations.store.getState().open.store.getState().cut).toBeUndefined();
  expect(messages.slice(-2).map(textOf)).toEqual([`soru ${number}`, `Yanıt ${number}.`]);
  expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
}

/** The records of one page, which can no longer be written once it has been left. */
function pageOf(chats: Chats): { chats: Chats; leave: () => void } {
  let left = false;
  return {
    leave: () => void (left = true),
    chats: {
      ...chats,
      write: (...what) => (left ? 'unchanged' : chats.write(...what)),
      enlist: async (...what) => left || chats.enlist(...what),
      subscribe: (listener) => chats.subscribe(() => left || listener()),
    },
  };
}

const disposals: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const dispose of disposals.splice(0)) await dispose();
});

describe('whatever is done, the next message works', () => {
  it.each(Array.from({ length: COUNT }, (_, at) => FIRST_SEED + at))('seed %i', async (seed) => {
    const random = seededRandom(seed);
    const given = toolPorts();
    const tab = memoryTab();
    const start = async () => {
      const model = wilfulModel();
      const { chats, leave } = pageOf(given.records.chats);
      const conversations = conversationsOf({ ...given, records: { ...given.records, chats }, model, tab });
      await conversations.start();
      return { model, conversations, chats, leave };
    };
    const stage: Stage = {
      ...(await start()),
      reload: async () => {
        // A page that goes away writes what it has and is never heard of again: its storage is closed to it.
        const left = stage.leave;
        stage.conversations.flush();
        left();
        Object.assign(stage, await start());
      },
    };
    disposals.push(() => stage.conversations.dispose());
    const done: string[] = [];
    for (let at = 0; at < ACTIONS; at += 1) {
      const [name, act] = oneOf(random, Object.entries(ACTIONS_BY_NAME)) ?? [];
      if (name === undefined || act === undefined) throw new Error('no action');
      done.push(name);
      try {
        await act(stage, random);
        await nextMessageWorks(stage, at);
      } catch (error) {
        throw new Error(`seed ${seed}, after: ${done.join(' → ')}`, { cause: error });
      }
    }
    // All of it is there again, word for word, after one more reload.
    const before = open(stage).chat.messages.map(textOf);
    await stage.reload();
    expect(open(stage).chat.messages.map(textOf)).toEqual(before);
  });

  it.skipIf(COUNT === 1)('and the sequences met every state that an answer can be left in', () => {
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'submitted',
        'streaming',
        'ready',
        'error',
        'text streaming',
        'tool-recommendFilms input-streaming',
        'tool-recommendFilms output-available',
        'tool-recommendFilms output-error',
        'tool-addFavourite output-available',
        'tool-removeFavourite approval-requested',
      ]),
    );
  });
});
