import type { SineAgent } from '#assistant/agent.ts';
import { createAgent, TOKEN_BUDGET } from '#assistant/agent.ts';
import { rehearsedAnswer } from '#assistant/models/rehearsed-answer.ts';
import { withStandIn } from '#assistant/models/with-stand-in.ts';
import { SERVICE_EVENTS_MS } from '#lib/pacing/constants.ts';
import { sleep, yieldTask, yieldToPaint } from '#lib/pacing/yield.ts';
import { once } from '#lib/once.ts';
import { STALL_MS } from '#recommender/ai/payloads.ts';
import type { ToolPorts } from '#tools/context.ts';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { Services } from './compose.ts';
import { speakerLabel } from './services-connections.ts';

interface SpeakerOptions {
  services: Pick<Services, 'connected' | 'flowWith' | 'own'>;
  builtIn: () => Promise<LanguageModelV4>;
  /** What tools need, over the flow of this turn. */
  portsWith: (flow: ToolPorts['flow']) => ToolPorts;
}

const rest = () => sleep(SERVICE_EVENTS_MS);

// To import anew what is loaded takes the page a task or two, with frames between; what was kept is there at once.
const openAiPart = once(() => import('#assistant/models/openai.ts'));

/**
 * Loads what a connected model needs before the first question; one that cannot be loaded now is loaded with it.
 * Answers a model that speaks like it and asks nobody, for the warm-up.
 * @param pause between two pieces of what that says
 */
export async function loadSpeaker(
  { connected }: Pick<Services, 'connected'>,
  pause: () => Promise<void>,
): Promise<LanguageModelV4 | undefined> {
  if ((await connected.connections()).ai === undefined) return undefined;
  try {
    const [{ createOpenAiModel }] = await Promise.all([openAiPart(), connected.loadAhead()]);
    return createOpenAiModel({ apiKey: '', fetch: rehearsedAnswer(pause) });
  } catch {
    return undefined;
  }
}

/** The agent of one turn: the connected model with the built-in one behind it, or the built-in one (product.md §2). */
export async function speakerOf({ services, builtIn, portsWith }: SpeakerOptions) {
  const { ai } = await services.connected.connections();
  if (ai === undefined) {
    const model = await builtIn();
    const ports = portsWith(services.flowWith(true));
    return { agent: createAgent({ model, ports, breathe: yieldToPaint }), model: model.modelId };
  }
  const { createOpenAiModel } = await openAiPart();
  const turn = withStandIn({
    model: createOpenAiModel({ ...ai, rest }),
    standIn: builtIn,
    breathe: yieldTask,
  });
  const agent: SineAgent = createAgent({
    model: turn.model,
    ports: portsWith(services.flowWith(true, turn.failure)),
    tokenBudget: TOKEN_BUDGET,
    stallMs: STALL_MS,
    breathe: yieldToPaint,
  });
  return {
    agent,
    get model() {
      return turn.failure() === undefined ? ai.model : 'builtIn';
    },
  };
}

/** Which one speaks, in words that follow the person's own settings. */
export async function followSpeaker({ connected, own }: SpeakerOptions['services']) {
  let label = speakerLabel(await connected.connections());
  const listeners = new Set<() => void>();
  own.subscribe(() => {
    void connected.connections().then((connections) => {
      label = speakerLabel(connections);
      for (const listener of listeners) listener();
    });
  });
  return {
    get: () => label,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type SpeakerLabel = Awaited<ReturnType<typeof followSpeaker>>;
