/** A tool call that is to be made. */
export interface PlannedCall {
  tool: string;
  input: Record<string, unknown>;
}

/** What a question to the person waits for: the film for a tool, or a yes to a call. */
export type Expectation =
  | { kind: 'film'; tool: string }
  | { kind: 'yes'; calls: readonly PlannedCall[]; /** The film the question was about. */ film?: string }
  | { kind: 'theme' };

/** What to do on a message: make calls in order, or say something. */
export type Decision =
  | { kind: 'act'; calls: readonly PlannedCall[] }
  | { kind: 'say'; text: string; expects?: Expectation };

export const say = (text: string, expects?: Expectation): Decision => ({
  kind: 'say',
  text,
  ...(expects === undefined ? {} : { expects }),
});
export const act = (...calls: readonly PlannedCall[]): Decision => ({ kind: 'act', calls });
