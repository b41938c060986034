/**
 * A stream that fails where nothing comes for so many milliseconds after something has: whoever waits for the first word
 * of an answer would otherwise wait for thoughts that never end.
 */
export function watchStall<Part>(source: ReadableStream<Part>, ms: number): ReadableStream<Part> {
  const reader = source.getReader();
  let hasBegun = false;

  async function next() {
    if (!hasBegun) return reader.read();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DOMException('The answer stalled.', 'TimeoutError')), ms);
    });
    try {
      return await Promise.race([reader.read(), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await next();
        hasBegun = true;
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        controller.error(error);
        await reader.cancel(error).catch(() => {});
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
