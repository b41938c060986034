import { firstManner, type Manner } from './manner.ts';

/** What is known of one model of one server. It grows with what the server refuses and answers. */
export interface Known {
  manner: Manner;
}

export type Memory = (baseUrl: string, model: string) => Known;

/** More servers and models than anybody tries in a visit. */
const MOST = 50;

/** Remembers how each model of each server wants to be asked, so that it refuses a thing once and not with every question. */
export function createMemory(): Memory {
  const all = new Map<string, Known>();
  return (baseUrl, model) => {
    const name = JSON.stringify([baseUrl, model]);
    const known = all.get(name) ?? { manner: firstManner(model) };
    all.delete(name);
    all.set(name, known);
    const [oldest] = all.keys();
    if (all.size > MOST && oldest !== undefined) all.delete(oldest);
    return known;
  };
}

/** The model has shown that it thinks before it answers. */
export function hasThought(known: Known): void {
  if (!known.manner.thinks) known.manner = { ...known.manner, thinks: true };
}
