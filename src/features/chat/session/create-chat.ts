import { Chat } from '@ai-sdk/react';
import {
  type ChatInit,
  type ChatTransport,
  generateId,
  lastAssistantMessageIsCompleteWithApprovalResponses,
} from 'ai';

import type { ChatMessage } from '#tools/registry.ts';

export type FilmChat = Chat<ChatMessage>;

/**
 * A conversation, kept outside components: it streams on while its panel is unmounted (findings.md, A chat in the
 * browser). An answered approval is sent on by itself.
 */
export function createChat(
  transport: ChatTransport<ChatMessage>,
  init: Pick<ChatInit<ChatMessage>, 'id' | 'messages' | 'onFinish'> = {},
): FilmChat {
  return new Chat<ChatMessage>({
    ...init,
    transport,
    generateId,
    sendAutomaticallyWhen: lastAssistantMessageIsCompleteWithApprovalResponses,
  });
}
