import type {
  LanguageModelV4CallOptions,
  LanguageModelV4Message,
  LanguageModelV4Prompt,
} from '@ai-sdk/provider';

/** The ids of the calls of a message of results where all of them failed; undefined for any other message. */
function failedIn(message: LanguageModelV4Message): string[] | undefined {
  if (message.role !== 'tool') return undefined;
  const ids = message.content.flatMap((part) =>
    part.type === 'tool-result' && part.output.type.startsWith('error') ? [part.toolCallId] : [],
  );
  return ids.length === message.content.length ? ids : undefined;
}

/** The calls of each step at the end of a prompt that came to nothing but failed calls. */
export function failedSteps(prompt: LanguageModelV4Prompt): string[][] {
  const steps = prompt.slice(prompt.findLastIndex(({ role }) => role === 'user') + 1);
  const results = steps.filter(({ role }) => role === 'tool').map(failedIn);
  const last = results.findLastIndex((ids) => ids === undefined);
  return results.slice(last + 1).filter((ids) => ids !== undefined);
}

/** The question without some calls of a model that is not asked any more, and without their results. */
export function withoutCalls(
  options: LanguageModelV4CallOptions,
  ids: ReadonlySet<string>,
): LanguageModelV4CallOptions {
  if (ids.size === 0) return options;
  return { ...options, prompt: options.prompt.filter((message) => !isOnlyOf(message, ids)) };
}

const isOnlyOf = (message: LanguageModelV4Message, ids: ReadonlySet<string>): boolean => {
  if (message.role !== 'assistant' && message.role !== 'tool') return false;
  const calls = message.content.flatMap((part) =>
    part.type === 'tool-call' || part.type === 'tool-result' ? [part.toolCallId] : [],
  );
  return calls.length > 0 && calls.every((id) => ids.has(id));
};
