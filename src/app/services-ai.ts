import { createOpenAiModel } from '#ai-service/openai-model.ts';
import type { Logger } from '#lib/logger.ts';
import { type AiOptions, createAiRecommender } from '#recommender/ai/ai-recommender.ts';
import { type FallbackOptions, withFallback } from '#recommender/ai/fallback.ts';
import type { Recommender } from '#recommender/recommender.ts';
import type { AiConnection } from './services-connections.ts';

interface AiParts extends Omit<AiOptions, 'model'>, Pick<FallbackOptions, 'pause' | 'knownFailure'> {
  builtIn: Recommender;
  logger: Logger;
}

/** The recommender that asks the connected model, and the built-in one where that fails (spec §4, §8). */
export function createAi(connection: AiConnection, parts: AiParts): Recommender {
  const { builtIn, logger, pause, knownFailure, ...facts } = parts;
  const ai = createAiRecommender({ model: createOpenAiModel(connection), ...facts });
  return withFallback({ ai, builtIn, logger, pause, knownFailure });
}
