import { tool, zodSchema } from 'ai';
import * as z from 'zod/mini';

import { webSearchUrl } from '#domain/web-search.ts';
import type { ToolPorts } from './context.ts';
import { notFoundSchema } from './film-output.ts';

/** `done` with the address that was opened; `notFound` for a blank title, for which nothing is opened (P-30). */
export const searchOutputSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('done'), title: z.string(), url: z.string() }),
  notFoundSchema,
]);

const searchInput = zodSchema(z.object({ title: z.string().check(z.describe('Aranacak film adı')) }));

/** `searchWeb`: the web search (P-29). The title is searched as it was said: it need not be a known film. */
export const searchWeb = ({ screen }: ToolPorts) =>
  tool({
    description: 'Bir filmi yeni sekmede internette arar.',
    inputSchema: searchInput,
    outputSchema: searchOutputSchema,
    execute({ title }): z.infer<typeof searchOutputSchema> {
      const url = webSearchUrl(title);
      if (url === undefined) return { status: 'notFound', title };
      screen.openWindow(url);
      return { status: 'done', title: title.trim(), url };
    },
  });
