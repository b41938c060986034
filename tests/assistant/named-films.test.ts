import { describe, expect, it } from 'vitest';

import { createAgent } from '#assistant/agent.ts';
import { createTransport } from '#assistant/transport.ts';
import { createChat } from '#features/chat/session/create-chat.ts';
import { readTree } from '#features/chat/session/read-messages.ts';
import { checkNamed } from '#tools/named-films.ts';
import { createTools } from '#tools/registry.ts';
import { scriptedModel, type Step } from '#tests/support/scripted-model.ts';
import { NOW, toolPorts } from '#tests/support/tool-ports.ts';

const { ports } = toolPorts();

async function answered(...steps: Step[]) {
  const model = scriptedModel(steps);
  const chat = createChat(
    createTransport({
      agent: async () => ({
        agent: createAgent({ model, ports }),
        model: 'm',
        checkNamed: (mentions) => checkNamed(ports, mentions),
      }),
      now: () => NOW,
    }),
  );
  await chat.sendMessage({ text: 'ne izlesem' });
  expect(chat.error).toBeUndefined();
  return chat;
}
const named = (chat: Awaited<ReturnType<typeof answered>>) =>
  chat.messages.at(-1)?.parts.flatMap((part) => (part.type === 'data-namedFilms' ? [part.data] : [])) ?? [];

describe('films that an answer named in words only', () => {
  it('V-09 get their cards, and what nobody knows is said', async () => {
    const chat = await answered({
      say: 'Şunlar olur:\n- **Titanik** (1997)\n- **Uydurma Gece** (2031)\n**Mutlaka** izle.',
    });
    expect(named(chat)).toMatchObject([
      { films: [{ title: 'Titanik', year: 1997 }], unchecked: ['Uydurma Gece (2031)'] },
    ]);
  });

  it('are read again with the conversation', async () => {
    const { messages } = await answered({ say: '**Titanik** (1997)' });
    const nodes = messages.map((message, at) => ({
      id: message.id,
      parent: messages[at - 1]?.id ?? null,
      message,
    }));
    const kept = { revision: 1, head: null, chosen: {}, nodes };
    const { state } = await readTree(kept, createTools(ports));
    expect(state.nodes.every(({ raw }) => raw === undefined)).toBe(true);
  });

  it('are not looked for where a tool answered, or nothing is named', async () => {
    expect(
      named(await answered({ call: 'showFilm', input: { title: 'Titanik' } }, { say: '**Titanik** (1997)' })),
    ).toEqual([]);
    expect(named(await answered({ say: 'Nasıl bir film istersin? **Komedi** mi?' }))).toEqual([]);
  });
});
