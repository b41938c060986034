import type { LanguageModelV4Usage } from '@ai-sdk/provider';

/** The usage of an answer that ended before its server could tell. */
export const NO_USAGE: LanguageModelV4Usage = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};
