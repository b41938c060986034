import type { ChatMessage } from '#tools/registry.ts';

/** The approvals that the last message asks for; older ones are passed over. */
export const openApprovals = (messages: readonly ChatMessage[]): string[] =>
  (messages.at(-1)?.parts ?? []).flatMap((part) =>
    'approval' in part && part.state === 'approval-requested' ? [part.approval.id] : [],
  );
