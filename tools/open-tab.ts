import { tool, zodSchema } from 'ai';
import * as z from 'zod/mini';

import { TABS } from '#domain/tab.ts';
import type { ToolPorts } from './context.ts';

export const tabOutputSchema = z.object({ status: z.literal('done'), tab: z.enum(TABS) });

const tabInput = zodSchema(z.object({ tab: z.enum(TABS) }));

/** `openTab`: navigation (N-05 to N-07). */
export const openTab = ({ screen }: ToolPorts) =>
  tool({
    description: 'Uygulamanın bir sekmesini açar.',
    inputSchema: tabInput,
    outputSchema: tabOutputSchema,
    execute({ tab }) {
      screen.openTab(tab);
      return { status: 'done' as const, tab };
    },
  });
