import { type AiOptions, createAiRecommender } from '#recommender/ai/ai-recommender.ts';
import { type FallbackOptions, withFallback } from '#recommender/ai/fallback.ts';
import type { Recommender } from '#recommender/recommender.ts';

type AiParts = AiOptions & Omit<FallbackOptions, 'ai'>;

/** The recommender that asks the connected model, and the built-in one where that fails (R-15, S-07, M-31). */
export const createConnectedAi = ({ builtIn, logger, pause, knownFailure, ...facts }: AiParts): Recommender =>
  withFallback({ ai: createAiRecommender(facts), builtIn, logger, pause, knownFailure });
