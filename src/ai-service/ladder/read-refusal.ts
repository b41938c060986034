import { type Aspect, type Manner, wayOf } from './manner.ts';
import type { Body } from './say-in-manner.ts';

/** How servers name what they refuse; both spellings, since some repeat their own names for a field. */
const NAMES: readonly [Aspect, RegExp][] = [
  ['tokens', /max_?(?:completion_?|output_?|new_?)?tokens|in the completion/iu],
  ['format', /response_?format|json_object|json_schema|json_validate_failed|json mode|structured output/iu],
  [
    'instructions',
    /(?:unexpected|unsupported|unknown|invalid|bad) (?:message )?role|messages\[\d+\]\.role|(?:system|developer)['"`]? (?:role|message|prompt|instruction)s?[^.\n]{0,24} not |roles? must alternate|only (?:user|support)[^.\n]{0,30}roles?/iu,
  ],
  ['temperature', /temperature/iu],
  ['topP', /\btop_?p\b/iu],
  ['presence', /presence_?penalty/iu],
  ['frequency', /frequency_?penalty/iu],
  ['effort', /reasoning_?effort|reasoning\.effort/iu],
  ['streamOptions', /stream_?options|include_usage/iu],
  ['toolChoice', /\btool_?choice\b/iu],
  ['parallelCalls', /parallel_?tool_?calls/iu],
  [
    'toolSchema',
    /\$schema|additionalProperties|function_?declarations|tools?\W[^\n]{0,40}(?:parameters|schema)/iu,
  ],
  ['thoughts', /reasoning_content/iu],
];

/** What of a request an error's words name; only what was sent can have been refused. */
export function refusedIn(words: string, sent: Body, manner: Manner): Aspect[] {
  return NAMES.flatMap(([aspect, name]) =>
    name.test(words) && wasSent(aspect, sent, manner) ? [aspect] : [],
  );
}

function wasSent(aspect: Aspect, sent: Body, manner: Manner): boolean {
  switch (aspect) {
    case 'tokens':
      return 'max_tokens' in sent || 'max_completion_tokens' in sent;
    case 'format':
      return 'response_format' in sent;
    case 'effort':
      return 'reasoning_effort' in sent;
    case 'instructions':
      return true;
    case 'toolSchema':
      return 'tools' in sent;
    case 'thoughts':
      return wayOf(manner, 'thoughts') === null;
    default:
      return (wayOf(manner, aspect) ?? '') in sent;
  }
}

/** The figure that a server names as the most tokens of an answer: `at most 4096 completion tokens`, `[1, 8192]`. */
const MOST_TOKENS =
  /(?:at most|less than or equal to|maximum (?:value )?(?:of|is)|\[\d+,|\d >)\D{0,3}(\d{3,6})/iu;

/** The most tokens that an error's words let an answer have, where that is less than was asked for. */
export function mostTokensIn(words: string, sent: Body): number | undefined {
  const asked = Number(sent['max_tokens'] ?? sent['max_completion_tokens'] ?? 0);
  const [, figure = ''] = MOST_TOKENS.exec(words) ?? [];
  return figure !== '' && Number(figure) < asked ? Number(figure) : undefined;
}
