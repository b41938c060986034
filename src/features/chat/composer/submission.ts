import { readApproval } from '#assistant/approval-words.ts';
import type { ChatMessage } from '#tools/registry.ts';

import { openApprovals } from '../session/open-approvals.ts';

/** In characters; longer messages are refused with a note, and the draft is kept. */
export const MAX_MESSAGE_LENGTH = 4000;

type Submission =
  | { kind: 'empty' }
  | { kind: 'tooLong'; note: string }
  | { kind: 'approval'; id: string; approved: boolean }
  | { kind: 'message'; text: string };

/** What submitting this text means now: a message, an answer to the open approval, or nothing that can be sent. */
export function readSubmission(text: string, messages: readonly ChatMessage[]): Submission {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'empty' };
  if (trimmed.length > MAX_MESSAGE_LENGTH) {
    const length = trimmed.length.toLocaleString('tr-TR');
    const limit = MAX_MESSAGE_LENGTH.toLocaleString('tr-TR');
    return { kind: 'tooLong', note: `Mesajın ${length} karakter; en çok ${limit} karakter gönderebilirsin.` };
  }
  const [id] = openApprovals(messages);
  const approved = id === undefined ? undefined : readApproval(trimmed);
  if (id !== undefined && approved !== undefined) return { kind: 'approval', id, approved };
  return { kind: 'message', text: trimmed };
}
