import * as z from 'zod/mini';

import { genitive } from '#lib/turkish/suffix.ts';
import type { ToolName } from '#tools/registry.ts';
import { replyTo } from '../models/local/calls.ts';

/** What a tool answers an agent: words, and the tool's output as data (the shape of a tool result of MCP). */
export interface Answer {
  content: { type: 'text'; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
}

/** Nothing was done, for this reason. */
export const failure = (text: string): Answer => ({ content: [{ type: 'text', text }], isError: true });

/** What a person said to a removal; `unasked` where nobody could be asked, which is no consent. */
export type Consent = 'yes' | 'no' | 'unasked';

const UNASKED =
  'Bir filmi listenden çıkarmadan önce sana sormam gerekir, buradan soramadım; dokunmadım. Uygulamada ya da sohbette çıkarabilirsin.';

/** Nothing was removed: the person said no, or could not be asked. */
export const refusal = (tool: ToolName, input: unknown, said: Exclude<Consent, 'yes'>): Answer =>
  said === 'unasked'
    ? failure(UNASKED)
    : {
        content: [
          { type: 'text', text: replyTo([{ id: '', tool, input, outcome: { kind: 'denied' } }], '') },
        ],
        structuredContent: { status: 'denied' },
      };

const spoken = z.object({ explanation: z.optional(z.string()), message: z.optional(z.string()) });
const named = z.object({ title: z.string(), year: z.number(), duration: z.number(), rating: z.number() });
const listed = z.object({ films: z.array(named) });
const single = z.object({ film: named });
const trailer = z.object({
  film: z.object({ title: z.string() }),
  trailer: z.object({ watchUrl: z.string() }),
});
const record = z.record(z.string(), z.unknown());

/** What the assistant would say of a finished call, with the films that a card would show, and the output itself. */
export function success(tool: ToolName, input: unknown, output: unknown): Answer {
  const isFailed = z.object({ status: z.literal('failed') }).safeParse(output).success;
  return {
    content: [{ type: 'text', text: [sentence(tool, input, output), ...films(tool, output)].join('\n') }],
    structuredContent: record.safeParse(output).data ?? { output },
    ...(isFailed && { isError: true }),
  };
}

function sentence(tool: ToolName, input: unknown, output: unknown): string {
  // There is no page to open a player on everywhere, so the address is said.
  const found = trailer.safeParse(output).data;
  if (found !== undefined) return `${genitive(found.film.title)} fragmanı: ${found.trailer.watchUrl}`;
  const { explanation, message } = spoken.safeParse(output).data ?? {};
  return (
    explanation ??
    message ??
    replyTo([{ id: '', tool, input, outcome: { kind: 'value', value: output } }], '')
  );
}

/** The films that were chosen or listed, a line each: words that stand for cards. */
function films(tool: ToolName, output: unknown): string[] {
  const one = tool === 'surpriseFilm' ? single.safeParse(output).data : undefined;
  const all = one === undefined ? (listed.safeParse(output).data?.films ?? []) : [one.film];
  return all.map(
    ({ title, year, duration, rating }) =>
      `- ${title} (${year}) · ★ ${rating.toLocaleString('tr-TR')} · ${duration} dk`,
  );
}
