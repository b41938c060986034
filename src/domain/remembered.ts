/**
 * A pure function of a text whose answers are kept, up to `most` of them; then it begins anew. This and `rememberedOf` are the
 * only caches outside an object that owns them: rules fold the same thousand titles, names and themes at every turn, and a turn has
 * 10 ms (docs/benchmarks.md). Texts longer than `longest` come from outside and are not kept.
 */
export function remembered<T>(
  make: (text: string) => T,
  { most, longest = Infinity }: { most: number; longest?: number },
): (text: string) => T {
  const kept = new Map<string, { text: string; made: T }>();
  // Most are asked of the same text many times in a row.
  let last: { text: string; made: T } | undefined;
  return (text) => {
    if (last?.text === text) return last.made;
    const known = kept.get(text);
    if (known !== undefined) {
      last = known;
      return known.made;
    }
    const made = { text, made: make(text) };
    if (text.length > longest) return made.made;
    if (kept.size >= most) kept.clear();
    kept.set(text, made);
    last = made;
    return made.made;
  };
}

/** The same of an object that nobody changes: its answer is kept as long as the object is. */
export function rememberedOf<Of extends object, T>(make: (of: Of) => T): (of: Of) => T {
  const kept = new WeakMap<Of, T>();
  return (of) => {
    const known = kept.get(of);
    if (known !== undefined) return known;
    const made = make(of);
    kept.set(of, made);
    return made;
  };
}
