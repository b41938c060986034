/** A source of numbers in [0, 1), like `Math.random`, handed in so that a test or `--seed` can repeat a run. */
export type Random = () => number;

/** A seeded source (mulberry32): the same seed gives the same numbers. Not for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
