import type { LanguageModelV4FinishReason, LanguageModelV4StreamPart } from '@ai-sdk/provider';

import { AnswerCutError } from './failures/failure.ts';
import { type FailureKind, ServiceError } from './failures/service-failure.ts';

type Part = LanguageModelV4StreamPart;

const CAUSES: Partial<Record<LanguageModelV4FinishReason['unified'], FailureKind>> = {
  length: 'lengthReached',
  'content-filter': 'filtered',
  interrupted: 'cut',
};

/** Why an answer ended before its end; undefined where it ended by itself. */
export function brokenOff({ unified }: LanguageModelV4FinishReason): ServiceError | undefined {
  const kind = CAUSES[unified];
  return kind && new ServiceError({ kind });
}

/**
 * An answer that somebody else goes on with where it breaks: what had arrived stays, and the rest is theirs. A call is
 * passed on when it is whole, since nobody could go on with half of one; after a whole call the turn goes on as planned.
 * An abort is no break.
 */
export async function* unbroken(
  source: AsyncIterable<Part>,
  goOn: (error: unknown) => Promise<AsyncIterable<Part>>,
  isAborted: () => boolean,
): AsyncGenerator<Part> {
  const open = new Map<string, 'text-end' | 'reasoning-end'>();
  const inputs = new Map<string, Part[]>();
  let hasCall = false;
  let end: Extract<Part, { type: 'finish' }> | undefined;
  let broken: unknown;
  try {
    for await (const part of source) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish') {
        end = part;
        continue;
      }
      if (part.type === 'text-start') open.set(part.id, 'text-end');
      else if (part.type === 'reasoning-start') open.set(part.id, 'reasoning-end');
      else if (part.type === 'text-end' || part.type === 'reasoning-end') open.delete(part.id);
      if (part.type === 'tool-input-start') inputs.set(part.id, []);
      if (
        part.type === 'tool-input-start' ||
        part.type === 'tool-input-delta' ||
        part.type === 'tool-input-end'
      ) {
        inputs.get(part.id)?.push(part);
        continue;
      }
      if (part.type === 'tool-call') {
        yield* inputs.get(part.toolCallId) ?? [];
        hasCall = true;
      }
      yield part;
    }
    broken = end === undefined ? new AnswerCutError() : brokenOff(end.finishReason);
  } catch (error) {
    if (isAborted()) throw error;
    broken = error;
  }
  if (end !== undefined && broken === undefined) return yield end;
  for (const [id, type] of open) yield { type, id };
  if (hasCall) {
    const usage = end?.usage ?? NO_USAGE;
    return yield { type: 'finish', usage, finishReason: { unified: 'tool-calls', raw: undefined } };
  }
  for await (const part of await goOn(broken)) if (part.type !== 'stream-start') yield part;
}

const NO_USAGE = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};
