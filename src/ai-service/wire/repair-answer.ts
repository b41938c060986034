import { isFields } from '#lib/is-fields.ts';
import { finishReason } from './finish-reasons.ts';
import { isReadable } from './is-readable.ts';
import { createCallReader } from './repair-calls.ts';
import { readableError } from './readable-error-frame.ts';
import { thoughtsIn, wordsOf } from './repair-words.ts';
import { usageIn } from './repair-usage.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What brackets thoughts in a text. Thoughts that come in a field of their own are put there, too, and read in one place. */
export const [THOUGHTS_OPEN, THOUGHTS_CLOSE] = ['<think>', '</think>'];

interface RepairOptions {
  /** Called once an answer shows that its model thinks first. */
  onThinking: () => void;
}

/**
 * Puts the chunks of one answer into the form of OpenAI's, as far as the SDK insists on it. `repaired` gives undefined for
 * what says nothing (a ping), the chunk itself where it is in that form. An answer that came whole counts as one chunk.
 */
export function createAnswerRepair({ onThinking }: RepairOptions) {
  const readCalls = createCallReader();
  let isThinking = false;

  /** The words of a chunk, with the thoughts in brackets; `ends` where something else than thoughts follows. */
  function withBrackets(thoughts: string, text: string, ends: boolean): string {
    const open = thoughts !== '' && !isThinking ? THOUGHTS_OPEN : '';
    if (thoughts !== '') {
      onThinking();
      isThinking = true;
    }
    const close = isThinking && (text !== '' || ends) ? THOUGHTS_CLOSE : '';
    if (close !== '') isThinking = false;
    return `${open}${thoughts}${close}${text}`;
  }

  function choiceOf(choice: Fields) {
    const message = [choice['delta'], choice['message']].find(isFields) ?? { content: choice['text'] };
    const { text, thoughts } = wordsOf(message['content']);
    const calls = readCalls(message['tool_calls'] ?? undefined, message['function_call']);
    const end = finishReason(choice['finish_reason']);
    const beside = thoughts === '' ? thoughtsIn(message) : thoughts;
    const content = withBrackets(beside, text, calls.length > 0 || end !== null);
    const { refusal } = message;
    return {
      index: 0,
      delta: {
        role: 'assistant',
        ...(content === '' && calls.length > 0 ? {} : { content }),
        ...(typeof refusal === 'string' && refusal !== '' ? { refusal } : {}),
        ...(calls.length === 0 ? {} : { tool_calls: calls }),
      },
      finish_reason: end,
    };
  }

  function repaired(chunk: unknown): Fields | undefined {
    if (!isFields(chunk)) return undefined;
    const choices: unknown[] = Array.isArray(chunk['choices']) ? chunk['choices'] : [];
    const error = choices.length === 0 || isFields(chunk['error']) ? readableError(chunk) : undefined;
    if (error !== undefined) return { error };
    const usage = usageIn(chunk['usage']);
    if (Number(usage?.completion_tokens_details?.reasoning_tokens) > 0) onThinking();
    const hasThoughts = isThinking;
    const [first] = choices.filter(isFields);
    const choice = first === undefined ? undefined : choiceOf(first);
    if (!hasThoughts && isReadable(chunk)) return chunk;
    if (choice === undefined && usage === undefined) return undefined;
    const { id, model } = chunk;
    return {
      ...(typeof id === 'string' ? { id } : {}),
      ...(typeof model === 'string' ? { model } : {}),
      object: 'chat.completion.chunk',
      ...(typeof chunk['created'] === 'number' ? { created: chunk['created'] } : {}),
      choices: choice === undefined ? [] : [choice],
      ...(usage === undefined ? {} : { usage }),
    };
  }

  return {
    repaired,
    /** Whether thoughts are open: then even what is in OpenAI's form has to close them. */
    isThinking: () => isThinking,
  };
}

export type AnswerRepair = ReturnType<typeof createAnswerRepair>;
