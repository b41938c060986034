import { createStore } from 'zustand/vanilla';

import type { ConversationActions } from './actions/conversation-actions.tsx';
import type { DraftStore } from './composer/draft-store.ts';
import { readSubmission } from './composer/submission.ts';
import type { Conversations } from './session/create-conversations.ts';

/** What stands above the composer; `opening` shows the list until the conversation that was picked is there. */
type PanelView = { kind: 'thread' } | { kind: 'list' } | { kind: 'opening'; id: string };

/**
 * The panel's state and what it does. Made once for a panel, so that each function stays the same while words stream
 * in: a new callback would draw again what is memoised below the panel.
 */
export function createPanel(conversations: Conversations, draft: DraftStore) {
  const store = createStore<{ view: PanelView }>(() => ({ view: { kind: 'thread' } }));
  const input: { current: HTMLTextAreaElement | null } = { current: null };
  const listButton: { current: HTMLButtonElement | null } = { current: null };
  const focusInput = () => input.current?.focus();
  const open = () => conversations.store.getState().open;
  const show = (view: PanelView) => store.setState({ view });

  /** Says something; answers whether it was taken. */
  const send = (text: string): boolean => {
    if (open().isBusy()) return false;
    const submission = readSubmission(text, open().chat.messages);
    draft.setState({ note: submission.kind === 'tooLong' ? submission.note : undefined });
    if (submission.kind === 'empty' || submission.kind === 'tooLong') return false;
    if (submission.kind === 'message') return conversations.send(submission.text);
    return open().answer(submission.id, submission.approved);
  };

  const actions: Omit<ConversationActions, 'readOnly' | 'branches'> = {
    say: (text) => void send(text),
    answerApproval(id, approved) {
      open().answer(id, approved);
      focusInput();
    },
    edit(id, text) {
      void open().edit(id, text);
      focusInput();
    },
    regenerate(id) {
      void open().regenerate(id);
      focusInput();
    },
    switchBranch: (id, step) => open().switchBranch(id, step),
  };

  return {
    store,
    input,
    listButton,
    focusInput,
    actions,
    submit(text: string): void {
      if (send(text)) draft.setState({ text: '' });
    },
    stop: () => void open().stop(),
    takeOver: () => void conversations.takeOver().then(focusInput),
    startNew(): void {
      show({ kind: 'thread' });
      draft.setState({ note: undefined });
      void conversations.startNew().then(focusInput);
    },
    toggleList: () => show({ kind: store.getState().view.kind === 'thread' ? 'list' : 'thread' }),
    closeList(): void {
      show({ kind: 'thread' });
      listButton.current?.focus();
    },
    openKept(id: string): void {
      const done = () => {
        show({ kind: 'thread' });
        requestAnimationFrame(focusInput);
      };
      show({ kind: 'opening', id });
      void conversations.openKept(id).then(done, done);
    },
  };
}
