import { textHash } from '#lib/text-hash.ts';

/**
 * One of several wordings, always the same one for the same seed: a conversation that is read again stays as it was.
 * @param seed any text; one that begins with a count (`7:selam`) goes through the wordings as it counts, so that none is
 * heard twice in a row
 */
export function variant(wordings: readonly string[], seed: string): string {
  const count = /^(\d+):/u.exec(seed)?.[1];
  return wordings[(count === undefined ? textHash(seed) : Number(count)) % wordings.length] ?? '';
}
