import type { DynamicToolUIPart, ToolUIPart } from 'ai';

import type { ToolName, UITools } from '#tools/registry.ts';

export type AnyToolPart = ToolUIPart<UITools> | DynamicToolUIPart;
export type ToolPart<Name extends ToolName> = Extract<ToolUIPart<UITools>, { type: `tool-${Name}` }>;
export type Output<Name extends ToolName> = UITools[Name]['output'];

/** Answers an open approval. */
export type AnswerApproval = (id: string, approved: boolean) => void;

/** Where a part stands in the conversation. */
export interface Place {
  isLast: boolean;
  /** Whether the message is still being written: what is unfinished in a message that is not live was interrupted. */
  live: boolean;
  onApproval: AnswerApproval;
}
