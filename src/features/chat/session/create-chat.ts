import {
  AbstractChat,
  type ChatInit,
  type ChatState,
  type ChatStatus,
  type ChatTransport,
  generateId,
  lastAssistantMessageIsCompleteWithApprovalResponses,
} from 'ai';
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { ChatMessage } from '#tools/registry.ts';

/** What the chat has to show now. */
interface ChatSnapshot {
  messages: ChatMessage[];
  status: ChatStatus;
  error: Error | undefined;
}

/**
 * The chat of one conversation, kept outside components: it streams on while its panel is unmounted. Its state is a
 * store, so that the panel and the branch tree follow it without the SDK's own hooks (docs/decisions/024-chat-over-a-store.md).
 */
export class FilmChat extends AbstractChat<ChatMessage> {
  readonly store: StoreApi<ChatSnapshot>;

  constructor({ messages = [], ...init }: ChatInit<ChatMessage>) {
    const store = createStore<ChatSnapshot>(() => ({ messages, status: 'ready', error: undefined }));
    super({ ...init, state: stateIn(store) });
    this.store = store;
  }
}

/** A chat over this transport. An answered approval is sent on by itself. */
export const createChat = (
  transport: ChatTransport<ChatMessage>,
  init: Pick<ChatInit<ChatMessage>, 'id' | 'messages' | 'onFinish'> = {},
): FilmChat =>
  new FilmChat({
    ...init,
    transport,
    generateId,
    sendAutomaticallyWhen: lastAssistantMessageIsCompleteWithApprovalResponses,
  });

const stateIn = (store: StoreApi<ChatSnapshot>): ChatState<ChatMessage> => ({
  get messages() {
    return store.getState().messages;
  },
  set messages(messages) {
    store.setState({ messages: [...messages] });
  },
  get status() {
    return store.getState().status;
  },
  set status(status) {
    store.setState({ status });
  },
  get error() {
    return store.getState().error;
  },
  set error(error) {
    store.setState({ error });
  },
  pushMessage: (message) => store.setState(({ messages }) => ({ messages: [...messages, message] })),
  popMessage: () => store.setState(({ messages }) => ({ messages: messages.slice(0, -1) })),
  // The SDK writes on in the message that it hands over: what is drawn is a copy, down to its parts.
  replaceMessage: (index, message) =>
    store.setState(({ messages }) => ({
      messages: messages.toSpliced(index, 1, {
        ...message,
        parts: message.parts.map((part) => ({ ...part })),
        ...(message.metadata !== undefined && { metadata: { ...message.metadata } }),
      }),
    })),
  // Not the function itself: browsers refuse to call it as a method of something else.
  snapshot: (thing) => structuredClone(thing),
});
