/**
 * How a request may be said, the usual way first; whoever refuses one is asked with the next. `null` leaves it out. The
 * first of each make the payload table of the specification (M-21, M-25 to M-27).
 */
export const WAYS = {
  tokens: ['max_tokens', 'max_completion_tokens', null],
  format: ['json_object', 'json_schema', null],
  instructions: ['system', 'developer', 'user'],
  temperature: ['temperature', null],
  topP: ['top_p', null],
  presence: ['presence_penalty', null],
  frequency: ['frequency_penalty', null],
  // Where thinking and tools exclude one another, `none` is what lets tools through.
  effort: ['low', 'none', null],
  streamOptions: ['stream_options', null],
  toolChoice: ['tool_choice', null],
  parallelCalls: ['parallel_tool_calls', null],
  // Some servers know only part of JSON Schema.
  toolSchema: ['whole', 'plain'],
  // Some models want their thoughts back with their calls. Nobody keeps them, and an empty one is accepted.
  thoughts: [null, 'reasoning_content'],
} as const;

export type Aspect = keyof typeof WAYS;

/** How one model of one server is asked, as far as its refusals have taught. */
export interface Manner {
  /** The place in `WAYS`. */
  readonly ways: Readonly<Record<Aspect, number>>;
  /** Whether it thinks before it answers: then it needs room for that. */
  readonly thinks: boolean;
  /** The most tokens that the server lets an answer have, where it named them. */
  readonly mostTokens?: number;
}

export const wayOf = <A extends Aspect>({ ways }: Manner, aspect: A): (typeof WAYS)[A][number] =>
  // The place is always one of the list: it begins at 0, and `further` stops at the end.
  WAYS[aspect][ways[aspect]] as (typeof WAYS)[A][number];

// Every aspect of WAYS, at its first way.
const FIRST = Object.fromEntries(Object.keys(WAYS).map((aspect) => [aspect, 0])) as Record<Aspect, number>;

/** OpenAI's thinking models, also behind a vendor's prefix (`openai/gpt-5`). Their chat variants do not think. */
const OPENAI_THINKER = /(?:^|[/:])(?:o[1-9](?![a-z\d])|gpt-[5-9](?!.*chat))/u;
const OTHER_THINKER =
  /(?<!non-?)(?:reason|think)|\br1\b|qwq|gpt-oss|magistral|gemini-(?:2\.5|[3-9])|glm-(?:4\.[5-9]|[5-9])|minimax-m|grok-[4-9]|seed-oss/u;

/** How a model is asked first: the usual way, or as its name tells that it wants to be. */
export function firstManner(model: string): Manner {
  const name = model.toLowerCase();
  if (OPENAI_THINKER.test(name)) return asThinker({ ways: FIRST, thinks: true });
  return { ways: FIRST, thinks: OTHER_THINKER.test(name) };
}

/** OpenAI's thinking models refuse all of this, so that it is left out at once. */
export const asThinker = ({ ways, ...manner }: Manner): Manner => ({
  ...manner,
  thinks: true,
  ways: { ...ways, tokens: 1, temperature: 1, topP: 1, presence: 1, frequency: 1 },
});

/** The manner after a refusal of these aspects; undefined where nothing is left to be tried. */
export function further(manner: Manner, refused: readonly Aspect[]): Manner | undefined {
  const open = refused.filter((aspect) => manner.ways[aspect] < WAYS[aspect].length - 1);
  if (open.length === 0) return undefined;
  const moved = Object.fromEntries(open.map((aspect) => [aspect, manner.ways[aspect] + 1]));
  return { ...manner, ways: { ...manner.ways, ...moved } };
}

/** The manner with the last way of one aspect; undefined where that was tried. */
export function last(manner: Manner, aspect: Aspect): Manner | undefined {
  const place = WAYS[aspect].length - 1;
  if (manner.ways[aspect] === place) return undefined;
  return { ...manner, ways: { ...manner.ways, [aspect]: place } };
}
