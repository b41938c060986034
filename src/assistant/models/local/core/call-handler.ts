import type * as z from 'zod/mini';

import type { ToolName, UITools } from '#tools/registry.ts';
import type { Memory } from './memory.ts';

type Output<Name extends ToolName> = UITools[Name]['output'];
export type DoneOutput<Name extends ToolName> = Extract<Output<Name>, { status: 'done' | 'unchanged' }>;

/** What the assistant remembers of a finished call and says on it. */
export interface CallHandler<Name extends ToolName> {
  /** The tool's own output schema: a conversation may come from storage or another model. */
  output: z.ZodMiniType<Output<Name>>;
  /** How the call changes the memory; without an output it was refused or failed, and its input may be anything. */
  remember?: (memory: Memory, output: Output<Name> | undefined, input: unknown) => Memory;
  /** A sentence on what was done. @param seed chooses the wording */
  reply: (output: DoneOutput<Name>, seed: string) => string;
  /** One sentence on several films done the same way. @param titles joined */
  replyToAll?: (titles: string) => string;
  replyToNotFound?: (title: string) => string;
  replyToDenied?: (title: string) => string;
}

export type CallHandlers<Name extends ToolName = ToolName> = { readonly [N in Name]: CallHandler<N> };
