import type { FailureKind } from '#ai-service/failures/service-failure.ts';
import type { Memory } from '#ai-service/ladder/memory.ts';
import type { ModelTrial } from '#ai-service/model-trial.ts';
import { createOpenAiModel } from '#ai-service/openai-model.ts';
import { tryModel } from '#ai-service/try-model.ts';
import { type AiOptions, createAiRecommender } from '#recommender/ai/ai-recommender.ts';
import { type FallbackOptions, withFallback } from '#recommender/ai/fallback.ts';
import { PAYLOADS } from '#recommender/ai/payloads.ts';
import type { Recommender } from '#recommender/recommender.ts';

interface AiParts extends AiOptions, Omit<FallbackOptions, 'ai' | 'now'> {
  /** Holds the model's films against the services that somebody wants. */
  heedPlatforms: (recommender: Recommender) => Recommender;
}

/** The recommender that asks the connected model, and the built-in one where that fails (R-15, S-07, M-31). */
export const createConnectedAi = ({
  builtIn,
  heedPlatforms,
  logger,
  pause,
  knownFailure,
  owner,
  ...facts
}: AiParts): Recommender =>
  withFallback({
    ai: heedPlatforms(createAiRecommender(facts)),
    builtIn,
    logger,
    pause,
    knownFailure,
    owner,
    now: facts.now,
  });

/**
 * Tries a connected model as the recommender and the assistant will ask it, and remembers which of them it can be; the
 * surprise has every field of both.
 */
export async function tryConnected(
  connection: AiAddress & { memory: Memory },
  now: () => Date,
): Promise<ModelTrial> {
  const { memory, baseUrl, model } = connection;
  memory.forget(baseUrl, model);
  const trial = await tryModel({
    model: createOpenAiModel(connection),
    payload: PAYLOADS.surprise,
    now: () => now().getTime(),
  });
  const { chat } = trial;
  // Whoever answers a wish in words, or finds no end of an answer, would do so in every conversation.
  const isDeaf = !chat.works && DEAF.has(chat.failure.kind);
  if (isDeaf) memory(baseUrl, model).learn({ noTools: true });
  return trial;
}

interface AiAddress {
  baseUrl: string;
  apiKey: string;
  model: string;
}

const DEAF: ReadonlySet<FailureKind> = new Set([
  'noTools',
  'badCalls',
  'unreadable',
  'noAnswer',
  'repeats',
  'tooLate',
]);
