import type { LanguageModelV4Prompt, LanguageModelV4ToolResultOutput } from '@ai-sdk/provider';

type CallOutcome = { kind: 'value'; value: unknown } | { kind: 'denied' } | { kind: 'error' };

/** A tool call of the assistant, with its outcome once there is one. */
export interface Call {
  id: string;
  tool: string;
  input: unknown;
  outcome?: CallOutcome;
}

/** A message of the person and what the assistant did on it. */
export interface Turn {
  text: string;
  calls: Call[];
}

function outcomeOf(output: LanguageModelV4ToolResultOutput): CallOutcome {
  if (output.type === 'execution-denied') return { kind: 'denied' };
  if (output.type === 'error-text' || output.type === 'error-json') return { kind: 'error' };
  return { kind: 'value', value: output.value };
}

/** Reads the conversation out of a prompt: all that the model knows, since it keeps nothing between calls. */
export function readTurns(prompt: LanguageModelV4Prompt): Turn[] {
  const turns: Turn[] = [];
  for (const message of prompt) {
    if (message.role === 'user') {
      const text = message.content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
      turns.push({ text: text.trim(), calls: [] });
    }
    if (message.role !== 'assistant' && message.role !== 'tool') continue;
    for (const part of message.content) {
      if (part.type === 'tool-call') {
        turns.at(-1)?.calls.push({ id: part.toolCallId, tool: part.toolName, input: part.input });
      } else if (part.type === 'tool-result') {
        const call = turns.flatMap(({ calls }) => calls).find(({ id }) => id === part.toolCallId);
        if (call !== undefined) call.outcome = outcomeOf(part.output);
      }
    }
  }
  return turns;
}
