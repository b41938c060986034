import { EmptyResponseBodyError } from 'ai';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import * as z from 'zod/mini';

import { type AnswerRepair, createAnswerRepair } from './repair-answer.ts';

const nothing = z.optional(z.null());
const wordsSchema = z.strictObject({
  role: z.optional(z.literal('assistant')),
  content: z.string(),
  refusal: nothing,
});
const callSchema = z.strictObject({
  tool_calls: z.tuple([
    z.strictObject({ index: z.number(), function: z.strictObject({ arguments: z.string() }) }),
  ]),
});
/** A chunk that adds only words, or letters of a call's input. Only such chunks may be joined. */
const chunkSchema = z.object({
  id: z.string(),
  object: z.optional(z.string()),
  created: z.optional(z.number()),
  model: z.optional(z.string()),
  choices: z.tuple([
    z.object({
      index: z.literal(0),
      delta: z.union([wordsSchema, callSchema]),
      finish_reason: nothing,
      logprobs: nothing,
    }),
  ]),
  usage: nothing,
});
type Chunk = z.infer<typeof chunkSchema>;
type Delta = Chunk['choices'][0]['delta'];

/**
 * Joins events of a chat completion that arrived together (docs/decisions/018-reading-pace.md). A service sends an answer
 * in hundreds of events of a few letters, and each of them would pass through the whole SDK. Events of another form than
 * OpenAI's are put into that form; those that say nothing are left out.
 * @param onThinking called once the answer shows that its model thinks first
 * @param rest waited for after words, before more is read: the browser then hands over together what came meanwhile
 */
export function coalesceSse(
  rest: () => Promise<void> = async () => {},
  onThinking: () => void = () => {},
): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const repair = createAnswerRepair({ onThinking });
  let events: EventSourceMessage[] = [];
  let hasAnswered = false;
  const parser = createParser({ onEvent: (event) => events.push(event) });
  function pass(letters: string, controller: TransformStreamDefaultController<Uint8Array>): Piece[] {
    parser.feed(letters);
    const pieces = joined(events.flatMap((event) => pieceOf(event, repair)));
    events = [];
    hasAnswered ||= pieces.some(({ answers }) => answers);
    if (pieces.length > 0) {
      controller.enqueue(encoder.encode(pieces.map(({ event }) => spelled(event)).join('')));
    }
    return pieces;
  }
  return new TransformStream({
    async transform(bytes, controller) {
      const pieces = pass(decoder.decode(bytes, { stream: true }), controller);
      if (pieces.length > 0 && pieces.every(isWords)) await rest();
    },
    // Some servers end without the line that would end their last event.
    flush(controller) {
      pass(`${decoder.decode()}\n\n`, controller);
      // A stream that ends without a choice has not broken off: there was none.
      if (!hasAnswered) throw new EmptyResponseBodyError();
    },
  });
}

interface Piece {
  event: EventSourceMessage;
  chunk: Chunk | undefined;
  /** Whether it holds a choice or an error, or nobody can tell. */
  answers: boolean;
}

/** The end of a stream, which is no JSON. */
const DONE = '[DONE]';

/** An event in OpenAI's form; none where it says nothing. What nobody can read passes, to be met as a broken answer. */
function pieceOf(event: EventSourceMessage, repair: AnswerRepair): Piece[] {
  const { event: name, id, data } = event;
  if (data === DONE) return [{ event, chunk: undefined, answers: false }];
  try {
    const read: unknown = JSON.parse(data);
    // Most events by far: words, which need no more than to be joined.
    const plain = repair.isThinking() ? undefined : chunkSchema.safeParse(read).data;
    if (plain !== undefined) return [{ event: { event: undefined, id, data }, chunk: plain, answers: true }];
    const repaired = repair.repaired(read);
    if (repaired === undefined) return [];
    const made = repaired === read ? data : JSON.stringify(repaired);
    return [
      {
        event: { event: undefined, id, data: made },
        chunk: chunkSchema.safeParse(repaired).data,
        answers: answersIn(repaired),
      },
    ];
  } catch {
    return data.trim() === '' || name !== undefined ? [] : [{ event, chunk: undefined, answers: true }];
  }
}

const answersIn = ({ choices, error }: Readonly<Record<string, unknown>>): boolean =>
  error !== undefined || (Array.isArray(choices) && choices.length > 0);

/** Empty words open an answer and may be followed by a call, which must not wait. */
function isWords({ chunk }: Piece): boolean {
  const delta = chunk?.choices[0].delta;
  return delta !== undefined && 'content' in delta && delta.content !== '';
}

/** The events, the deltas of each run of them in one. */
function joined(pieces: readonly Piece[]): Piece[] {
  const made: (Piece & { isWhole: boolean })[] = [];
  for (const { event, chunk, answers } of pieces) {
    const last = made.at(-1)?.chunk;
    const both = last && chunk && together(last, chunk);
    if (both === undefined) made.push({ event, chunk, answers, isWhole: true });
    else made[made.length - 1] = { event, chunk: both, answers, isWhole: false };
  }
  return made.map(({ event, chunk, answers, isWhole }) => ({
    event: isWhole ? event : { ...event, data: JSON.stringify(chunk) },
    chunk,
    answers,
  }));
}

function together(first: Chunk, second: Chunk): Chunk | undefined {
  const delta = first.id === second.id ? longer(first.choices[0].delta, second.choices[0].delta) : undefined;
  return delta && { ...first, choices: [{ ...first.choices[0], delta }] };
}

function longer(first: Delta, second: Delta): Delta | undefined {
  if ('content' in first && 'content' in second) return { ...first, content: first.content + second.content };
  if (!('tool_calls' in first) || !('tool_calls' in second)) return undefined;
  const [[one], [more]] = [first.tool_calls, second.tool_calls];
  if (one.index !== more.index) return undefined;
  return {
    tool_calls: [{ ...one, function: { arguments: one.function.arguments + more.function.arguments } }],
  };
}

const spelled = ({ event, id, data }: EventSourceMessage): string =>
  [
    ...(event === undefined ? [] : [`event: ${event}`]),
    ...(id === undefined ? [] : [`id: ${id}`]),
    ...data.split('\n').map((line) => `data: ${line}`),
    '\n',
  ].join('\n');
