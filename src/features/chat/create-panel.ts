import { createStore } from 'zustand/vanilla';

import { isTouch } from '#lib/is-touch.ts';

import type { ConversationActions } from './actions/conversation-actions.tsx';
import type { DraftStore } from './composer/draft-store.ts';
import { readSubmission } from './composer/submission.ts';
import type { Conversations } from './session/create-conversations.ts';
import { isCovered } from './shortcuts/is-typing.ts';

/** What stands above the composer; `opening` shows the list until the conversation that was picked is there. */
type PanelView = { kind: 'thread' } | { kind: 'list' } | { kind: 'opening'; id: string };

/**
 * The panel's state and what it does. Made once for a panel, so that each function stays the same while words stream
 * in: a new callback would draw again what is memoised below the panel.
 */
export function createPanel(conversations: Conversations, draft: DraftStore) {
  const store = createStore<{ view: PanelView }>(() => ({ view: { kind: 'thread' } }));
  const input: { current: HTMLTextAreaElement | null } = { current: null };
  let section: HTMLElement | null = null;
  const listButton: { current: HTMLButtonElement | null } = { current: null };
  const focusInput = () => input.current?.focus();
  /** Where somebody goes on after a button that is gone with its press; by touch that must not bring the keyboard up. */
  const focusBack = () => (isTouch() ? section?.focus({ preventScroll: true }) : focusInput());
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
    say(text) {
      if (send(text)) focusBack();
    },
    answerApproval(id, approved) {
      open().answer(id, approved);
      focusBack();
    },
    edit(id, text) {
      void open().edit(id, text);
      focusBack();
    },
    regenerate(id) {
      void open().regenerate(id);
      focusBack();
    },
    switchBranch: (id, step) => open().switchBranch(id, step),
  };

  return {
    store,
    input,
    /** The panel's own element, as it comes and goes. */
    hold(element: HTMLElement | null): void {
      section = element;
    },
    listButton,
    focusBack,
    /** No popup lies over the panel. */
    isInReach: () => section !== null && !isCovered(section),
    /** The composer, from wherever somebody is in the panel. */
    showInput(): void {
      show({ kind: 'thread' });
      requestAnimationFrame(focusInput);
    },
    actions,
    submit(text: string): void {
      if (send(text)) draft.setState({ text: '' });
    },
    stop: () => void open().stop(),
    takeOver: () => void conversations.takeOver().then(focusBack),
    startNew(): void {
      show({ kind: 'thread' });
      draft.setState({ note: undefined });
      void conversations.startNew().then(focusBack);
    },
    toggleList: () => show({ kind: store.getState().view.kind === 'thread' ? 'list' : 'thread' }),
    closeList(): void {
      show({ kind: 'thread' });
      listButton.current?.focus();
    },
    openKept(id: string): void {
      const done = () => {
        show({ kind: 'thread' });
        requestAnimationFrame(focusBack);
      };
      show({ kind: 'opening', id });
      void conversations.openKept(id).then(done, done);
    },
  };
}
