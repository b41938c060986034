/** What was worked out before somebody asks for it. */
interface Ahead<K, V> {
  /** Keeps this one, in the place of any before. */
  keep(key: K, value: V): void;
  /** Hands out what was kept for the key, once. */
  take(key: K): V | undefined;
}

export function createAhead<K, V>(): Ahead<K, V> {
  let kept: { key: K; value: V } | undefined;
  return {
    keep: (key, value) => void (kept = { key, value }),
    take(key) {
      if (kept === undefined || kept.key !== key) return undefined;
      const { value } = kept;
      kept = undefined;
      return value;
    },
  };
}
