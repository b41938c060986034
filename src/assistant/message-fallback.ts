import { METADATA_KEY } from '#ai-service/model-with-fallback.ts';
import { type Fallback, fallbackInText, fallbackSchema } from '#domain/fallback.ts';
import { isFields } from '#lib/is-fields.ts';
import type { ChatMessage } from '#tools/registry.ts';

type Part = ChatMessage['parts'][number];

/** Why a built-in part answered in the place of an AI service; undefined where none did. */
export function fallbackIn(part: Part): Fallback | undefined {
  if (part.type === 'text') return fallbackInMetadata(part.providerMetadata);
  if (part.type !== 'tool-recommendFilms' && part.type !== 'tool-surpriseFilm') return undefined;
  return part.state === 'output-available' && part.output.status === 'done'
    ? part.output.fallback
    : undefined;
}

/** The same, of the metadata of a text. */
export function fallbackInMetadata(metadata: Readonly<Record<string, unknown>> = {}): Fallback | undefined {
  const own = metadata[METADATA_KEY];
  const { fallback: reason, retryAt } = isFields(own) ? own : {};
  return fallbackSchema.safeParse({ reason, retryAt }).data;
}

/** Whether a built-in part answered for an AI service that failed. */
export const isFallback = (part: Part): boolean => fallbackIn(part) !== undefined;

/** A kept message with the fields that older versions did not write: who answered was said in its texts only. */
export function withFallbackFields(message: ChatMessage): ChatMessage {
  const parts = message.parts.map(withFallbackField);
  return parts.every((part, place) => part === message.parts[place]) ? message : { ...message, parts };
}

function withFallbackField(part: Part): Part {
  if (isFallback(part)) return part;
  if (part.type === 'text') {
    const reason = fallbackInText(part.text)?.reason;
    return reason === undefined
      ? part
      : { ...part, providerMetadata: { [METADATA_KEY]: { fallback: reason } } };
  }
  if (part.type !== 'tool-recommendFilms' && part.type !== 'tool-surpriseFilm') return part;
  if (part.state !== 'output-available' || part.output.status !== 'done') return part;
  const fallback = fallbackInText(part.output.explanation);
  // TypeScript loses which tool an output is of when it is spread; only one field is added to it.
  return fallback === undefined ? part : ({ ...part, output: { ...part.output, fallback } } as Part);
}
