import type { LanguageModelV4 } from '@ai-sdk/provider';
import { type AbstractChat, asSchema, type ChatTransport } from 'ai';

import type { ToolPorts } from '#tools/context.ts';
import type { ChatMessage, Tools } from '#tools/registry.ts';
import { createAgent, TOKEN_BUDGET } from './agent.ts';
import { withFinishErrors } from './finish-errors.ts';
import { createTransport } from './transport.ts';

interface WarmUpOptions {
  ports: ToolPorts;
  /** Made over these ports. */
  tools: Tools;
  /** Speaks like the connected model and asks nobody; without one nothing is rehearsed. */
  model?: LanguageModelV4 | undefined;
  now: () => Date;
  /** A conversation of its own, which is shown nowhere. */
  createChat: (transport: ChatTransport<ChatMessage>) => AbstractChat<ChatMessage>;
  /** Between two pieces of work; together they hold a slow page up. */
  breathe: () => Promise<void>;
}

/**
 * The first question is slow: the SDK makes a JSON Schema of each tool's input, and code runs slowly the first time. So
 * both are done ahead; the schemas stay in the SDK, and a model answers once in a chat that nobody sees
 * (docs/decisions/020-work-at-rest.md).
 */
export async function warmUp({
  ports,
  tools,
  model,
  now,
  createChat,
  breathe,
}: WarmUpOptions): Promise<void> {
  for (const { inputSchema } of Object.values(tools)) {
    await breathe();
    await asSchema<unknown>(inputSchema).jsonSchema;
  }
  if (model === undefined) return;
  const agent = createAgent({ model, ports, tokenBudget: TOKEN_BUDGET, breathe });
  const speaker = { agent, model: model.modelId };
  const chat = createChat(withFinishErrors(createTransport({ agent: async () => speaker, now, breathe })));
  await chat.sendMessage({ text: 'Prova' });
}
