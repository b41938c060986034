import { type ChatTransport, DirectChatTransport, type UIMessageChunk } from 'ai';

import type { ChatMessage } from '#tools/registry.ts';
import type { SineAgent } from './agent.ts';
import { errorMessage } from './error-message.ts';
import { settleMessages } from './settle.ts';

export interface TransportOptions {
  /** The agent of the model that speaks now, and its name; asked anew for every turn. */
  agent: () => Promise<{ agent: SineAgent; model: string }>;
  now: () => Date;
}

/** Runs the agent in the page, without a server, and never lets an unfinished call wedge the conversation. */
export function createTransport({ agent, now }: TransportOptions): ChatTransport<ChatMessage> {
  return {
    async sendMessages(options): Promise<ReadableStream<UIMessageChunk>> {
      const speaker = await agent();
      const direct = new DirectChatTransport<
        never,
        SineAgent['tools'],
        Record<string, unknown>,
        never,
        ChatMessage
      >({
        agent: speaker.agent,
        onError: errorMessage,
        messageMetadata: ({ part }) =>
          part.type === 'start' ? { model: speaker.model, createdAt: now().toISOString() } : undefined,
      });
      return direct.sendMessages({ ...options, messages: settleMessages(options.messages) });
    },
    reconnectToStream: async () => null,
  };
}
