import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';

import { gathered, type Later } from '../gathered.ts';

type Part = LanguageModelV4StreamPart;
type Delta = Extract<Part, { type: 'text-delta' | 'tool-input-delta' }>;

/**
 * A model whose words are handed on by what arrived together. A service sends an answer in hundreds of pieces of a few
 * letters, each of which would go the whole way to the screen by itself.
 */
export function withGatheredDeltas(model: LanguageModelV4, later: Later): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: (options) => model.doGenerate(options),
    async doStream(options) {
      const answer = await model.doStream(options);
      return { ...answer, stream: gathered(answer.stream, { later, mayGrow: isDelta, joined }) };
    },
  };
}

const isDelta = (part: Part): part is Delta => part.type === 'text-delta' || part.type === 'tool-input-delta';

/** Both in one, where the second goes on with the first; what a service says of one piece stays with that piece. */
function joined(first: Part, second: Part): Delta | undefined {
  if (!isDelta(first) || !isDelta(second)) return undefined;
  const isMore = second.type === first.type && second.id === first.id;
  const isPlain = second.providerMetadata === undefined && first.providerMetadata === undefined;
  return isMore && isPlain ? { ...first, delta: first.delta + second.delta } : undefined;
}
