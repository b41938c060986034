import { asSchema } from 'ai';
import { expect, it } from 'vitest';

import { instructionsWith } from '#assistant/instructions.ts';
import { smallModel } from '#assistant/small-model.ts';
import { isNearby } from '#ai-service/is-nearby.ts';
import { scriptedModel } from '#tests/support/scripted-model.ts';
import { toolPorts } from '#tests/support/tool-ports.ts';
import { createTools } from '#tools/registry.ts';

it('M-43 leaves room in a context of 4,096 tokens', async () => {
  const asked: unknown[] = [];
  const model = scriptedModel([{ say: 'Merhaba' }]);
  const small = smallModel({
    ...model,
    doGenerate: (options) => {
      asked.push({ prompt: options.prompt, tools: options.tools });
      return model.doGenerate(options);
    },
  });
  const tools = await Promise.all(
    Object.entries(createTools(toolPorts().ports)).map(async ([name, { description, inputSchema }]) => ({
      type: 'function' as const,
      name,
      ...(description === undefined ? {} : { description: String(description) }),
      inputSchema: await asSchema<unknown>(inputSchema).jsonSchema,
    })),
  );
  await small.doGenerate({
    prompt: [
      { role: 'system', content: instructionsWith([]) },
      { role: 'user', content: [{ type: 'text', text: 'drama öner' }] },
    ],
    tools,
  });
  // Three characters a token: what is asked takes at most 1,500, the conversation as much again.
  expect(JSON.stringify(asked).length).toBeLessThan(4500);
  expect(JSON.stringify(asked)).toContain('drama öner');
  expect(JSON.stringify(asked)).toContain('"genres"');
  expect(JSON.stringify(asked)).toContain('112');
});

it.each([
  ['http://localhost:11434/v1', true],
  ['http://127.0.0.1:1234/v1', true],
  ['http://192.168.1.20:8080/v1', true],
  ['http://172.20.0.3/v1', true],
  ['http://kutu.local:8000/v1', true],
  ['http://[::1]:8080/v1', true],
  ['https://api.openai.com/v1', false],
  ['https://10.example.com/v1', false],
  ['http://172.40.0.3/v1', false],
  ['', false],
])('M-43 knows what is nearby: %s', (address, expected) => expect(isNearby(address)).toBe(expected));
