import { isFields } from '#lib/is-fields.ts';
import { learnFromRefusal } from './learn-from-refusal.ts';
import type { Known } from './memory.ts';
import { type Body, sayInManner } from './say-in-manner.ts';

/** Statuses with which servers refuse a part of a request. Local ones know no finer word than 500. */
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 415, 422, 500, 501]);

/** How often one question is put differently. Every refusal counts, and the longest known way takes seven. */
const MOST_REFUSALS = 12;

/**
 * A fetch that puts a chat request the way this model takes it, and asks once more without what the server refuses by
 * name (docs/decisions/045-ladder-of-requests.md). What it learns is kept for the next question.
 */
export const askByLadder =
  (ask: typeof fetch, known: Known): typeof fetch =>
  async (input, init) => {
    const body = bodyOf(init?.body);
    if (body === undefined) return ask(input, init);
    for (let refusals = 0; ; refusals += 1) {
      const { manner } = known;
      const sent = sayInManner(body, manner);
      const response = await ask(input, { ...init, body: JSON.stringify(sent) });
      if (!REFUSALS.has(response.status) || refusals === MOST_REFUSALS) return response;
      const text = await response.text();
      const next = learnFromRefusal({ status: response.status, body: text }, sent, manner);
      // Another question may have learnt the same meanwhile.
      if (known.manner === manner && next !== undefined) known.learn({ manner: next });
      if (next === undefined) return new Response(text, response);
    }
  };

function bodyOf(body: unknown): Body | undefined {
  if (typeof body !== 'string') return undefined;
  const read: unknown = JSON.parse(body);
  return isFields(read) ? read : undefined;
}
