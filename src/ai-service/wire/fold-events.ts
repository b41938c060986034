import { createParser } from 'eventsource-parser';
import * as z from 'zod/mini';

import { createAnswerRepair } from './repair-answer.ts';

const text = z._default(z.nullish(z.string()), '');

/** A chunk in OpenAI's form, as far as it adds to an answer. */
const chunkSchema = z.looseObject({
  choices: z.array(
    z.looseObject({
      delta: z.object({
        content: text,
        refusal: text,
        tool_calls: z._default(
          z.array(
            z.object({
              index: z.number(),
              id: z.optional(z.string()),
              function: z.object({ name: z.optional(z.string()), arguments: z.string() }),
            }),
          ),
          [],
        ),
      }),
      finish_reason: z.nullish(z.string()),
    }),
  ),
});

/**
 * The whole answer that a stream amounts to, for servers that stream although nobody asked for it. An error in it is the
 * answer; undefined where it holds nothing.
 */
export function foldEvents(events: string): Readonly<Record<string, unknown>> | undefined {
  const { repaired } = createAnswerRepair({ onThinking: () => {} });
  const calls = new Map<
    number,
    { id?: string | undefined; type: 'function'; function: { name: string; arguments: string } }
  >();
  const said = { content: '', refusal: '' };
  let end: string | null = null;
  let whole: Record<string, unknown> | undefined;

  function add(chunk: Readonly<Record<string, unknown>>): void {
    whole = { ...whole, ...chunk };
    const [choice] = chunkSchema.safeParse(chunk).data?.choices ?? [];
    if (choice === undefined) return;
    const { content, refusal, tool_calls: pieces } = choice.delta;
    said.content += content ?? '';
    said.refusal += refusal ?? '';
    end = choice.finish_reason ?? end;
    for (const { index, id, function: piece } of pieces) {
      const call = calls.get(index);
      if (call === undefined) calls.set(index, { id, type: 'function', function: { name: '', ...piece } });
      else call.function.arguments += piece.arguments;
    }
  }

  const parser = createParser({
    onEvent({ data }) {
      try {
        const chunk = repaired(JSON.parse(data));
        if (chunk !== undefined) add(chunk);
      } catch {
        // `[DONE]`, and what nobody can read: what was said before it counts.
      }
    },
  });
  parser.feed(`${events}\n\n`);
  if (whole === undefined || 'error' in whole) return whole;
  const message = {
    role: 'assistant',
    ...said,
    ...(calls.size === 0 ? {} : { tool_calls: [...calls.values()] }),
  };
  return { ...whole, choices: [{ index: 0, message, finish_reason: end }] };
}
