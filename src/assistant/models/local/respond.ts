import type { FilmIndex } from '#films/film-index.ts';

import { follow } from './conversation.ts';
import { type Situation, decide } from './decide.ts';
import type { Decision, Expectation, PlannedCall } from './decision.ts';
import { outputOf } from './outputs.ts';
import type { Call, Turn } from './prompt.ts';
import { resultReply } from './replies/results.ts';
import { NOT_HERE_REPLY, lostReply } from './replies/talk.ts';
import { understand } from './understand/understand.ts';

/** The model's next step: calls to make at once, or the words that end its turn. */
export type Response = { kind: 'calls'; calls: readonly PlannedCall[] } | { kind: 'text'; text: string };

export interface Surroundings {
  index: FilmIndex;
  /** The names of the tools that may be called. */
  tools: ReadonlySet<string>;
  thisYear: number;
}

/**
 * The next step of a conversation. Everything rests on the turns: what was planned for the current message is planned
 * anew each time, and what of it is done is counted, so that no step is made twice.
 */
export function respond(turns: readonly Turn[], surroundings: Surroundings): Response {
  const turn = turns.at(-1);
  if (turn === undefined) return { kind: 'text', text: lostReply('') };
  const occasion = `${turns.length}:${turn.text}`;
  const decision = decideTurn(turns, surroundings);
  if (decision.kind === 'say')
    return {
      kind: 'text',
      text: turn.calls.length === 0 ? decision.text : resultReply(turn.calls, occasion),
    };
  const calls = decision.calls.filter(({ tool }) => surroundings.tools.has(tool));
  if (calls.length === 0 && turn.calls.length === 0) return { kind: 'text', text: NOT_HERE_REPLY };
  const next = turn.calls.some(stops) ? [] : nextStep(calls, turn.calls.length);
  return next.length > 0
    ? { kind: 'calls', calls: next }
    : { kind: 'text', text: resultReply(turn.calls, occasion) };
}

/** A call after which nothing more is done without the person: a question back, a refusal, an error. */
function stops(call: Call): boolean {
  if (call.outcome === undefined || call.outcome.kind !== 'value') return true;
  const { status } = outputOf(call);
  return status !== undefined && status !== 'done' && status !== 'unchanged';
}

/** Calls of one tool go together, as they do not depend on each other. */
function nextStep(calls: readonly PlannedCall[], done: number): PlannedCall[] {
  const [first, ...rest] = calls.slice(done);
  if (first === undefined) return [];
  const other = rest.findIndex(({ tool }) => tool !== first.tool);
  return [first, ...(other < 0 ? rest : rest.slice(0, other))];
}

function decideTurn(turns: readonly Turn[], surroundings: Surroundings): Decision {
  const before = turns.slice(0, -1);
  const turn = turns.at(-1);
  const expects = expectation(before, surroundings);
  return decideOn(turn?.text ?? '', before, expects, surroundings);
}

function decideOn(
  text: string,
  before: readonly Turn[],
  expects: Expectation | undefined,
  { index, thisYear }: Surroundings,
): Decision {
  const situation: Situation = {
    written: text,
    conversation: follow(before),
    index,
    expects,
    occasion: `${before.length + 1}:${text}`,
  };
  return decide(understand(text, index, thisYear), situation);
}

/** What the last answer asked, if it was given in words only: found by deciding that turn once more. */
function expectation(turns: readonly Turn[], surroundings: Surroundings): Expectation | undefined {
  const last = turns.at(-1);
  if (last === undefined || last.calls.length > 0) return undefined;
  const decision = decideOn(last.text, turns.slice(0, -1), undefined, surroundings);
  return decision.kind === 'say' ? decision.expects : undefined;
}
