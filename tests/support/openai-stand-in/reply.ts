import type { Said } from './wire.ts';

/** One scripted answer of the stand-in: what a model says, or how a service fails. */
export type Reply =
  | ({ kind: 'says' } & Said)
  /** An error with the published body. */
  | { kind: 'status'; status: number }
  /** What a proxy in front of the service says when it is unwell. */
  | { kind: 'html'; status: number }
  /** A body of no published form, with status 200. */
  | { kind: 'raw'; body: string; contentType: string }
  /** A well-formed answer without a choice. */
  | { kind: 'noChoices' }
  /** The line breaks in the middle of the answer, `afterMs` after its last part: who passes it on needs a moment. */
  | ({ kind: 'cut'; afterMs?: number } & Said)
  /** The answer ends in the middle, cleanly, without a finish reason. */
  | ({ kind: 'endsEarly' } & Said)
  /** The answer begins (when streamed) and never goes on. */
  | ({ kind: 'stalls' } & Said)
  /** An error frame in the middle of a stream; without streaming a plain 500. */
  | ({ kind: 'failsMidway' } & Said)
  /** The line breaks before a byte of an answer. */
  | { kind: 'hangsUp' };

/** The model says a text. */
export const says = (text: string): Reply => ({ kind: 'says', text });

/** The model answers with JSON, as `response_format: json_object` asks for. */
export const saysJson = (value: unknown): Reply => says(JSON.stringify(value));

/** The model calls a tool. */
export const callsTool = (name: string, input: unknown): Reply => ({
  kind: 'says',
  calls: [{ name, input }],
});
