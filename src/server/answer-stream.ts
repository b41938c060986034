import { createKeyHider } from './hide-key.ts';

/**
 * The bytes as they come, with the key masked. A reader that leaves ends the source; a source that breaks breaks this
 * too, so that nobody takes half an answer for a whole one.
 */
export function withoutKey(source: ReadableStream<Uint8Array>, key: string): ReadableStream<Uint8Array> {
  const hider = createKeyHider(key);
  const reader = source.getReader();
  return new ReadableStream({
    async pull(controller) {
      // A piece may be held back whole; then the next one is waited for.
      for (;;) {
        const { done, value } = await reader.read();
        const bytes = done ? hider.rest() : hider.next(value);
        if (bytes.length > 0) controller.enqueue(bytes);
        if (done) controller.close();
        if (done || bytes.length > 0) return;
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
