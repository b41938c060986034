import type { SomeWishes } from '../lexicon/concepts.ts';

/** Wishes with others on top: lists grow, of single values the later holds. */
export function addWishes(before: SomeWishes, more: SomeWishes): SomeWishes {
  const all: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(more)) {
    const own = all[name];
    all[name] = Array.isArray(own) && Array.isArray(value) ? [...new Set([...own, ...value])] : value;
  }
  // Every value is one of the two wishes' own, or a list of them.
  return all as SomeWishes;
}
