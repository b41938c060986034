import type { LanguageModelV4Prompt, LanguageModelV4ToolResultOutput } from '@ai-sdk/provider';

/** What became of a tool call. */
export type Outcome =
  | { kind: 'value'; value: unknown }
  | { kind: 'denied' }
  | { kind: 'error'; message: string };

/** A tool call of the assistant, with its outcome once there is one. */
export interface Call {
  id: string;
  tool: string;
  input: unknown;
  outcome?: Outcome;
}

/** A message of the person and what the assistant did on it. */
export interface Turn {
  text: string;
  calls: readonly Call[];
}

interface OpenTurn {
  text: string;
  calls: Call[];
}

function outcomeOf(output: LanguageModelV4ToolResultOutput): Outcome {
  switch (output.type) {
    case 'json':
      return { kind: 'value', value: output.value };
    case 'text':
      return { kind: 'value', value: output.value };
    case 'execution-denied':
      return { kind: 'denied' };
    case 'error-text':
      return { kind: 'error', message: output.value };
    case 'error-json':
      return { kind: 'error', message: JSON.stringify(output.value) };
    case 'content':
      return { kind: 'value', value: output.value };
  }
}

/** Reads the conversation out of a prompt: all that the model knows, since it keeps nothing between calls. */
export function readTurns(prompt: LanguageModelV4Prompt): Turn[] {
  const turns: OpenTurn[] = [];
  const settle = (id: string, output: LanguageModelV4ToolResultOutput) => {
    for (const { calls } of turns) {
      const call = calls.find((call) => call.id === id);
      if (call !== undefined) call.outcome = outcomeOf(output);
    }
  };
  for (const message of prompt) {
    if (message.role === 'user') {
      const text = message.content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
      turns.push({ text: text.trim(), calls: [] });
    } else if (message.role === 'assistant') {
      for (const part of message.content) {
        if (part.type === 'tool-call')
          turns.at(-1)?.calls.push({ id: part.toolCallId, tool: part.toolName, input: part.input });
        else if (part.type === 'tool-result') settle(part.toolCallId, part.output);
      }
    } else if (message.role === 'tool') {
      for (const part of message.content)
        if (part.type === 'tool-result') settle(part.toolCallId, part.output);
    }
  }
  return turns;
}
