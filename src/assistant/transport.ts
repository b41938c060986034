import { type ChatTransport, DirectChatTransport, type UIMessage, type UIMessageChunk } from 'ai';

import type { ChatMessage, MessageMetadata, UITools } from '#tools/registry.ts';
import type { SineAgent } from './agent.ts';
import { errorMessage } from './error-message.ts';
import { type After, coalesceChunks } from './coalesce-chunks.ts';
import { type CheckNamed, withNamedFilms } from './named-films.ts';
import { recentMessages } from './recent-messages.ts';
import { closeDanglingCalls } from './close-dangling-calls.ts';

interface TransportOptions {
  /** The agent of this turn and its model's name; asked anew for every turn. */
  agent: () => Promise<{ agent: SineAgent; readonly model: string; checkNamed?: CheckNamed | undefined }>;
  now: () => Date;
  /** Lets the page draw: the question before the work on it begins, the last words before the end of the answer. */
  breathe?: () => Promise<void>;
  /** Delays words and drafts, so that later ones may join or replace them; `setTimeout` where none is given. */
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
        SentMessage
      >({
        agent: speaker.agent,
        onError: errorMessage,
        messageMetadata: ({ part }) =>
          part.type === 'start'
            ? { model: speaker.model, createdAt: now().toISOString() }
            : // Only the end tells whether the built-in model answered for a failed service.
              part.type === 'finish'
              ? { model: speaker.model }
              : undefined,
      });
      const readable = options.messages.filter(({ metadata }) => metadata?.unreadable !== true);
      const messages = closeDanglingCalls(recentMessages(readable)).map(asSent);
      const stream = await direct.sendMessages({ ...options, messages });
      const { checkNamed } = speaker;
      const coalesced = coalesceChunks(stream, after);
      const chunks = checkNamed === undefined ? coalesced : coalesced.pipeThrough(withNamedFilms(checkNamed));
      return breathe === undefined ? chunks : chunks.pipeThrough(unhurriedEnd(breathe));
    },
    reconnectToStream: async () => null,
  };
}

/** A message as it is sent on. */
type SentMessage = UIMessage<MessageMetadata, never, UITools>;

/**
 * Thoughts and looked-up films are for people: sent on, they would fill the context, and most services refuse a model's
 * thoughts.
 */
function asSent({ parts, ...message }: ChatMessage): SentMessage {
  return {
    ...message,
    parts: parts.filter((part) => part.type !== 'reasoning' && part.type !== 'data-namedFilms'),
  };
}

/** Holds the end of an answer back until its last words are drawn: at the end the panel changes and everything is saved. */
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
