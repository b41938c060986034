import type { UIMessageChunk } from 'ai';
import * as z from 'zod/mini';

import { DRAFT_FLASH_MS, WORDS_EVERY_MS } from '#lib/pacing/constants.ts';
import { gathered } from './gathered.ts';

/** Does something so many milliseconds later. */
export type After = (run: () => void, ms: number) => void;

type Words = Extract<UIMessageChunk, { type: 'text-delta' | 'tool-input-delta' }>;

const draftsSchema = z.object({ stage: z.literal('drafts') });

/**
 * The chunks of an answer at the pace of a reader: words that follow one another go on together, and drafts that films
 * have replaced at once are left out. All else goes on as it comes.
 */
export function gatheredChunks(
  stream: ReadableStream<UIMessageChunk>,
  after: After = (run, ms) => void setTimeout(run, ms),
): ReadableStream<UIMessageChunk> {
  return gathered(stream, {
    later: (run, chunk) => after(run, isWords(chunk) ? WORDS_EVERY_MS : DRAFT_FLASH_MS),
    mayGrow: (chunk) => isWords(chunk) || isDraft(chunk),
    joined: (first, second) => longer(first, second) ?? superseding(first, second),
  });
}

const isWords = (chunk: UIMessageChunk): chunk is Words =>
  chunk.type === 'text-delta' || chunk.type === 'tool-input-delta';

const isDraft = (chunk: UIMessageChunk): boolean =>
  chunk.type === 'tool-output-available' &&
  chunk.preliminary === true &&
  draftsSchema.safeParse(chunk.output).success;

/** Words that go on with others, in one. */
function longer(first: UIMessageChunk, second: UIMessageChunk): Words | undefined {
  if (first.type === 'text-delta' && second.type === 'text-delta') {
    const isPlain = first.providerMetadata === undefined && second.providerMetadata === undefined;
    return isPlain && first.id === second.id ? { ...first, delta: first.delta + second.delta } : undefined;
  }
  if (first.type !== 'tool-input-delta' || second.type !== 'tool-input-delta') return undefined;
  if (first.toolCallId !== second.toolCallId) return undefined;
  return { ...first, inputTextDelta: first.inputTextDelta + second.inputTextDelta };
}

/** Drafts that films have replaced already are not drawn: that would hold the films up. */
function superseding(first: UIMessageChunk, second: UIMessageChunk): UIMessageChunk | undefined {
  const isSame =
    first.type === 'tool-output-available' &&
    second.type === 'tool-output-available' &&
    first.toolCallId === second.toolCallId;
  return isSame && isDraft(first) ? second : undefined;
}
