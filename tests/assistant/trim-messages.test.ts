import type { ModelMessage } from 'ai';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { estimateTokens, trimMessages } from '#assistant/trim-messages.ts';

type Turn = { said: string; calls: { result: string }[]; answer: string };

const text = fc.string({ maxLength: 200 });
const turn: fc.Arbitrary<Turn> = fc.record({
  said: text,
  calls: fc.array(fc.record({ result: text }), { maxLength: 3 }),
  answer: text,
});

/** A conversation as the SDK makes one: each call is answered in the tool message that follows it. */
const messagesOf = (turns: readonly Turn[]): ModelMessage[] =>
  turns.flatMap(({ said, calls, answer }, at): ModelMessage[] => [
    { role: 'user', content: said },
    ...calls.flatMap(({ result }, call): ModelMessage[] => [
      {
        role: 'assistant',
        content: [{ type: 'tool-call', toolCallId: `${at}-${call}`, toolName: 'openTab', input: {} }],
      },
      {
        role: 'tool',
        content: [
          {
            type: 'tool-result',
            toolCallId: `${at}-${call}`,
            toolName: 'openTab',
            output: { type: 'text', value: result },
          },
        ],
      },
    ]),
    { role: 'assistant', content: answer },
  ]);

const tokensOf = (messages: readonly ModelMessage[]) =>
  messages.reduce((sum, message) => sum + estimateTokens(message), 0);

const idsOf = (messages: readonly ModelMessage[], type: string) =>
  messages.flatMap(({ content }) =>
    typeof content === 'string'
      ? []
      : content.flatMap((part) => (part.type === type && 'toolCallId' in part ? [part.toolCallId] : [])),
  );

const talk = fc.array(turn, { minLength: 1, maxLength: 12 }).map(messagesOf);
const budget = fc.integer({ min: 0, max: 1200 });

describe('trimMessages', () => {
  it('never parts a tool call from its result', () => {
    fc.assert(
      fc.property(talk, budget, (messages, most) => {
        const kept = trimMessages(messages, most);
        expect(idsOf(kept, 'tool-call')).toEqual(idsOf(kept, 'tool-result'));
      }),
    );
  });

  it('keeps the end of the conversation, from something that a person said', () => {
    fc.assert(
      fc.property(talk, budget, (messages, most) => {
        const kept = trimMessages(messages, most);
        expect(kept).toEqual(messages.slice(messages.length - kept.length));
        expect(kept[0]?.role).toBe('user');
      }),
    );
  });

  it('stays within the budget wherever the last turn does, and keeps as much as fits', () => {
    fc.assert(
      fc.property(talk, budget, (messages, most) => {
        const kept = trimMessages(messages, most);
        const turns = kept.filter(({ role }) => role === 'user').length;
        expect(turns === 1 || tokensOf(kept) <= most).toBe(true);
        const cut = messages.length - kept.length;
        const before = messages.slice(0, cut).findLastIndex(({ role }) => role === 'user');
        expect(before < 0 || tokensOf(messages.slice(before)) > most).toBe(true);
      }),
    );
  });

  it('hands back what fits as it is', () => {
    const messages = messagesOf([{ said: 'merhaba', calls: [], answer: 'selam' }]);
    expect(trimMessages(messages, 100)).toBe(messages);
  });

  it('does not read what is too far back to fit', () => {
    const unread: ModelMessage = {
      role: 'user',
      get content(): string {
        throw new Error('read');
      },
    };
    const recent = messagesOf([{ said: 'merhaba', calls: [], answer: 'selam'.repeat(50) }]);
    const before = messagesOf([{ said: 'önce', calls: [], answer: 'selam'.repeat(50) }]);
    expect(trimMessages([unread, unread, ...before, ...recent], 120)).toEqual(recent);
  });
});
