import type { ChatTransport, UIMessage, UIMessageChunk } from 'ai';

import {
  ANSWER_CUT,
  CONTENT_FILTERED,
  LENGTH_REACHED,
  TOO_LATE,
} from '#ai-service/failures/failure-sentences.ts';
import { streamOf } from '#lib/stream-of.ts';
import { errorMessage } from './error-message.ts';

/** What people are told of an answer that did not end by itself. */
const ENDS: Readonly<Record<string, string>> = {
  interrupted: ANSWER_CUT,
  length: LENGTH_REACHED,
  'content-filter': CONTENT_FILTERED,
};

/**
 * A transport whose answers end with an error where they are incomplete. The SDK ends a stream that was cut, or that
 * stalled until its time was over, like a complete one, and passes an error on in English (docs/findings.md). What the
 * person stopped is no failure.
 */
export function withFinishErrors<Message extends UIMessage>(
  transport: ChatTransport<Message>,
): ChatTransport<Message> {
  return {
    async sendMessages(options) {
      const stream = await transport.sendMessages(options);
      return streamOf(withErrors(stream, () => options.abortSignal?.aborted === true));
    },
    reconnectToStream: (options) => transport.reconnectToStream(options),
  };
}

const failure = (errorText: string): UIMessageChunk => ({ type: 'error', errorText });

async function* withErrors(
  chunks: AsyncIterable<UIMessageChunk>,
  isStopped: () => boolean,
): AsyncGenerator<UIMessageChunk> {
  let ended = false;
  try {
    for await (const chunk of chunks) {
      ended ||= chunk.type === 'finish' || chunk.type === 'error' || chunk.type === 'abort';
      if (chunk.type === 'abort' && !isStopped()) yield failure(TOO_LATE);
      else yield chunk;
      const end = chunk.type === 'finish' ? ENDS[chunk.finishReason ?? ''] : undefined;
      if (end !== undefined) yield failure(end);
    }
  } catch (error) {
    if (isStopped()) throw error;
    ended = true;
    yield failure(errorMessage(error));
  }
  if (!ended && !isStopped()) yield failure(ANSWER_CUT);
}
