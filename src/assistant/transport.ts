import { type ChatTransport, DirectChatTransport, type UIMessageChunk } from 'ai';

import type { ChatMessage } from '#tools/registry.ts';
import type { SineAgent } from './agent.ts';
import { errorMessage } from './error-message.ts';
import { type After, coalesceChunks } from './coalesce-chunks.ts';
import { recentMessages } from './recent-messages.ts';
import { closeDanglingCalls } from './close-dangling-calls.ts';

interface TransportOptions {
  /** The agent of the model that speaks now, and its name; asked anew for every turn. */
  agent: () => Promise<{ agent: SineAgent; readonly model: string }>;
  now: () => Date;
  /** Lets the page draw: what the person said before the work on it begins, and what was answered before its end. */
  breathe?: () => Promise<void>;
  /** When words and drafts are shown that nothing has joined or replaced by then. */
  after?: After;
}

/** Runs the agent in the page, without a server, and never lets an unfinished call wedge the conversation. */
export function createTransport({
  agent,
  now,
  breathe,
  after,
}: TransportOptions): ChatTransport<ChatMessage> {
  return {
    async sendMessages(options): Promise<ReadableStream<UIMessageChunk>> {
      const [speaker] = await Promise.all([unlessStopped(agent(), options.abortSignal), breathe?.()]);
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
      const messages = closeDanglingCalls(recentMessages(readable));
      const stream = await direct.sendMessages({ ...options, messages });
      const chunks = coalesceChunks(stream, after);
      return breathe === undefined ? chunks : chunks.pipeThrough(unhurriedEnd(breathe));
    },
    reconnectToStream: async () => null,
  };
}

/** Holds the end of an answer back until its last words are drawn: with it the whole panel changes, and all is kept. */
function unhurriedEnd(breathe: () => Promise<void>) {
  return new TransformStream<UIMessageChunk, UIMessageChunk>({
    async transform(chunk, controller) {
      if (chunk.type === 'finish') await breathe();
      controller.enqueue(chunk);
    },
  });
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
