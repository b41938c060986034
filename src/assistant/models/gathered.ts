import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';

type Part = LanguageModelV4StreamPart;
type Delta = Extract<Part, { type: 'text-delta' | 'tool-input-delta' }>;

/** Runs what is left to do once the present task of the page is over. */
export type Later = (run: () => void) => void;

/**
 * A model whose words are handed on by what arrived together. A service sends an answer in hundreds of pieces of a few
 * letters; those that one reading of the line brings could never be seen apart, but each of them would go the whole way
 * to the screen by itself. Nothing else is held back, nothing is lost where the line breaks.
 */
export function withGatheredDeltas(model: LanguageModelV4, later: Later): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: (options) => model.doGenerate(options),
    async doStream(options) {
      const answer = await model.doStream(options);
      return { ...answer, stream: gathered(answer.stream, later) };
    },
  };
}

function gathered(source: ReadableStream<Part>, later: Later): ReadableStream<Part> {
  const reader = source.getReader();
  const parts: Part[] = [];
  let end: 'none' | 'closed' | { error: unknown } = 'none';
  let wake = () => {};

  async function readAll(): Promise<void> {
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        const whole = joined(parts.at(-1), next.value);
        if (whole !== undefined) parts[parts.length - 1] = whole;
        else {
          parts.push(next.value);
          wake();
        }
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
        if (first !== undefined && isDelta(first) && parts.length === 1 && end === 'none') {
          // More of it may be on its way to us; what comes after it tells that it is whole.
          await Promise.race([woken(), new Promise<void>(later)]);
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

const isDelta = (part: Part): part is Delta => part.type === 'text-delta' || part.type === 'tool-input-delta';

/** Both in one, where the second goes on with the first; what a service says of one piece stays with that piece. */
function joined(last: Part | undefined, part: Part): Delta | undefined {
  if (last === undefined || !isDelta(last) || !isDelta(part)) return undefined;
  const isMore = part.type === last.type && part.id === last.id;
  const isPlain = part.providerMetadata === undefined && last.providerMetadata === undefined;
  return isMore && isPlain ? { ...last, delta: last.delta + part.delta } : undefined;
}
