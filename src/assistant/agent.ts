import type { LanguageModelV4 } from '@ai-sdk/provider';
import { hasToolCall, isStepCount, ToolLoopAgent } from 'ai';

import type { ToolPorts } from '#tools/context.ts';
import { createTools } from '#tools/registry.ts';
import { createApprovals } from './approvals.ts';
import { INSTRUCTIONS } from './instructions.ts';

/** How many model calls one turn may take; malformed calls would loop without a bound. */
const MAX_STEPS = 6;

/** Ten minutes for a whole turn (spec §7, §9). */
const TIMEOUT_MS = 600_000;

/**
 * The agent behind the chat, whatever model speaks. A turn ends after a recommendation or a surprise: their
 * explanation is the answer.
 */
export function createAgent({ model, ports }: { model: LanguageModelV4; ports: ToolPorts }) {
  return new ToolLoopAgent({
    model,
    instructions: INSTRUCTIONS,
    tools: createTools(ports),
    toolApproval: createApprovals(ports),
    stopWhen: [isStepCount(MAX_STEPS), hasToolCall('recommendFilms', 'surpriseFilm')],
    maxRetries: 2,
    timeout: TIMEOUT_MS,
    // Errors reach the person through the transport; without this the SDK would print them to the console too.
    onError: () => {},
  });
}

export type SineAgent = ReturnType<typeof createAgent>;
