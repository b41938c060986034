import { safeValidateUIMessages, type UIMessage } from 'ai';
import * as z from 'zod/mini';

import type { ChatNode, KeptChat } from '#storage/chats/kept-chat.ts';
import type { ChatMessage, Tools } from '#tools/registry.ts';

import type { TreeNode, TreeState } from '../branches/branch-tree.ts';

const metadataSchema = z.catch(
  z.optional(
    z.object({
      model: z.catch(z.optional(z.string()), undefined),
      createdAt: z.catch(z.optional(z.string()), undefined),
    }),
  ),
  undefined,
);

/** How many messages are checked at a time; between them the page may draw. */
const BATCH = 50;

/**
 * A kept conversation as a tree whose messages can be trusted. Each message is checked by itself against the tools of
 * today: one that cannot be read is stood in for, and kept as it was (product.md §1).
 */
export async function readTree(chat: KeptChat, tools: Tools): Promise<TreeState> {
  const nodes: TreeNode[] = [];
  for (let at = 0; at < chat.nodes.length; at += BATCH) {
    const batch = chat.nodes.slice(at, at + BATCH);
    nodes.push(...(await readBatch(batch, tools)));
  }
  return { nodes, head: chat.head, chosen: chat.chosen };
}

/** What is kept of a tree: unreadable messages as they were found. */
export const keptNodes = (nodes: readonly TreeNode[]): ChatNode[] =>
  nodes.map(({ id, parent, message, raw }) => ({ id, parent, message: raw ?? message }));

async function readBatch(batch: readonly ChatNode[], tools: Tools): Promise<TreeNode[]> {
  const all = await validated(
    batch.map(({ message }) => message),
    tools,
  );
  if (all !== undefined && all.every(({ id }, at) => id === batch[at]?.id)) {
    return batch.flatMap(({ id, parent }, at) => {
      const message = all[at];
      return message === undefined ? [] : [{ id, parent, message }];
    });
  }
  return Promise.all(batch.map((node) => readNode(node, tools)));
}

async function readNode({ id, parent, message }: ChatNode, tools: Tools): Promise<TreeNode> {
  const [read] = (await validated([message], tools)) ?? [];
  if (read !== undefined && read.id === id) return { id, parent, message: read };
  return { id, parent, message: standIn(id, message), raw: message };
}

async function validated(messages: readonly unknown[], tools: Tools): Promise<ChatMessage[] | undefined> {
  try {
    const result = await safeValidateUIMessages<ChatMessage>({ messages, metadataSchema, tools });
    return result.success ? result.data : undefined;
  } catch {
    // What makes the check itself throw is as unreadable as what it refuses.
    return undefined;
  }
}

function standIn(id: string, message: unknown): ChatMessage {
  return {
    id,
    role: hasRole(message, 'user') ? 'user' : 'assistant',
    metadata: { unreadable: true },
    parts: [],
  } satisfies UIMessage;
}

const hasRole = (message: unknown, role: string): boolean =>
  typeof message === 'object' && message !== null && 'role' in message && message.role === role;
