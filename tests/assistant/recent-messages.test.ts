import type { UIMessage } from 'ai';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createAgent } from '#assistant/agent.ts';
import { recentMessages } from '#assistant/recent-messages.ts';
import { createTransport } from '#assistant/transport.ts';
import { scriptedModel } from '#tests/support/scripted-model.ts';
import { NOW, toolPorts } from '#tests/support/tool-ports.ts';
import type { ChatMessage } from '#tools/registry.ts';

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

describe('a conversation of a thousand messages', () => {
  it('reaches the model as its latest messages, after the page has drawn', async () => {
    const steps: string[] = [];
    const model = scriptedModel([{ say: 'Buradayım.' }]);
    const breathe = async () => void steps.push(`before ${model.prompts.length} questions`);
    const transport = createTransport({
      agent: async () => ({ agent: createAgent({ model, ports: toolPorts().ports, breathe }), model: 'm' }),
      now: () => NOW,
      breathe,
    });
    const messages = Array.from({ length: 1001 }, (_, at): ChatMessage => {
      const role = at % 2 === 0 ? 'user' : 'assistant';
      return { id: `m${at}`, role, parts: [{ type: 'text', text: `${at}. söz` }] };
    });
    const options = { chatId: 'c', trigger: 'submit-message', messageId: undefined } as const;
    const stream = await transport.sendMessages({ ...options, messages, abortSignal: undefined });
    for await (const _ of stream);
    const [prompt = []] = model.prompts;
    expect(prompt).toHaveLength(40);
    expect(JSON.stringify(prompt.at(-1))).toContain('1000. söz');
    expect(steps).toEqual(['before 0 questions', 'before 0 questions', 'before 1 questions']);
  });
});
