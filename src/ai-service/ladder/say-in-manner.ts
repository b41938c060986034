import { isFields } from '#lib/is-fields.ts';
import { type Manner, wayOf } from './manner.ts';
import { plainSchema } from './plain-schema.ts';

/** The JSON body of a request. */
export type Body = Readonly<Record<string, unknown>>;

/** Tokens for an answer of a model that thinks first: thinking is paid out of the same limit. */
export const ROOM_TO_THINK = 8000;

/** Fields that are either sent under their own name or not at all. */
const OPTIONAL = {
  temperature: 'temperature',
  top_p: 'topP',
  presence_penalty: 'presence',
  frequency_penalty: 'frequency',
  stream_options: 'streamOptions',
  tool_choice: 'toolChoice',
  parallel_tool_calls: 'parallelCalls',
} as const;

/** A request as this model of this server takes it. */
export function sayInManner(body: Body, manner: Manner): Body {
  const { max_tokens, max_completion_tokens, response_format, reasoning_effort, messages, tools, ...rest } =
    body;
  const kept = Object.entries(rest).filter(
    ([name]) => !isOptional(name) || wayOf(manner, OPTIONAL[name]) !== null,
  );
  return {
    ...Object.fromEntries(kept),
    ...limit(max_tokens ?? max_completion_tokens, manner),
    ...format(response_format, manner),
    ...effort(reasoning_effort, manner),
    ...(messages === undefined ? {} : { messages: inRoles(messages, manner) }),
    ...(tools === undefined
      ? {}
      : { tools: wayOf(manner, 'toolSchema') === 'plain' ? plainSchema(tools) : tools }),
  };
}

const isOptional = (name: string): name is keyof typeof OPTIONAL => Object.hasOwn(OPTIONAL, name);

function limit(asked: unknown, manner: Manner): Body {
  const name = wayOf(manner, 'tokens');
  if (typeof asked !== 'number' || name === null) return {};
  const wanted = manner.thinks ? Math.max(asked, ROOM_TO_THINK) : asked;
  return { [name]: Math.min(wanted, manner.mostTokens ?? wanted) };
}

/** The SDK writes the schema down; a server that knows the plain form of the specification gets that. */
function format(asked: unknown, manner: Manner): Body {
  const way = wayOf(manner, 'format');
  if (!isFields(asked) || way === null) return {};
  return {
    response_format: way === 'json_schema' && 'json_schema' in asked ? asked : { type: 'json_object' },
  };
}

function effort(asked: unknown, manner: Manner): Body {
  const way = wayOf(manner, 'effort');
  if (way === null || (asked === undefined && !manner.thinks)) return {};
  return { reasoning_effort: way === 'low' ? (asked ?? way) : way };
}

function inRoles(messages: unknown, manner: Manner): unknown {
  if (!Array.isArray(messages)) return messages;
  const role = wayOf(manner, 'instructions');
  const wantsThoughts = wayOf(manner, 'thoughts') !== null;
  const said = messages.map((message: unknown) => {
    if (!isFields(message)) return message;
    if (message['role'] === 'system' || message['role'] === 'developer') return { ...message, role };
    return wantsThoughts && message['role'] === 'assistant' && 'tool_calls' in message
      ? { reasoning_content: '', ...message }
      : message;
  });
  return role === 'user' ? withoutNeighbours(said) : said;
}

/** Who takes no instructions often takes no two messages of a person in a row either. */
function withoutNeighbours(messages: readonly unknown[]): unknown[] {
  const [first, second, ...rest] = messages;
  if (!isFields(first) || !isFields(second) || second['role'] !== 'user') return [...messages];
  const both = [first['content'], second['content']].map(wordsOf).join('\n\n');
  return [{ ...second, content: both }, ...rest];
}

function wordsOf(content: unknown): string {
  if (typeof content === 'string') return content;
  const parts: unknown[] = Array.isArray(content) ? content : [];
  return parts
    .map((part) => (isFields(part) && typeof part['text'] === 'string' ? part['text'] : ''))
    .join('');
}
