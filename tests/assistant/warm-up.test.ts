import { asSchema } from 'ai';
import { describe, expect, it, vi } from 'vitest';

import { warmUp } from '#assistant/warm-up.ts';
import { createTools } from '#tools/registry.ts';
import { toolPorts } from '#tests/support/tool-ports.ts';

describe('warmUp', () => {
  it('makes the schema of each tool, with a breath before each', async () => {
    const tools = createTools(toolPorts().ports);
    const breathe = vi.fn(async () => {});
    await warmUp(tools, breathe);
    expect(breathe).toHaveBeenCalledTimes(Object.keys(tools).length);
    const { jsonSchema } = asSchema<unknown>(tools.recommendFilms.inputSchema);
    expect(await jsonSchema).toMatchObject({ type: 'object' });
    // Made once: the next question finds it.
    expect(asSchema<unknown>(createTools(toolPorts().ports).recommendFilms.inputSchema).jsonSchema).toBe(
      jsonSchema,
    );
  });
});
