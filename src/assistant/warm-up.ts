import { asSchema } from 'ai';

import type { Tools } from '#tools/registry.ts';

/**
 * Makes what the first question would have to wait for: the JSON Schema of each tool's input, which the SDK keeps.
 * @param breathe between two of them; together they hold a slow page up
 */
export async function warmUp(tools: Tools, breathe: () => Promise<void>): Promise<void> {
  for (const { inputSchema } of Object.values(tools)) {
    await breathe();
    await asSchema<unknown>(inputSchema).jsonSchema;
  }
}
