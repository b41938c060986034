import type { UIMessage } from 'ai';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { recentMessages } from '#assistant/recent-messages.ts';

const message = (role: UIMessage['role'], at: number): UIMessage => ({ id: `m${at}`, role, parts: [] });
const conversation = fc
  .array(fc.constantFrom<UIMessage['role']>('user', 'assistant'), { minLength: 1, maxLength: 30 })
  .map((roles) => [message('user', 0), ...roles.map((role, at) => message(role, at + 1))]);

describe('recentMessages', () => {
  it('keeps an end of the conversation, from something the person said', () => {
    fc.assert(
      fc.property(conversation, fc.integer({ min: 1, max: 40 }), (messages, most) => {
        const kept = recentMessages(messages, most);
        expect(kept).toEqual(messages.slice(messages.length - kept.length));
        expect(kept[0]?.role).toBe('user');
      }),
    );
  });

  it('keeps no more than was asked for, unless the last turn alone is longer', () => {
    fc.assert(
      fc.property(conversation, fc.integer({ min: 1, max: 40 }), (messages, most) => {
        const kept = recentMessages(messages, most);
        const turns = kept.filter(({ role }) => role === 'user').length;
        expect(kept.length <= most || turns === 1).toBe(true);
      }),
    );
  });

  it('hands a short conversation back as it is', () => {
    const messages = [message('user', 0), message('assistant', 1)];
    expect(recentMessages(messages)).toBe(messages);
  });
});
