import * as z from 'zod/mini';

import { isFields } from '#lib/is-fields.ts';
import { latin1Json } from '#lib/latin1-json.ts';
import { NODES_PREPARED_AT_A_TIME } from '#lib/pacing/constants.ts';

import type { Codec } from '../box/codec.ts';

/** A message in the tree of a conversation. What it says is `unknown` here: who shows it checks it, one by one. */
export interface ChatNode {
  id: string;
  /** The message before it; null for the first. */
  parent: string | null;
  message?: unknown;
}

/** Checked member by member: an object schema would copy each of a thousand nodes. */
const nodeSchema = z.custom<ChatNode>(
  (node) =>
    isFields(node) &&
    typeof node['id'] === 'string' &&
    (node['parent'] === null || typeof node['parent'] === 'string'),
);

const keptSchema = z.object({
  /** Grows with every write, so that a tab that takes over knows whether it sees the last one. */
  revision: z.catch(z.number(), 0),
  /** The last message of the branch that is shown; null where there is none. */
  head: z.catch(z.nullable(z.string()), null),
  /** Which branch was shown last after a message: its id (or `''` for the beginning) → the id that follows. */
  chosen: z.catch(z.record(z.string(), z.string()), {}),
  nodes: z.array(z.unknown()),
});

/** A conversation with all its branches, in the order in which they were written. */
export interface KeptChat extends Omit<z.infer<typeof keptSchema>, 'nodes'> {
  nodes: readonly ChatNode[];
}

/** Reads a stored or exported conversation; undefined for what is none. Nodes that are none are left out. */
export function parseKept(value: unknown): { chat: KeptChat; whole: boolean } | undefined {
  const { data } = keptSchema.safeParse(value);
  if (data === undefined) return undefined;
  const nodes = data.nodes.flatMap((node) => nodeSchema.safeParse(node).data ?? []);
  return { chat: { ...data, nodes }, whole: nodes.length === data.nodes.length };
}

/** How a conversation is kept as text. */
interface KeptChatCodec extends Codec<KeptChat | null> {
  /**
   * Makes the texts of some nodes ahead, so that the next `write` finds them: a thousand at once hold a slow page up.
   * False once all but the last have theirs.
   */
  prepare(nodes: readonly ChatNode[]): boolean;
}

/**
 * A conversation as text. The text of a message is kept beside it, since long conversations are written again with
 * every answer; all but the last node are taken as never changing in place.
 */
export function keptChatCodec(): KeptChatCodec {
  const texts = new WeakMap<object, string>();
  const textOf = (node: ChatNode): string => {
    const { message } = node;
    if (!isFields(message)) return latin1Json(node);
    const text = texts.get(message) ?? latin1Json(node);
    texts.set(message, text);
    return text;
  };
  return {
    empty: null,
    read(raw) {
      const reading = parseKept(JSON.parse(raw));
      return reading && { value: reading.chat, whole: reading.whole };
    },
    prepare(nodes) {
      const missing = nodes.slice(0, -1).filter(({ message }) => isFields(message) && !texts.has(message));
      for (const node of missing.slice(0, NODES_PREPARED_AT_A_TIME)) textOf(node);
      return missing.length > NODES_PREPARED_AT_A_TIME;
    },
    write(chat) {
      if (chat === null) return null;
      const { nodes, ...rest } = chat;
      const pieces = [`${latin1Json(rest).slice(0, -1)},"nodes":[`];
      nodes.forEach((node, index) => {
        const isLast = index === nodes.length - 1;
        pieces.push(isLast ? latin1Json(node) : textOf(node), isLast ? '' : ',');
      });
      pieces.push(']}');
      // Joined at once: the browser copies a text that was concatenated step by step once more before storing it.
      return pieces.join('');
    },
  };
}
