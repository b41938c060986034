import { safeValidateUIMessages, type UIMessage, zodSchema } from 'ai';
import * as z from 'zod/mini';

import { withFallbackFields } from '#assistant/message-fallback.ts';
import { isFields } from '#lib/is-fields.ts';
import { MESSAGE_WINDOW, MESSAGES_CHECKED_AT_A_TIME } from '#lib/pacing/constants.ts';
import type { ChatNode, KeptChat } from '#storage/chats/kept-chat.ts';
import { namedFilmsSchema } from '#tools/named-films.ts';
import type { ChatMessage, Tools } from '#tools/registry.ts';

import type { TreeNode, TreeState } from './branch-tree.ts';
import { hasMessageShape } from './message-shape.ts';

const metadataSchema = z.catch(
  z.optional(
    z.object({
      model: z.catch(z.optional(z.string()), undefined),
      createdAt: z.catch(z.optional(z.string()), undefined),
    }),
  ),
  undefined,
);

/**
 * A kept conversation as a tree whose messages can be trusted. Each message is checked by itself against the tools of
 * today: one that cannot be read gets a placeholder, and is kept as it was.
 */
export async function readTree(chat: KeptChat, tools: Tools): Promise<ReadTree> {
  // To check a thousand messages against their tools takes a second on a slow phone, and most are far above what is in view.
  const older = chat.nodes.slice(0, -MESSAGE_WINDOW);
  const shaped = older.map(({ id, parent, message }) =>
    hasMessageShape(message) && message.id === id
      ? { id, parent, message }
      : readNode({ id, parent, message }, tools),
  );
  const newest = await readBatch(chat.nodes.slice(-MESSAGE_WINDOW), tools);
  return {
    revision: chat.revision,
    state: { nodes: [...(await Promise.all(shaped)), ...newest], head: chat.head, chosen: chat.chosen },
    async unreadableOlder(pause) {
      const unreadable: TreeNode[] = [];
      // From the end: who scrolls up meets those first.
      for (let end = older.length; end > 0; end -= MESSAGES_CHECKED_AT_A_TIME) {
        await pause();
        const checked = await readBatch(
          older.slice(Math.max(0, end - MESSAGES_CHECKED_AT_A_TIME), end),
          tools,
        );
        unreadable.push(...checked.filter(({ raw }) => raw !== undefined));
      }
      return unreadable;
    },
  };
}

export interface ReadTree {
  revision: number;
  /** The newest messages are checked in full, older ones for their shape. */
  state: TreeState;
  /** Checks the older ones in full, a few at a time; answers those that turn out to be unreadable. */
  unreadableOlder(pause: () => Promise<void>): Promise<TreeNode[]>;
}

/** What is kept of a tree: unreadable messages as they were found. */
export const keptNodes = (nodes: readonly TreeNode[]): ChatNode[] =>
  nodes.map(({ id, parent, message, raw }) => ({ id, parent, message: raw ?? message }));

async function readBatch(batch: readonly ChatNode[], tools: Tools): Promise<TreeNode[]> {
  if (batch.length === 0) return [];
  const all = await validated(
    batch.map(({ message }) => message),
    tools,
  );
  if (all !== undefined && all.every(({ id }, at) => id === batch[at]?.id)) {
    return all.map((message, at) => ({ id: message.id, parent: batch[at]?.parent ?? null, message }));
  }
  return Promise.all(batch.map((node) => readNode(node, tools)));
}

async function readNode({ id, parent, message }: ChatNode, tools: Tools): Promise<TreeNode> {
  const [read] = (await validated([message], tools)) ?? [];
  if (read !== undefined && read.id === id) return { id, parent, message: read };
  return { id, parent, message: placeholder(id, message), raw: message };
}

async function validated(messages: readonly unknown[], tools: Tools): Promise<ChatMessage[] | undefined> {
  try {
    const result = await safeValidateUIMessages<ChatMessage>({
      messages,
      metadataSchema,
      dataSchemas: { namedFilms: zodSchema(namedFilmsSchema) },
      tools,
    });
    return result.success ? result.data.map(withFallbackFields) : undefined;
  } catch {
    // What makes the check itself throw is as unreadable as what it refuses.
    return undefined;
  }
}

function placeholder(id: string, message: unknown): ChatMessage {
  return {
    id,
    role: isFields(message) && message['role'] === 'user' ? 'user' : 'assistant',
    metadata: { unreadable: true },
    parts: [],
  } satisfies UIMessage;
}
