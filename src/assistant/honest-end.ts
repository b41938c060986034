import type { ChatTransport, UIMessage, UIMessageChunk } from 'ai';

import { CUT, TOO_LATE } from '#recommender/ai/failure-sentences.ts';
import { errorMessage } from './error-message.ts';

/** What an end is called that is not the answer's own; an answer that ended well has none. */
const ENDS: Readonly<Record<string, string>> = {
  interrupted: CUT,
  length: 'Yanıt, uzunluk sınırına ulaştığı için yarıda kaldı.',
  'content-filter': 'Yapay zekâ servisi yanıtı içerik süzgeciyle durdurdu.',
};

/**
 * A transport whose answers end as what they are (spec §8). The SDK ends a stream that was cut cleanly, or that stalled
 * until its time was over, like one that is complete (findings.md), and hands a line that breaks on in English. What the
 * person stopped is no failure.
 */
export function withHonestEnds<Message extends UIMessage>(
  transport: ChatTransport<Message>,
): ChatTransport<Message> {
  return {
    async sendMessages(options) {
      const stream = await transport.sendMessages(options);
      return streamOf(honest(stream, () => options.abortSignal?.aborted === true));
    },
    reconnectToStream: (options) => transport.reconnectToStream(options),
  };
}

const failure = (errorText: string): UIMessageChunk => ({ type: 'error', errorText });

async function* honest(
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
  if (!ended && !isStopped()) yield failure(CUT);
}

function streamOf(chunks: AsyncGenerator<UIMessageChunk>): ReadableStream<UIMessageChunk> {
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await chunks.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        controller.error(error);
      }
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}
