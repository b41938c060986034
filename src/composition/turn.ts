import { generateId } from 'ai';

import { failureOf } from '#ai-service/failures/failure.ts';
import { isOfTheChat } from '#ai-service/failures/service-failure.ts';
import { isNearby } from '#ai-service/is-nearby.ts';
import { modelWithFallback } from '#ai-service/model-with-fallback.ts';
import { SMALL_BUDGET, smallModel } from '#assistant/small-model.ts';
import { createAgent, type SineAgent, TOKEN_BUDGET } from '#assistant/agent.ts';
import type { CheckNamed } from '#assistant/named-films.ts';
import { loadJudge } from '#assistant/models/local/judge/load-judge.ts';
import { createLocalModel } from '#assistant/models/local/model.ts';
import { SERVICE_EVENTS_MS, WORD_PAUSE_MS } from '#lib/pacing/constants.ts';
import { sleep, yieldTask, yieldToPaint } from '#lib/pacing/yield.ts';
import { checkNamed } from '#tools/named-films.ts';
import { createPorts, type Surroundings } from './ports.ts';
import type { Services } from './services.ts';

/** How an answer streams to a page. */
const STREAMING = {
  pause: (signal?: AbortSignal) => sleep(WORD_PAUSE_MS, signal),
  rest: () => sleep(SERVICE_EVENTS_MS),
  yieldTask,
  breathe: yieldToPaint,
};

export interface Turn {
  agent: SineAgent;
  /** Who answers: the model's name, or `builtIn`, also from the moment when a service has failed. */
  readonly model: string;
  /** Looks up what an answer named in words; the built-in assistant names only what it knows. */
  checkNamed?: CheckNamed;
}

/**
 * The agent of one turn: the connected model with the built-in one behind it, or the built-in one (M-32), also where a
 * connected model is known to use no tools: then it chooses the films, and no more. A page has its answers stream at the pace of a reader, with drafts of the films; a terminal waits for the whole answer.
 */
export async function createTurn(
  services: Services,
  surroundings: Surroundings,
  { streams }: { streams: boolean },
): Promise<Turn> {
  const { ai, flow, ...found } = await services.using(await services.connections());
  const { pause, rest, yieldTask, ...pace }: Partial<typeof STREAMING> = streams ? STREAMING : {};
  const portsOver = (knownFailure?: () => unknown) =>
    createPorts(services, surroundings, { flow: flow({ drafts: streams, knownFailure }), ...found });
  const builtIn = async () => {
    const [{ index, recall, lore }, judge] = await Promise.all([services.catalogue(), loadJudge()]);
    return createLocalModel({
      index,
      judge,
      recall,
      lore,
      generateId,
      pause,
      now: services.now,
    });
  };
  const known = ai?.memory(ai.baseUrl, ai.model);
  if (ai === undefined || known === undefined || known.noTools) {
    const model = await builtIn();
    const agent = createAgent({ model, ports: portsOver(), breathe: pace.breathe });
    return { agent, model: model.modelId };
  }
  const isSmall = known.isSmall || (ai.owner === 'own' && isNearby(ai.baseUrl));
  const service = ai.createOpenAiModel({ ...ai, rest });
  const { model, failure } = modelWithFallback({
    model: isSmall ? smallModel(service) : service,
    fallback: builtIn,
    breathe: yieldTask,
    owner: ai.owner,
    now: services.now,
  });
  const ports = portsOver(unlessOfTheChat(failure));
  return {
    agent: createAgent({ model, ports, tokenBudget: isSmall ? SMALL_BUDGET : TOKEN_BUDGET, ...pace }),
    checkNamed: async (mentions) => (failure() === undefined ? checkNamed(ports, mentions) : undefined),
    get model() {
      return failure() === undefined ? model.modelId : 'builtIn';
    },
  };
}

/** A model that cannot use tools can still choose films: it is asked for them, though the built-in one converses. */
const unlessOfTheChat = (failure: () => unknown) => () => {
  const error = failure();
  const known = failureOf(error);
  return known !== undefined && isOfTheChat(known) ? undefined : error;
};
