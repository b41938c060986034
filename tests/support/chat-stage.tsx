import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

import { createConfirm } from '#features/confirm/confirm-store.ts';
import { createFilmActions } from '#features/film/create-film-actions.ts';
import { FilmActionsProvider } from '#features/film/film-actions.tsx';
import { createPopups } from '#features/film/popup-store.ts';
import { MotionProvider } from '#lib/motion/motion-provider.tsx';
import type { Records } from '#storage/create-records.ts';
import { RecordsProvider } from '#storage/records-context.tsx';

/** Renders with everything that films and cards stand on: real records, actions and stores. */
export function renderOnStage(node: ReactNode, records: Records) {
  const popups = createPopups();
  const confirm = createConfirm();
  const actions = createFilmActions({
    records,
    popups,
    confirm,
    findTrailer: async () => undefined,
    openWindow: () => null,
  });
  const stage = (children: ReactNode) => (
    <MotionProvider>
      <RecordsProvider records={records}>
        <FilmActionsProvider actions={actions}>{children}</FilmActionsProvider>
      </RecordsProvider>
    </MotionProvider>
  );
  const view = render(stage(node));
  return { ...view, popups, confirm, show: (next: ReactNode) => view.rerender(stage(next)) };
}
