import { asSchema } from 'ai';
import { describe, expect, it, vi } from 'vitest';

import { createOpenAiModel } from '#ai-service/openai-model.ts';
import { rehearsedAnswer } from '#ai-service/rehearsed-answer.ts';
import { warmUp } from '#assistant/warm-up.ts';
import { createChat } from '#features/chat/session/create-chat.ts';
import { createTools } from '#tools/registry.ts';
import { scriptedModel } from '#tests/support/scripted-model.ts';
import { NOW, toolPorts } from '#tests/support/tool-ports.ts';

const now = () => NOW;

describe('warmUp', () => {
  it('makes the schema of each tool, with a breath before each', async () => {
    const { ports } = toolPorts();
    const breathe = vi.fn(async () => {});
    const tools = createTools(ports);
    await warmUp({ ports, tools, now, createChat, breathe });
    expect(breathe).toHaveBeenCalledTimes(Object.keys(tools).length);
    const { jsonSchema } = asSchema<unknown>(tools.recommendFilms.inputSchema);
    expect(await jsonSchema).toMatchObject({ type: 'object' });
    // Made once: the next question finds it.
    expect(asSchema<unknown>(createTools(toolPorts().ports).recommendFilms.inputSchema).jsonSchema).toBe(
      jsonSchema,
    );
  });

  it('has the model answer once, and shows nothing', async () => {
    const { ports, shown, records } = toolPorts();
    const model = scriptedModel([{ say: 'Bir, iki' }]);
    await warmUp({ ports, tools: createTools(ports), model, now, createChat, breathe: async () => {} });
    expect(model.prompts).toHaveLength(1);
    expect(shown).toEqual([]);
    expect(records.chats.get()).toEqual([]);
  });

  it('is silent about a rehearsal that fails', async () => {
    const { ports } = toolPorts();
    const model = scriptedModel([{ fail: new Error('olmadı') }]);
    await expect(
      warmUp({ ports, tools: createTools(ports), model, now, createChat, breathe: async () => {} }),
    ).resolves.toBeUndefined();
  });

  it('rehearses with a service that is never asked', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    const pause = vi.fn(async () => {});
    const model = createOpenAiModel({ apiKey: '', fetch: rehearsedAnswer(pause) });
    const { stream } = await model.doStream({
      prompt: [{ role: 'user', content: [{ type: 'text', text: 'Prova' }] }],
    });
    const parts: unknown[] = [];
    for await (const part of stream) parts.push(part);
    expect(parts).toContainEqual(expect.objectContaining({ type: 'text-delta', delta: 'prova ' }));
    expect(parts.at(-1)).toMatchObject({ type: 'finish', finishReason: { unified: 'stop' } });
    expect(parts).not.toContainEqual(expect.objectContaining({ type: 'error' }));
    expect(pause.mock.calls.length).toBeGreaterThan(4);
    expect(asked).not.toHaveBeenCalled();
  });
});
