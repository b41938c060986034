import type { FilmIndex } from '#films/film-index.ts';
import type { PlannedCall } from '#tools/registry.ts';
import type { Understanding } from '../understand/understand.ts';
import type { Memory } from './memory.ts';

/** What a message is judged by, besides itself. */
export interface DecisionContext {
  /** The message as written. */
  written: string;
  memory: Memory;
  index: FilmIndex;
  /** Reads an answer to the question that the assistant asked last. */
  expects: Decide | undefined;
  /** Tells this turn from others, so that answers vary without chance. */
  seed: string;
}

/** What to do on a message: make calls in order, or say something, which may be a question. */
export type Decision =
  | { kind: 'act'; calls: readonly PlannedCall[] }
  | { kind: 'say'; text: string; expects?: Decide };

/** What a skill makes of a message; undefined when the message is not for it. */
export type Decide = (parsed: Understanding, context: DecisionContext) => Decision | undefined;

/** @param expects reads the answer, where the text is a question */
export const say = (text: string, expects?: Decide): Decision => ({
  kind: 'say',
  text,
  ...(expects === undefined ? {} : { expects }),
});
export const act = (...calls: readonly PlannedCall[]): Decision => ({ kind: 'act', calls });
