import { textHash } from '#lib/text-hash.ts';

/** One of several wordings, always the same one for the same seed: a conversation that is read again stays as it was. */
export function variant(wordings: readonly string[], seed: string): string {
  return wordings[textHash(seed) % wordings.length] ?? '';
}
