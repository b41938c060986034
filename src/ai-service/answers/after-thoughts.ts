export const THOUGHTS_CLOSE = '</think>';

/** What follows the thoughts of a model whose template opens them before the answer begins. */
export function afterThoughts(text: string): string {
  const end = text.lastIndexOf(THOUGHTS_CLOSE);
  return end < 0 || text.includes('<think>') ? text : text.slice(end + THOUGHTS_CLOSE.length).trimStart();
}
