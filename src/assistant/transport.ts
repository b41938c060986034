import { type ChatTransport, DirectChatTransport, type UIMessageChunk } from 'ai';
import * as z from 'zod/mini';

import type { ChatMessage } from '#tools/registry.ts';
import type { SineAgent } from './agent.ts';
import { errorMessage } from './error-message.ts';
import { gathered, type Later } from './gathered.ts';
import { settleMessages } from './settle.ts';

/** Drafts that would be seen for less than this are not shown, in milliseconds. */
const FLASH_MS = 40;

const draftsSchema = z.object({ stage: z.literal('drafts') });

export interface TransportOptions {
  /** The agent of the model that speaks now, and its name; asked anew for every turn. */
  agent: () => Promise<{ agent: SineAgent; readonly model: string }>;
  now: () => Date;
  /** When drafts are shown that nothing has replaced by then. */
  later?: Later;
}

/** Runs the agent in the page, without a server, and never lets an unfinished call wedge the conversation. */
export function createTransport({
  agent,
  now,
  later = (run) => void setTimeout(run, FLASH_MS),
}: TransportOptions): ChatTransport<ChatMessage> {
  return {
    async sendMessages(options): Promise<ReadableStream<UIMessageChunk>> {
      const speaker = await unlessStopped(agent(), options.abortSignal);
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
          part.type === 'start'
            ? { model: speaker.model, createdAt: now().toISOString() }
            : // Who stood in for a service that failed is known at the end only.
              part.type === 'finish'
              ? { model: speaker.model }
              : undefined,
      });
      const readable = options.messages.filter(({ metadata }) => metadata?.unreadable !== true);
      const stream = await direct.sendMessages({ ...options, messages: settleMessages(readable) });
      return gathered(stream, { later, mayGrow: isDraft, joined: superseding });
    },
    reconnectToStream: async () => null,
  };
}

/** Drafts, which the next ones or the films replace. */
const isDraft = (chunk: UIMessageChunk): boolean =>
  chunk.type === 'tool-output-available' &&
  chunk.preliminary === true &&
  draftsSchema.safeParse(chunk.output).success;

/** Drafts that films have replaced already are not drawn: that would hold the films up. */
function superseding(first: UIMessageChunk, second: UIMessageChunk): UIMessageChunk | undefined {
  const isSame =
    first.type === 'tool-output-available' &&
    second.type === 'tool-output-available' &&
    first.toolCallId === second.toolCallId;
  return isSame && isDraft(first) ? second : undefined;
}

/** The agent, unless the person stops before there is one: what it waits for (a catalogue, a key) may never come. */
function unlessStopped<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('Durduruldu', 'AbortError'));
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
    work.then(resolve, (error: unknown) => reject(new Error(errorMessage(error), { cause: error })));
  });
}
