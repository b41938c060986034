import { describe, expect, it } from 'vitest';

import { startsEmpty } from '#features/chat/session/starts-empty.ts';

const entry = (id: string, updatedAt: string) => ({
  id,
  title: id,
  pinned: false,
  createdAt: updatedAt,
  updatedAt,
  count: 2,
});
const chats = { get: () => [entry('a', '2026-11-01T10:00:00.000Z'), entry('b', '2026-11-02T10:00:00.000Z')] };
const tab = (open?: string) => ({ get: () => open });

describe('whether a conversation will begin afresh', () => {
  it.each([
    ['nothing is kept', { get: () => [] }, undefined, true],
    ['the last one is kept and this tab remembers nothing', chats, undefined, false],
    ['this tab had one open', chats, 'a', false],
    ['this tab had begun a new one', chats, '', true],
    ['what this tab had open is gone', chats, 'gone', true],
  ])('where %s', (_case, kept, open, expected) => {
    expect(startsEmpty(kept, tab(open))).toBe(expected);
  });
});
