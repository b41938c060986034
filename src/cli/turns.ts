import * as z from 'zod/mini';

const textsSchema = z.array(z.string());

/** The texts of one input line: a plain text, or a JSON array of texts for a whole conversation (docs/product.md). */
export function readLine(line: string): { texts: string[]; isConversation: boolean } {
  const trimmed = line.trim();
  if (trimmed.startsWith('[')) {
    try {
      const parsed = textsSchema.safeParse(JSON.parse(trimmed));
      if (parsed.success) return { texts: parsed.data, isConversation: true };
    } catch {
      // No JSON after all: somebody typed a bracket.
    }
  }
  return { texts: trimmed === '' ? [] : [trimmed], isConversation: false };
}
