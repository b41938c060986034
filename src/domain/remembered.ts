/**
 * A pure function of a text whose answers are kept, up to `most` of them; then it begins anew. This and `rememberedOf` are the
 * only caches outside an object that owns them: rules fold the same thousand titles, names and themes at every turn, and a turn has
 * 10 ms (docs/benchmarks.md). Texts longer than `longest` come from outside and are not kept.
 */
export function remembered<T>(
  make: (text: string) => T,
  { most, longest = Infinity }: { most: number; longest?: number },
): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    if (kept.size >= most) kept.clear();
    if (text.length <= longest) kept.set(text, made);
    return made;
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
