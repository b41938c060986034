import type { LanguageModelV4 } from '@ai-sdk/provider';
import { isStepCount, type ModelMessage, type StopCondition, ToolLoopAgent } from 'ai';

import type { ToolPorts } from '#tools/context.ts';
import { createTools, type ToolName, type Tools } from '#tools/registry.ts';
import { MAX_RETRIES, TIMEOUT_MS } from '#ai-service/limits.ts';
import { createApprovals } from './approvals.ts';
import { instructionsWith } from './instructions.ts';
import { trimMessages } from './trim-messages.ts';

/** How many model calls one turn may take; malformed calls would loop without a bound. */
const MAX_STEPS = 6;

/** What a model with a small context takes beside instructions, tools and its answer. */
export const TOKEN_BUDGET = 8000;

/** Tools whose explanation is the answer of the turn. */
const ANSWERS: ReadonlySet<string> = new Set<ToolName>(['recommendFilms', 'surpriseFilm']);

interface AgentOptions {
  model: LanguageModelV4;
  ports: ToolPorts;
  /** Trims conversations to so many tokens; models that run here have no such limit. */
  tokenBudget?: number;
  /** Lets the page draw before each question to the model. */
  breathe?: () => Promise<void>;
}

/**
 * Whether films were found, or why there are none: that is the answer. A call that no tool understood is not: the model
 * is told of it and tries again.
 */
const hasAnswered: StopCondition<Tools> = ({ steps }) =>
  steps.at(-1)?.toolResults.some(({ toolName }) => ANSWERS.has(toolName)) ?? false;

/**
 * The agent behind the chat, whatever model speaks. A turn ends after a recommendation or a surprise: their
 * explanation is the answer.
 */
export function createAgent({ model, ports, tokenBudget, breathe }: AgentOptions) {
  return new ToolLoopAgent({
    model,
    instructions: instructionsWith(ports.notes.get(), ports.library.hidden.get()),
    tools: createTools(ports),
    toolApproval: createApprovals(ports),
    stopWhen: [isStepCount(MAX_STEPS), hasAnswered],
    maxRetries: MAX_RETRIES,
    // Ten minutes for a whole turn (M-28).
    timeout: TIMEOUT_MS,
    prepareStep: async ({ messages }: { messages: ModelMessage[] }) => {
      await breathe?.();
      return tokenBudget === undefined ? {} : { messages: trimMessages(messages, tokenBudget) };
    },
    // Errors reach the person through the transport; without this the SDK would print them to the console too.
    onError: () => {},
  });
}

export type SineAgent = ReturnType<typeof createAgent>;
