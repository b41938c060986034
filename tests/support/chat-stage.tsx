import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

import type { ConversationActions } from '#features/chat/actions/conversation-actions.tsx';
import { createConfirm } from '#features/confirm/confirm-store.ts';
import { createFilmActions } from '#features/film/create-film-actions.ts';
import { FilmActionsProvider } from '#features/film/film-actions.tsx';
import { createPopups } from '#features/film/popup-store.ts';
import { createJournal } from '#features/undo/create-journal.ts';
import { JournalProvider } from '#features/undo/journal-context.tsx';
import { MotionProvider } from '#lib/motion/motion-provider.tsx';
import type { Records } from '#storage/create-records.ts';
import { RecordsProvider } from '#storage/records-context.tsx';

import { NOW } from './tool-ports.ts';

/** Renders with everything that films and cards stand on: real records, actions and stores. */
export function renderOnStage(node: ReactNode, records: Records) {
  let entries = 0;
  const journal = createJournal({
    records,
    now: () => NOW,
    newId: () => `entry-${(entries += 1)}`,
    logger: { warn: () => {}, error: () => {} },
  });
  const popups = createPopups();
  const confirm = createConfirm();
  const actions = createFilmActions({
    records: journal,
    popups,
    confirm,
    whereToWatch: async () => ({ kind: 'notConnected' }),
    findTrailer: async () => undefined,
    openWindow: () => null,
  });
  const stage = (children: ReactNode) => (
    <MotionProvider>
      <RecordsProvider records={records}>
        <JournalProvider journal={journal}>
          <FilmActionsProvider actions={actions}>{children}</FilmActionsProvider>
        </JournalProvider>
      </RecordsProvider>
    </MotionProvider>
  );
  const view = render(stage(node));
  return { ...view, journal, popups, confirm, show: (next: ReactNode) => view.rerender(stage(next)) };
}

/** What a message may do in its conversation, where a test looks at some of it only. */
export const actionsWith = (own: Partial<ConversationActions>): ConversationActions => ({
  readOnly: false,
  branches: {},
  say: () => {},
  answerApproval: () => {},
  edit: () => {},
  regenerate: () => {},
  switchBranch: () => undefined,
  ...own,
});
