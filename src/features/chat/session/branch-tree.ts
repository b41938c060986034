import type { ChatMessage } from '#tools/registry.ts';

/** A message and the one before it. The placeholder of an unreadable message carries it as it was, in `raw`. */
export interface TreeNode {
  id: string;
  parent: string | null;
  message: ChatMessage;
  raw?: unknown;
}

/** Which of several versions a message is; `index` counts from 0. */
export interface BranchPlace {
  index: number;
  count: number;
}

/** The places of messages that have several versions, by their ids. */
export type Places = Readonly<Record<string, BranchPlace>>;

export interface TreeState {
  nodes: readonly TreeNode[];
  head: string | null;
  chosen: Readonly<Record<string, string>>;
}

const EMPTY: TreeState = { nodes: [], head: null, chosen: {} };
const keyOf = (parent: string | null) => parent ?? '';

/**
 * All versions of a conversation: an edited message and a new answer are new branches beside the old ones, and
 * nothing that was said is lost. What is shown is the path to the head.
 */
export function createBranchTree({ nodes, head, chosen }: TreeState = EMPTY) {
  const byId = new Map<string, TreeNode>();
  const children = new Map<string, string[]>();
  const picked = new Map(Object.entries(chosen));

  const add = (node: TreeNode) => {
    byId.set(node.id, node);
    const siblings = children.get(keyOf(node.parent));
    if (siblings === undefined) children.set(keyOf(node.parent), [node.id]);
    else siblings.push(node.id);
  };
  for (const node of nodes) if (!byId.has(node.id)) add({ ...node });

  const versionsOf = (id: string): string[] => {
    const node = byId.get(id);
    if (node === undefined) return [];
    const ids = children.get(keyOf(node.parent)) ?? [];
    // Nearly all of a thousand messages stand alone.
    return ids.length === 1
      ? ids
      : ids.filter((other) => byId.get(other)?.message.role === node.message.role);
  };

  /** The path through this message, on along the branch that was shown last. */
  const pathThrough = (id: string): ChatMessage[] => {
    const path: ChatMessage[] = [];
    const seen = new Set<string>();
    const take = (node: TreeNode | undefined): node is TreeNode => node !== undefined && !seen.has(node.id);
    for (let node = byId.get(id); take(node); node = byId.get(keyOf(node.parent))) {
      seen.add(node.id);
      path.unshift(node.message);
    }
    const next = (from: string) => byId.get(picked.get(from) ?? children.get(from)?.at(-1) ?? '');
    for (let node = next(id); take(node); node = next(node.id)) {
      seen.add(node.id);
      path.push(node.message);
    }
    return path;
  };

  const first = () => picked.get('') ?? children.get('')?.at(-1);
  const start = head !== null && byId.has(head) ? head : first();
  let shown: readonly ChatMessage[] = start === undefined ? [] : pathThrough(start);

  return {
    /** Records the path that is shown now. Answers whether places may have changed. */
    record(path: readonly ChatMessage[]): boolean {
      let changed = path.length < shown.length;
      // Only the end of a path changes while an answer streams.
      let at = path.length - 1;
      for (; at >= 0 && path[at] !== shown[at]; at -= 1);
      for (at += 1; at < path.length; at += 1) {
        const message = path[at];
        if (message === undefined || isBlank(message)) continue;
        const parent = path[at - 1]?.id ?? null;
        const known = byId.get(message.id);
        if (known === undefined) add({ id: message.id, parent, message });
        else known.message = message;
        const key = keyOf(parent);
        changed ||= known === undefined || picked.get(key) !== message.id;
        picked.set(key, message.id);
      }
      shown = path;
      return changed;
    },
    /** The version before or after this message; undefined where there is none. */
    neighbour(id: string, step: 1 | -1): string | undefined {
      const versions = versionsOf(id);
      return versions[versions.indexOf(id) + step];
    },
    pathThrough,
    path: () => [...shown],
    /** The places of messages on the path that have more than one version. */
    places(): Places {
      const places: Record<string, BranchPlace> = {};
      for (const { id } of shown) {
        const versions = versionsOf(id);
        if (versions.length > 1) places[id] = { index: versions.indexOf(id), count: versions.length };
      }
      return places;
    },
    /** Puts a placeholder where a message turned out to be unreadable. */
    amend(nodes: readonly TreeNode[]): void {
      for (const { id, message, raw } of nodes) {
        const known = byId.get(id);
        if (known !== undefined) Object.assign(known, { message, raw });
      }
      shown = shown.map((message) => byId.get(message.id)?.message ?? message);
    },
    state: (): TreeState => ({
      nodes: [...byId.values()],
      head: shown.findLast(({ id }) => byId.has(id))?.id ?? null,
      chosen: Object.fromEntries(picked),
    }),
    size: () => byId.size,
  };
}

export type BranchTree = ReturnType<typeof createBranchTree>;

/** An answer of which nothing has arrived: there is nothing to keep. */
export const isBlank = (message: ChatMessage): boolean =>
  message.role === 'assistant' &&
  message.metadata?.unreadable !== true &&
  message.parts.every(
    (part) =>
      part.type === 'step-start' || part.type === 'reasoning' || (part.type === 'text' && part.text === ''),
  );
