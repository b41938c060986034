import type { UIMessageChunk } from 'ai';
import * as z from 'zod/mini';

import { DRAFT_FLASH_MS, WORDS_EVERY_MS } from '#lib/pacing/constants.ts';

import { coalesceStream } from './coalesce-stream.ts';

/** Does something so many milliseconds later. */
export type After = (run: () => void, ms: number) => void;

type Words = Extract<UIMessageChunk, { type: 'text-delta' | 'tool-input-delta' }>;

const draftsSchema = z.object({ stage: z.literal('drafts') });

/**
 * The chunks of an answer at the pace of a reader (docs/decisions/018-reading-pace.md): words that follow one another are
 * joined, drafts that films replace at once are left out, and all else passes as it comes.
 */
export function coalesceChunks(
  stream: ReadableStream<UIMessageChunk>,
  after: After = (run, ms) => void setTimeout(run, ms),
): ReadableStream<UIMessageChunk> {
  return coalesceStream(stream, {
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
