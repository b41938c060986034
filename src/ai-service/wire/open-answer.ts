import { isFields } from '#lib/is-fields.ts';
import { streamOf } from '#lib/stream-of.ts';
import { foldEvents } from './fold-events.ts';
import { readableError, statusOf } from './readable-error-frame.ts';
import { type AnswerRepair, createAnswerRepair } from './repair-answer.ts';

interface OpenOptions {
  /** Whether the question asked for a stream. */
  streamed: boolean;
  onThinking: () => void;
}

/**
 * An answer in the form that was asked for: an error in the body of a 200 gets the status that it should have had, JSON
 * where a stream was asked for becomes a stream of one event, a stream where none was becomes JSON. Of a stream nothing is waited for but its first letters. A
 * line that breaks breaks where the body is read.
 */
export async function openAnswer(
  response: Response,
  { streamed, onThinking }: OpenOptions,
): Promise<Response> {
  if (!response.ok || response.body === null) return response;
  const { status, headers } = response;
  const again = (body: ReadableStream | string) => new Response(body, { status, headers });
  const { first, body } = await begun(response.body);
  const isEvents = /^\s*(?:data|event|id|retry)?:/u.test(first);
  if (isEvents && streamed) return again(body);
  const text = await again(body)
    .text()
    .catch((error: unknown) => ({ error }));
  if (typeof text !== 'string') return again(streamOf(breaking(text.error)));
  const whole = isEvents ? foldEvents(text) : parsed(text);
  const error = isFields(whole) && 'choices' in whole ? undefined : readableError(whole);
  if (error !== undefined)
    return Response.json({ error }, { status: statusOf(error), headers: waitIn(headers) });
  if (whole === undefined) return again(text);
  if (streamed)
    return new Response(`data: ${JSON.stringify(whole)}\n\ndata: [DONE]\n\n`, { headers: EVENTS });
  const answer = createAnswerRepair({ onThinking }).repaired(whole);
  return answer === undefined ? again(text) : Response.json(asWhole(answer));
}

const EVENTS = { 'content-type': 'text/event-stream' };

/** The first letters of a body, and the body with them. */
async function begun(source: ReadableStream<Uint8Array>) {
  const reader = source.getReader();
  const decoder = new TextDecoder();
  const read: Uint8Array[] = [];
  let first = '';
  let failure: { error: unknown } | undefined;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      read.push(next.value);
      first += decoder.decode(next.value, { stream: true });
      // Enough to tell `retry:` from the beginning of anything else.
      if (first.trimStart().length >= 6) break;
    }
  } catch (error) {
    failure = { error };
  }
  async function* all() {
    try {
      yield* read;
      if (failure !== undefined) throw failure.error;
      for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
    } finally {
      // Whoever stops reading ends the answer.
      await reader.cancel().catch(() => {});
    }
  }
  return { first: first.replace('\u{FEFF}', ''), body: streamOf(all()) };
}

async function* breaking(error: unknown): AsyncGenerator<Uint8Array> {
  throw error;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How long the service wants to be left alone is said in the headers. */
const waitIn = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('retry-after')));

/** A repaired chunk that holds the whole answer, in the form of an answer without a stream. */
function asWhole({ choices, ...answer }: NonNullable<ReturnType<AnswerRepair['repaired']>>) {
  const list: unknown[] = Array.isArray(choices) ? choices : [];
  return {
    ...answer,
    object: 'chat.completion',
    choices: list.map((choice) => (isFields(choice) ? { ...choice, message: choice['delta'] } : choice)),
  };
}
