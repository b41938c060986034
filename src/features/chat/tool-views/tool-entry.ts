import type { DynamicToolUIPart, ToolUIPart } from 'ai';
import type { ComponentType } from 'react';

import type { ConfirmRequest } from '#features/confirm/confirm-store.ts';
import type { ToolName, UITools } from '#tools/registry.ts';

export type AnyToolPart = ToolUIPart<UITools> | DynamicToolUIPart;
export type Output<Name extends ToolName> = UITools[Name]['output'];
export type ApprovalWords = Omit<ConfirmRequest, 'action'>;

/** Where a part stands in the conversation. */
export interface Place {
  /** Whether its message is the last one. */
  isLast: boolean;
  /** Whether the message is still being written: what is unfinished in a message that is not live was interrupted. */
  live: boolean;
  /** Whether the message goes on in words, which then say what was done. */
  told?: boolean;
}

interface PropsOf<Input, Output> extends Pick<Place, 'live' | 'told'> {
  input: Input | undefined;
  output: Output;
  /** The id of the tool call, by which the journal knows what it changed. */
  source: string;
  /** Whether a question that the view asks can still be answered. */
  open: boolean;
}

/** What the view of a tool is given; tools with the same input and output may share a view. */
export type ViewProps<Name extends ToolName> = PropsOf<UITools[Name]['input'], Output<Name>>;

/** What a tool's view says while it works. */
export interface ToolWords {
  working: string;
  /** What it asks before it does something that needs approval. */
  approval?: (input: unknown) => ApprovalWords;
}

/** All that the conversation knows of a tool: its words and the view of its output. */
export interface ToolEntry<Name extends ToolName> extends ToolWords {
  View: ComponentType<ViewProps<Name>>;
}
