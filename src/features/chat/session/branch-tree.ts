import type { ChatMessage } from '#tools/registry.ts';

/** A message and the one before it. An unreadable one stands in for `raw`, which is kept as it was. */
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

export interface TreeState {
  nodes: readonly TreeNode[];
  head: string | null;
  chosen: Readonly<Record<string, string>>;
}

/**
 * All versions of a conversation: an edited message and a new answer are new branches beside the old ones, and
 * nothing that was said is lost. What is shown is the path to the head.
 */
export interface BranchTree {
  /** Takes up the path as it is now. Answers whether places may have changed. */
  sync(path: readonly ChatMessage[]): boolean;
  /** The version before or after this message; undefined where there is none. */
  neighbour(id: string, step: 1 | -1): string | undefined;
  /** The path through this message, on along the branch that was shown last. */
  pathThrough(id: string): ChatMessage[];
  /** The path to the head. */
  path(): ChatMessage[];
  /** The places of those on the path that have more than one version. */
  places(): Record<string, BranchPlace>;
  /** Puts a stand-in in the place of a message that turned out to be unreadable. */
  amend(nodes: readonly TreeNode[]): void;
  state(): TreeState;
  size(): number;
}

const EMPTY: TreeState = { nodes: [], head: null, chosen: {} };
const keyOf = (parent: string | null) => parent ?? '';

export function createBranchTree({ nodes, head, chosen }: TreeState = EMPTY): BranchTree {
  const byId = new Map<string, TreeNode>();
  const children = new Map<string, string[]>();
  const picked = new Map(Object.entries(chosen));
  let shown: readonly ChatMessage[] = [];

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
  shown = start === undefined ? [] : pathThrough(start);

  return {
    sync(path) {
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
    neighbour(id, step) {
      const versions = versionsOf(id);
      return versions[versions.indexOf(id) + step];
    },
    pathThrough,
    path: () => [...shown],
    places() {
      const places: Record<string, BranchPlace> = {};
      for (const { id } of shown) {
        const versions = versionsOf(id);
        if (versions.length > 1) places[id] = { index: versions.indexOf(id), count: versions.length };
      }
      return places;
    },
    amend(nodes) {
      for (const { id, message, raw } of nodes) {
        const known = byId.get(id);
        if (known !== undefined) Object.assign(known, { message, raw });
      }
      shown = shown.map((message) => byId.get(message.id)?.message ?? message);
    },
    state: () => ({
      nodes: [...byId.values()],
      head: shown.findLast(({ id }) => byId.has(id))?.id ?? null,
      chosen: Object.fromEntries(picked),
    }),
    size: () => byId.size,
  };
}

/** Whether two lists of places say the same. */
export function samePlaces(
  one: Readonly<Record<string, BranchPlace>>,
  other: Readonly<Record<string, BranchPlace>>,
): boolean {
  const ids = Object.keys(one);
  return (
    ids.length === Object.keys(other).length &&
    ids.every((id) => one[id]?.index === other[id]?.index && one[id]?.count === other[id]?.count)
  );
}

/** An answer of which nothing has arrived: there is nothing to keep. */
export const isBlank = (message: ChatMessage): boolean =>
  message.role === 'assistant' &&
  message.metadata?.unreadable !== true &&
  message.parts.every((part) => part.type === 'step-start' || (part.type === 'text' && part.text === ''));
