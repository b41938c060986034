/** What this tab remembers until it is closed: it survives a reload and belongs to no other tab. Nothing throws. */
export interface TabMemory {
  get(key: string): string | undefined;
  /** Forgets the key where there is no value. */
  set(key: string, value: string | undefined): void;
}

/** The memory of a browser tab; where the browser refuses it, it lasts as long as the page. */
export function createTabMemory(open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): TabMemory {
  const here = new Map<string, string>();
  return {
    get(key) {
      try {
        return open().getItem(key) ?? undefined;
      } catch {
        return here.get(key);
      }
    },
    set(key, value) {
      if (value === undefined) here.delete(key);
      else here.set(key, value);
      try {
        if (value === undefined) open().removeItem(key);
        else open().setItem(key, value);
      } catch {
        // The page remembers it.
      }
    },
  };
}
