import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';

import type { Trailer, TrailerQuery } from '#domain/trailer.ts';
import type { Watching } from '#domain/watching.ts';
import { ConfirmHost } from '#features/confirm/confirm-host.tsx';
import { createConfirm } from '#features/confirm/confirm-store.ts';
import { createFilmActions } from '#features/film/create-film-actions.ts';
import { FilmActionsProvider } from '#features/film/film-actions.tsx';
import { FilmPopupHost } from '#features/film/film-popup-host.tsx';
import { createPopups } from '#features/film/popup-store.ts';
import { RecordsProvider } from '#storage/records-context.tsx';
import { openTestRecords } from '#tests/storage/support.ts';

/** Records in memory with the actions on them; nothing is rendered. */
export function setUpFilms(opened = openTestRecords()) {
  const popups = createPopups();
  const confirm = createConfirm();
  const findTrailer = vi.fn<(query: TrailerQuery) => Promise<Trailer | undefined>>(async () => undefined);
  const openWindow = vi.fn<(url: string) => void>();
  const whereToWatch = vi.fn<Watching['offersOf']>(async () => ({ kind: 'notConnected' }));
  const actions = createFilmActions({
    records: opened.records,
    popups,
    confirm,
    whereToWatch,
    findTrailer,
    openWindow,
  });
  return { ...opened, popups, confirm, findTrailer, whereToWatch, openWindow, actions };
}

/** Renders with everything that films stand on: records, actions, and the hosts of the shared popups. */
export function renderWithFilms(node: ReactNode, setting = setUpFilms()) {
  const { records, actions, popups, confirm } = setting;
  const view = render(
    <RecordsProvider records={records}>
      <FilmActionsProvider actions={actions}>
        <main>{node}</main>
        <FilmPopupHost popups={popups} />
        <ConfirmHost confirm={confirm} />
      </FilmActionsProvider>
    </RecordsProvider>,
  );
  return { ...setting, ...view };
}

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
