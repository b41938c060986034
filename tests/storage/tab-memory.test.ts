import { describe, expect, it } from 'vitest';

import { createTabMemory } from '#storage/tab-memory.ts';

const refusing = () => {
  throw new DOMException('blocked', 'SecurityError');
};

describe("a tab's memory", () => {
  it('remembers and forgets', () => {
    const items = new Map<string, string>();
    const memory = createTabMemory(() => ({
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    }));
    memory.set('a', '');
    expect(memory.get('a')).toBe('');
    memory.set('a', undefined);
    expect(memory.get('a')).toBeUndefined();
    expect(items.size).toBe(0);
  });

  it('lasts as long as the page where the browser refuses it', () => {
    const memory = createTabMemory(refusing);
    memory.set('a', 'b');
    expect(memory.get('a')).toBe('b');
    memory.set('a', undefined);
    expect(memory.get('a')).toBeUndefined();
  });
});
