import { type Learnt, mannerOf, readLearnt } from './learnt.ts';
import { firstManner, type Manner } from './manner.ts';

/** What is known of one model of one server. It grows with what the server refuses and answers. */
export interface Known extends Readonly<Facts> {
  learn(facts: Partial<Facts>): void;
}

interface Facts {
  manner: Manner;
  /** It cannot use tools: the built-in assistant converses, and the model chooses the films. */
  noTools: boolean;
  /** Its context has no room for long instructions. */
  isSmall: boolean;
}

export interface Memory {
  (baseUrl: string, model: string): Known;
  /** Begins anew with a model: its server may have been changed. */
  forget(baseUrl: string, model: string): void;
}

/** Where what was learnt outlives a visit. */
export interface Shelf {
  get(): readonly unknown[] | null;
  set(entries: readonly unknown[]): unknown;
}

/** More servers and models than anybody uses. */
const MOST = 20;
/** A server that was updated meanwhile is asked the usual way again. */
const KEPT_DAYS = 14;
const DAY_MS = 86_400_000;

interface MemoryOptions {
  shelf?: Shelf | undefined;
  now?: () => Date;
}

/**
 * Remembers how each model of each server wants to be asked, so that it refuses a thing once and not with every question.
 * Without a shelf it ends with the visit.
 */
export function createMemory({ shelf = inVisit(), now = () => new Date() }: MemoryOptions = {}): Memory {
  const isOf = (server: string, model: string) => (entry: Learnt) =>
    entry.server === server && entry.model === model;
  const kept = () => {
    const oldest = now().getTime() - KEPT_DAYS * DAY_MS;
    return readLearnt(shelf.get()).filter(({ at }) => Date.parse(at) > oldest);
  };
  const without = (server: string, model: string) => kept().filter((entry) => !isOf(server, model)(entry));
  /** Questions that run at the same time learn together. */
  const inUse = new Map<string, Known>();

  function open(server: string, model: string): Known {
    const found = kept().find(isOf(server, model));
    const known = {
      manner: found === undefined ? firstManner(model) : mannerOf(found),
      noTools: found?.noTools === true,
      isSmall: found?.isSmall === true,
      learn(facts: Partial<Facts>) {
        Object.assign(known, facts);
        const { manner, noTools, isSmall } = known;
        const entry: Learnt = { server, model, at: now().toISOString(), ...manner, noTools, isSmall };
        shelf.set([...without(server, model), entry].slice(-MOST));
      },
    };
    return known;
  }

  const memory = (server: string, model: string): Known => {
    const name = JSON.stringify([server, model]);
    const known = inUse.get(name) ?? open(server, model);
    inUse.delete(name);
    inUse.set(name, known);
    const [oldest] = inUse.keys();
    if (inUse.size > MOST && oldest !== undefined) inUse.delete(oldest);
    return known;
  };
  const forget = (server: string, model: string): void => {
    inUse.delete(JSON.stringify([server, model]));
    if (kept().some(isOf(server, model))) shelf.set(without(server, model));
  };
  return Object.assign(memory, { forget });
}

/** A shelf that ends with the page. */
function inVisit(): Shelf {
  let entries: readonly unknown[] = [];
  return { get: () => entries, set: (next) => void (entries = next) };
}

/** The model has shown that it thinks before it answers. */
export function hasThought(known: Known): void {
  if (!known.manner.thinks) known.learn({ manner: { ...known.manner, thinks: true } });
}
