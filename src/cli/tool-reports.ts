import type { ModelMessage, StepResult } from 'ai';
import * as z from 'zod/mini';

import type { SineAgent } from '#assistant/agent.ts';
import { errorMessage } from '#assistant/error-message.ts';

/** A tool call with its final output (docs/product.md). */
export interface ToolReport {
  name: string;
  input: unknown;
  output: unknown;
}

/** A call that waits for a yes or no. */
export interface PendingCall {
  approvalId: string;
  toolCallId: string;
  toolName: string;
  input: unknown;
}

const answerSchema = z.object({ explanation: z.optional(z.string()), message: z.optional(z.string()) });

/** Reads the tools of a turn: called in its steps, or settled by an approval before the first step. */
export function toolReports(
  steps: readonly StepResult<SineAgent['tools']>[],
  responses: readonly ModelMessage[],
  settled: readonly PendingCall[],
) {
  const tools: ToolReport[] = settled.map(({ toolCallId, toolName: name, input }) => ({
    name,
    input,
    output: settledOutput(responses, toolCallId),
  }));
  const pending: PendingCall[] = [];
  const report = ({ toolName: name, input }: { toolName: string; input: unknown }, output: unknown) =>
    void tools.push({ name, input, output });
  for (const part of steps.flatMap((step) => step.content)) {
    if (part.type === 'tool-result' && !part.preliminary) report(part, part.output);
    if (part.type === 'tool-error') report(part, { status: 'error', message: errorMessage(part.error) });
    if (part.type === 'tool-approval-request') {
      const { toolCallId, toolName, input } = part.toolCall;
      pending.push({ approvalId: part.approvalId, toolCallId, toolName, input });
      report(part.toolCall, { status: 'approval-required' });
    }
  }
  // The explanation of a recommendation or surprise is the turn's answer; a failed one gives its reason.
  const { explanation, message } = answerSchema.safeParse(tools.at(-1)?.output).data ?? {};
  return { tools, pending, explanation: explanation ?? message ?? '' };
}

function settledOutput(responses: readonly ModelMessage[], toolCallId: string): unknown {
  const [output] = responses
    .flatMap((message) => (message.role === 'tool' ? message.content : []))
    .flatMap((part) => (part.type === 'tool-result' && part.toolCallId === toolCallId ? part.output : []));
  if (output?.type === 'json') return output.value;
  return { status: output === undefined || output.type === 'execution-denied' ? 'denied' : 'error' };
}
