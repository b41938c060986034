import type { LanguageModelV4Content } from '@ai-sdk/provider';

import { afterThoughts } from './after-thoughts.ts';
import { createRegionSplitter, type Region } from './split-regions.ts';
import type { CallMender } from './whole-calls.ts';
import { mayBeCall, writtenCalls } from './written-calls.ts';

/**
 * The content of a whole answer: its thoughts and the calls that were written as text for themselves, calls made whole;
 * and whether its model wrote on beyond the end of its turn.
 */
export async function readContent(
  content: readonly LanguageModelV4Content[],
  mender: CallMender,
): Promise<{ content: LanguageModelV4Content[]; hasEnded: boolean }> {
  let hasEnded = false;
  const read = content.map(async (part): Promise<LanguageModelV4Content[]> => {
    if (part.type === 'tool-call') return [await mender.mended(part)];
    if (part.type !== 'text') return [part];
    const splitter = createRegionSplitter();
    const regions = [...splitter.push(afterThoughts(part.text)), ...splitter.end()];
    hasEnded ||= regions.some(({ kind }) => kind === 'end');
    return (await Promise.all(regions.map((region) => partsOf(region, mender)))).flat();
  });
  return { content: (await Promise.all(read)).flat(), hasEnded };
}

async function partsOf({ kind, text }: Region, mender: CallMender): Promise<LanguageModelV4Content[]> {
  if (kind === 'thoughts') return text.trim() === '' ? [] : [{ type: 'reasoning', text: text.trim() }];
  const isCall = kind === 'call' || (mender.names.length > 0 && mayBeCall(text, mender.names));
  const calls = isCall ? await writtenCalls(text, mender.names) : [];
  if (calls.length > 0) return Promise.all(calls.map(mender.written));
  return text.trim() === '' ? [] : [{ type: 'text', text: text.trimStart() }];
}
