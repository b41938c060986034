/**
 * A short name for a text, 64 bits in letters and digits. Not for secrets. Equal texts have equal names; that
 * different texts do too is unlikely, and whoever must be sure compares the texts.
 */
export function contentHash(text: string): string {
  let left = 0xdeadbeef ^ text.length;
  let right = 0x41c6ce57 ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    left = Math.imul(left ^ code, 0x9e3779b1);
    right = Math.imul(right ^ code, 0x5f356495);
  }
  left = Math.imul(left ^ (left >>> 16), 0x85ebca6b) ^ Math.imul(right ^ (right >>> 13), 0xc2b2ae35);
  right = Math.imul(right ^ (right >>> 16), 0x85ebca6b) ^ Math.imul(left ^ (left >>> 13), 0xc2b2ae35);
  return [left, right].map((half) => (half >>> 0).toString(36).padStart(7, '0')).join('');
}
