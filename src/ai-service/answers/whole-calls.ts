import type {
  LanguageModelV4CallOptions,
  LanguageModelV4FunctionTool,
  LanguageModelV4ToolCall,
} from '@ai-sdk/provider';
import { generateId, parsePartialJson } from 'ai';

import { nearName } from './near-name.ts';
import { wholeInput } from './whole-input.ts';
import type { WrittenCall } from './written-calls.ts';

/** Makes calls whole, for the tools of one question. */
export function createCallMender({ tools = [] }: Pick<LanguageModelV4CallOptions, 'tools'>) {
  const own = new Map(
    tools.flatMap((tool): [string, LanguageModelV4FunctionTool][] =>
      tool.type === 'function' ? [[tool.name, tool]] : [],
    ),
  );
  const names = [...own.keys()];

  const nameOf = (written: string): string => nearName(written, names) ?? written;

  /** A call with the name and the input that its model meant; broken JSON that says nothing is left to be refused. */
  async function mended(call: LanguageModelV4ToolCall): Promise<LanguageModelV4ToolCall> {
    const toolName = nameOf(call.toolName);
    const schema = own.get(toolName)?.inputSchema;
    const { value, state } = await parsePartialJson(call.input.trim() === '' ? '{}' : call.input);
    if (schema === undefined || state === 'failed-parse' || isBlank(value)) return { ...call, toolName };
    return { ...call, toolName, input: JSON.stringify(wholeInput(value, schema)) };
  }

  const written = ({ name, input }: WrittenCall): Promise<LanguageModelV4ToolCall> =>
    mended({ type: 'tool-call', toolCallId: generateId(), toolName: name, input: JSON.stringify(input) });

  return { names, nameOf, mended, written };
}

export type CallMender = ReturnType<typeof createCallMender>;

const isBlank = (value: unknown): boolean => value === undefined || value === null;
