import { createOpenAiModel } from '#ai-service/openai-model.ts';
import { tryModel } from '#ai-service/try-model.ts';
import { type AiOptions, createAiRecommender } from '#recommender/ai/ai-recommender.ts';
import { type FallbackOptions, withFallback } from '#recommender/ai/fallback.ts';
import { PAYLOADS } from '#recommender/ai/payloads.ts';
import type { Recommender } from '#recommender/recommender.ts';

type AiParts = AiOptions & Omit<FallbackOptions, 'ai'>;

/** The recommender that asks the connected model, and the built-in one where that fails (R-15, S-07, M-31). */
export const createConnectedAi = ({
  builtIn,
  logger,
  pause,
  knownFailure,
  owner,
  ...facts
}: AiParts): Recommender =>
  withFallback({
    ai: createAiRecommender(facts),
    builtIn,
    logger,
    pause,
    knownFailure,
    owner,
    now: facts.now,
  });

/** Tries a connected model as the recommender and the assistant will ask it; the surprise has every field of both. */
export const tryConnected = (connection: Parameters<typeof createOpenAiModel>[0], now: () => Date) =>
  tryModel({ model: createOpenAiModel(connection), payload: PAYLOADS.surprise, now: () => now().getTime() });
