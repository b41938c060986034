import { tool, zodSchema } from 'ai';
import * as z from 'zod/mini';

import { webSearchUrl } from '#domain/web-search.ts';
import type { ToolPorts } from './context.ts';

/** `done` with the address that was opened; `notFound` for a blank title, for which nothing is opened (spec §5). */
export const searchOutputSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('done'), title: z.string(), url: z.string() }),
  z.object({ status: z.literal('notFound'), title: z.string() }),
]);
export type SearchOutput = z.infer<typeof searchOutputSchema>;

const searchInput = zodSchema(z.object({ title: z.string().check(z.describe('Aranacak film adı')) }));

/** `searchWeb`: the web-search shortcut (spec §7). The title is searched as it was said: it need not be a known film. */
export const searchWeb = ({ screen }: ToolPorts) =>
  tool({
    description: 'Bir filmi yeni sekmede internette arar.',
    inputSchema: searchInput,
    outputSchema: searchOutputSchema,
    execute({ title }): SearchOutput {
      const url = webSearchUrl(title);
      if (url === undefined) return { status: 'notFound', title };
      screen.openWindow(url);
      return { status: 'done', title: title.trim(), url };
    },
  });
