/** FNV-1a, an unsigned 32-bit number: the same for the same text, far off for texts that are near. Not for secrets. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
