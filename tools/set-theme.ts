import { tool, zodSchema } from 'ai';
import * as z from 'zod/mini';

import type { ToolPorts } from './context.ts';

const themeSchema = z.enum(['dark', 'light']);

export const themeOutputSchema = z.object({ status: z.literal('done'), theme: themeSchema });

const themeInput = zodSchema(z.object({ theme: themeSchema }));

/** `setTheme`: dark or light (T-19, T-20). */
export const setTheme = ({ screen }: ToolPorts) =>
  tool({
    description: 'Uygulamanın görünümünü koyu ya da açık yapar.',
    inputSchema: themeInput,
    outputSchema: themeOutputSchema,
    execute({ theme }, { toolCallId }) {
      screen.setTheme(theme, toolCallId);
      return { status: 'done' as const, theme };
    },
  });
