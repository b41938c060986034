import type { LanguageModelV4 } from '@ai-sdk/provider';
import { type AbstractChat, asSchema, type ChatTransport } from 'ai';

import type { ToolPorts } from '#tools/context.ts';
import { type ChatMessage, createTools } from '#tools/registry.ts';
import { createAgent, TOKEN_BUDGET } from './agent.ts';
import { withFinishErrors } from './finish-errors.ts';
import { createTransport } from './transport.ts';

interface WarmUpOptions {
  ports: ToolPorts;
  /** Speaks like the connected model and asks nobody; without one nothing is rehearsed. */
  model?: LanguageModelV4 | undefined;
  now: () => Date;
  /** A conversation of its own, which is shown nowhere. */
  createChat: (transport: ChatTransport<ChatMessage>) => AbstractChat<ChatMessage>;
  /** Between two pieces of work; together they hold a slow page up. */
  breathe: () => Promise<void>;
}

/**
 * Does ahead what the first question would have to wait for: makes the JSON Schema of each tool's input, which the SDK
 * keeps, and has the model answer once, for nobody, since what runs for the first time runs slowly.
 */
export async function warmUp({ ports, model, now, createChat, breathe }: WarmUpOptions): Promise<void> {
  for (const { inputSchema } of Object.values(createTools(ports))) {
    await breathe();
    await asSchema<unknown>(inputSchema).jsonSchema;
  }
  if (model === undefined) return;
  const agent = createAgent({ model, ports, tokenBudget: TOKEN_BUDGET, breathe });
  const speaker = { agent, model: model.modelId };
  const chat = createChat(withFinishErrors(createTransport({ agent: async () => speaker, now, breathe })));
  await chat.sendMessage({ text: 'Prova' });
}
