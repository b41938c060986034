import { parsePartialJson } from 'ai';

import { isFields } from '#lib/is-fields.ts';
import { nearName } from './near-name.ts';

export interface WrittenCall {
  name: string;
  input: unknown;
}

/** The words before a call's JSON that some models write: `[TOOL_CALLS]`, `<|python_tag|>`, a fence. */
const MARKS = /\[TOOL_CALLS\]|<\|[^|]*\|>|```[\w-]*/gu;

/**
 * The calls that a model wrote as text, as one who was not given a form for them does: `{"name": …, "arguments": …}` or a
 * list of such, `{"recommendFilms": {…}}`, `recommendFilms({…})`, `<function=name>`. None where a name is none of ours.
 */
export async function writtenCalls(text: string, names: readonly string[]): Promise<WrittenCall[]> {
  const bare = text.replaceAll(MARKS, '').trim();
  const tagged = /^(?:<function=)?([\w.]+)>\s*([\s\S]*?)(?:<\/function>)?$/u.exec(bare);
  if (tagged !== null) return callOf(tagged[1], await inputOf(tagged[2] ?? ''), names);
  const spoken = /^([\w.]+)\s*\(?\s*(\{[\s\S]*\})\s*\)?;?$/u.exec(bare);
  if (spoken !== null) return callOf(spoken[1], await inputOf(spoken[2] ?? ''), names);
  return callsIn(await json(bare), names);
}

/** Whether a text may become a call that is written out: then it is not shown before it is whole. */
export const mayBeCall = (text: string, names: readonly string[]): boolean => {
  const begun = text.trimStart();
  return (
    begun === '' ||
    /^(?:[[{`]|<\|)/u.test(begun) ||
    names.some((name) => name.startsWith(begun) || begun.startsWith(name))
  );
};

const json = async (text: string): Promise<unknown> =>
  /^\s*[[{]/u.test(text) ? (await parsePartialJson(text)).value : undefined;

/** JSON, or `<parameter=genres>["Drama"]</parameter>` (Qwen). */
async function inputOf(text: string): Promise<unknown> {
  const parameters = [...text.matchAll(/<parameter=([\w.]+)>\s*([\s\S]*?)\s*<\/parameter>/gu)];
  return parameters.length === 0
    ? ((await json(text)) ?? {})
    : Object.fromEntries(parameters.map(([, name = '', value = '']) => [name, value]));
}

function callsIn(value: unknown, names: readonly string[]): WrittenCall[] {
  if (Array.isArray(value)) return value.flatMap((each) => callsIn(each, names));
  if (!isFields(value)) return [];
  if (Array.isArray(value['tool_calls'])) return callsIn(value['tool_calls'], names);
  if (isFields(value['function'])) return callsIn(value['function'], names);
  const name = [value['name'], value['tool'], value['tool_name'], value['function'], value['action']].find(
    (each) => typeof each === 'string',
  );
  const { arguments: given, parameters, input, args, action_input: ofAction } = value;
  if (name !== undefined) return callOf(name, given ?? parameters ?? input ?? args ?? ofAction ?? {}, names);
  const [only, ...others] = Object.entries(value);
  return only === undefined || others.length > 0 ? [] : callOf(only[0], only[1], names);
}

function callOf(written: unknown, input: unknown, names: readonly string[]): WrittenCall[] {
  const name = typeof written === 'string' ? nearName(written, names) : undefined;
  return name === undefined ? [] : [{ name, input }];
}
