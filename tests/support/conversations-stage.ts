import { createAgent } from '#assistant/agent.ts';
import { createTransport } from '#assistant/transport.ts';
import { createConversations } from '#features/chat/session/create-conversations.ts';
import { createChat } from '#features/chat/session/create-chat.ts';
import { createLeases, type LeaseLocks, type TabChannel } from '#storage/chats/leases.ts';
import type { Records } from '#storage/create-records.ts';
import { createTabMemory, type TabMemory } from '#storage/tab-memory.ts';
import type { ToolPorts } from '#tools/context.ts';
import { createTools } from '#tools/registry.ts';
import type { LanguageModelV4 } from '@ai-sdk/provider';

import { NOW } from './tool-ports.ts';

/** A tab's memory that lasts as long as the test. */
export function memoryTab(): TabMemory {
  const items = new Map<string, string>();
  return createTabMemory(() => ({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }));
}

export interface ConversationsStage {
  records: Records;
  ports: ToolPorts;
  model: LanguageModelV4;
  tab?: TabMemory;
  locks?: LeaseLocks;
  channel?: TabChannel;
  /** Before the model speaks. */
  before?: () => Promise<void>;
}

const silent = { warn: () => {}, error: () => {} };
let ids = 0;

/** The conversations of one tab, wired as the app wires them, over a scripted model. */
export function conversationsOf({ records, ports, model, tab = memoryTab(), ...stage }: ConversationsStage) {
  const transport = createTransport({
    agent: async () => {
      await stage.before?.();
      return { agent: createAgent({ model, ports }), model: 'scripted' };
    },
    now: () => NOW,
  });
  return createConversations({
    chats: records.chats,
    leases: createLeases({ locks: stage.locks, channel: stage.channel, timers: globalThis, logger: silent }),
    tools: createTools(ports),
    tab,
    generateId: () => `sohbet-${++ids}`,
    createChat: (init) => createChat(transport, init),
    now: () => NOW,
    timers: globalThis,
    logger: silent,
  });
}

/** Nothing is under way any more: no answer, and no write. */
export async function settled({ store }: ReturnType<typeof conversationsOf>): Promise<void> {
  const until = Date.now() + 5000;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    const { open, phase } = store.getState();
    if (phase !== 'loading' && !open.isBusy()) break;
    if (Date.now() > until) throw new Error(`still ${open.chat.status}`);
  }
  await new Promise((resolve) => setTimeout(resolve, 0));
}
