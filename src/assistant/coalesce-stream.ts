interface Coalescing<Part> {
  /** Runs something once a part that may grow has waited long enough. */
  later: (run: () => void, part: Part) => void;
  /** Whether a part may be followed by more of it, and waits. */
  mayGrow: (part: Part) => boolean;
  /** What stands for both, where the second makes the first one larger or needless; undefined where both are needed. */
  joined: (first: Part, second: Part) => Part | undefined;
}

/**
 * Joins parts of a stream that arrive together: nobody could see them apart. A part that may not grow is not held back.
 * When the source breaks, what it gave before is passed on first; when the reader leaves, the source is ended.
 */
export function coalesceStream<Part>(
  source: ReadableStream<Part>,
  { later, mayGrow, joined }: Coalescing<Part>,
): ReadableStream<Part> {
  const reader = source.getReader();
  const parts: Part[] = [];
  let end: 'none' | 'closed' | { error: unknown } = 'none';
  let wake = () => {};

  async function readAll(): Promise<void> {
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        const last = parts.at(-1);
        const both = last === undefined ? undefined : joined(last, next.value);
        if (both === undefined) parts.push(next.value);
        else parts[parts.length - 1] = both;
        if (both === undefined || !mayGrow(both)) wake();
      }
      end = 'closed';
    } catch (error) {
      end = { error };
    }
    wake();
  }
  const woken = () => new Promise<void>((resolve) => (wake = resolve));

  return new ReadableStream<Part>(
    {
      start() {
        void readAll();
      },
      async pull(controller) {
        if (parts.length === 0 && end === 'none') await woken();
        const [first] = parts;
        if (first !== undefined && mayGrow(first) && parts.length === 1 && end === 'none') {
          // A part that may grow is passed on when the next part does not join it, or when the wait is over.
          await Promise.race([woken(), new Promise<void>((resolve) => later(resolve, first))]);
        }
        const part = parts.shift();
        if (part !== undefined) controller.enqueue(part);
        else if (typeof end === 'object') controller.error(end.error);
        else controller.close();
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
