/** One of several wordings, always the same for one seed: a conversation that is read again stays as it was. */
export function variant(wordings: readonly string[], seed: string): string {
  let hash = 2_166_136_261;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return wordings[(hash >>> 0) % wordings.length] ?? '';
}
