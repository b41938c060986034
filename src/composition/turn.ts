import { generateId } from 'ai';

import { createAgent, type SineAgent, TOKEN_BUDGET } from '#assistant/agent.ts';
import { createLocalModel } from '#assistant/models/local/model.ts';
import { withStandIn } from '#assistant/models/with-stand-in.ts';
import { STALL_MS } from '#recommender/ai/payloads.ts';
import { createPorts, type Surroundings } from './ports.ts';
import type { Services } from './services.ts';

/** How answers stream to a page, which shows drafts too. A terminal waits for the whole answer and has no use for it. */
export interface Streaming {
  /** Lets the page draw before each step. */
  yieldToPaint: () => Promise<void>;
  /** Gives each question to a service a task of its own. */
  yieldTask: () => Promise<void>;
  /** Between two readings of what a service sends. */
  betweenReadings: () => Promise<void>;
  /** Between two words of the built-in assistant. */
  betweenWords: (signal?: AbortSignal) => Promise<void>;
}

export interface Turn {
  agent: SineAgent;
  /** Who answers: the model's name, or `builtIn`, also from the moment when a service has failed. */
  readonly model: string;
}

/** The agent of one turn: the connected model with the built-in one behind it, or the built-in one (M-32). */
export async function createTurn(
  services: Services,
  surroundings: Surroundings,
  streaming?: Streaming,
): Promise<Turn> {
  const { ai, flow, findTrailer } = await services.using(await services.connections());
  const drafts = streaming !== undefined;
  const breathe = streaming?.yieldToPaint;
  const portsOver = (knownFailure?: () => unknown) =>
    createPorts(services, surroundings, { flow: flow({ drafts, knownFailure }), findTrailer });
  const builtIn = async () =>
    createLocalModel({
      index: (await services.catalogue()).index,
      generateId,
      pause: streaming?.betweenWords,
      now: services.now,
    });
  if (ai === undefined) {
    const model = await builtIn();
    return { agent: createAgent({ model, ports: portsOver(), breathe }), model: model.modelId };
  }
  const { model, failure } = withStandIn({
    model: ai.createOpenAiModel({ ...ai, rest: streaming?.betweenReadings }),
    standIn: builtIn,
    breathe: streaming?.yieldTask,
  });
  const agent = createAgent({
    model,
    ports: portsOver(failure),
    tokenBudget: TOKEN_BUDGET,
    breathe,
    // Only an answer that streams can stall.
    stallMs: streaming && STALL_MS,
  });
  return {
    agent,
    get model() {
      return failure() === undefined ? model.modelId : 'builtIn';
    },
  };
}
