/** What servers call the end of an answer, where that is not OpenAI's own word. */
const OTHER_NAMES: readonly [string, RegExp][] = [
  [
    'length',
    /^(?:max_?(?:output_?)?tokens|max_length|token_limit|model_length|model_context_window_exceeded)$/u,
  ],
  ['content_filter', /^(?:content_filter.*|safety|recitation|blocklist|prohibited_content|spii|sensitive)$/u],
  ['tool_calls', /^(?:tool_calls?|tool_use|function_call)$/u],
  ['stop', /^(?:stop|eos|eos_token|end_turn|end|complete|completed|done|stop_sequence|stop_token)$/u],
];

/** OpenAI's word for the end of an answer; null where a server only fills the field (`""`), an unknown word as it is. */
export function finishReason(written: unknown): string | null {
  if (typeof written !== 'string' || written === '') return null;
  const word = written.toLowerCase();
  return OTHER_NAMES.find(([, names]) => names.test(word))?.[0] ?? written;
}
