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

const explained = z.object({ explanation: z.string() });
const failed = z.object({ message: z.string() });

/** Reads the tools of a turn: called in its steps, or settled by an approval before the first step. */
export function toolReports(
  steps: readonly StepResult<SineAgent['tools']>[],
  responses: readonly ModelMessage[],
  settled: readonly PendingCall[],
) {
  const tools: ToolReport[] = settled.map(({ toolCallId, toolName, input }) => ({
    name: toolName,
    input,
    output: settledOutput(responses, toolCallId),
  }));
  const pending: PendingCall[] = [];
  for (const part of steps.flatMap((step) => step.content)) {
    if (part.type === 'tool-result' && !part.preliminary) {
      tools.push({ name: part.toolName, input: part.input, output: part.output });
    }
    if (part.type === 'tool-error') {
      tools.push({
        name: part.toolName,
        input: part.input,
        output: { status: 'error', message: errorMessage(part.error) },
      });
    }
    if (part.type === 'tool-approval-request') {
      const { toolCallId, toolName, input } = part.toolCall;
      pending.push({ approvalId: part.approvalId, toolCallId, toolName, input });
      tools.push({ name: toolName, input, output: { status: 'approval-required' } });
    }
  }
  return { tools, pending, explanation: explanationOf(tools) };
}

function settledOutput(responses: readonly ModelMessage[], toolCallId: string): unknown {
  for (const message of responses) {
    if (message.role !== 'tool') continue;
    for (const part of message.content) {
      if (part.type !== 'tool-result' || part.toolCallId !== toolCallId) continue;
      if (part.output.type === 'json') return part.output.value;
      if (part.output.type === 'execution-denied') return { status: 'denied' };
      return { status: 'error' };
    }
  }
  return { status: 'denied' };
}

/** The explanation of a recommendation or surprise is the turn's answer; a failed one gives its reason. */
function explanationOf(tools: readonly ToolReport[]): string {
  const output = tools.at(-1)?.output;
  const parsed = explained.safeParse(output);
  if (parsed.success) return parsed.data.explanation;
  const reason = failed.safeParse(output);
  return reason.success ? reason.data.message : '';
}
